import { Box } from '@mui/material'
import { Loading, ShowBase, useShowContext, useTranslate } from 'react-admin'
import { teamCustomer } from '../../../contracts/team/customer.ts'
import { hasRole } from '../../../domain/team/roles.ts'
import type { TradeStanding } from '../../../domain/visitor/roles.ts'
import { ActionBar } from '../../actions/action-bar.tsx'
import { BackToList } from '../../application/back-to-list.tsx'
import { useDesk } from '../../application/desk-context.ts'
import { Page } from '../../application/page.tsx'
import { History } from '../../detail/history.tsx'
import { ItemFault } from '../../list/item-fault.tsx'
import { actionsOf } from './customer-actions.ts'
import { CustomerFacts } from './customer-facts.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { nameOf, useCustomerWords } from './use-customer-words.ts'

export function CustomerPage() {
  return (
    <ShowBase>
      <LoadedCustomer />
    </ShowBase>
  )
}

function LoadedCustomer() {
  const translate = useTranslate()
  const { session } = useDesk()
  const words = useCustomerWords()
  const { record, error } = useShowContext()
  if (error) return <ItemFault fault={error} />
  if (!record) return <Loading />
  const customer = teamCustomer.parse(record)
  const standingWords = (standing: TradeStanding) =>
    translate(`resources.customers.values.standing.${standing}`)
  return (
    <Page
      title={nameOf(customer)}
      above={<BackToList />}
      below={`${words.kind(customer)} · ${words.summary(customer)}`}
    >
      <ActionBar
        resource="customers"
        item={customer}
        actions={actionsOf(customer, standingWords).filter(({ roles }) => hasRole(session.roles, roles))}
      />
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { lg: 'minmax(0, 1fr) 20rem' } }}>
        <div>
          <CustomerOrders customer={customer} />
          <History
            resource="customers"
            item={customer}
            title={translate('resources.customers.history')}
            others={[
              { id: 'start', at: customer.since, who: '', what: translate('resources.customers.started') },
            ]}
          />
        </div>
        <CustomerFacts customer={customer} />
      </Box>
    </Page>
  )
}
