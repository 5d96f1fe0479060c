import { Box, Link } from '@mui/material'
import { Loading, ShowBase, useShowContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { teamOrder } from '../../../contracts/team/order.ts'
import { hasRole } from '../../../domain/team/roles.ts'
import { ActionBar } from '../../actions/action-bar.tsx'
import { BackToList } from '../../application/back-to-list.tsx'
import { useDesk } from '../../application/desk-context.ts'
import { Page } from '../../application/page.tsx'
import { useFormat } from '../../format/use-format.ts'
import { ItemFault } from '../../list/item-fault.tsx'
import { listAddress } from '../../waiting/list-address.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTotals } from './order-totals.tsx'
import { buyerOf } from './order-values.ts'
import { useOrderActions } from './use-order-actions.ts'
import { useStage } from './use-stage.ts'

export function OrderPage() {
  return (
    <ShowBase>
      <LoadedOrder />
    </ShowBase>
  )
}

function LoadedOrder() {
  const translate = useTranslate()
  const { session } = useDesk()
  const { date } = useFormat()
  const stage = useStage()
  const actionsOf = useOrderActions()
  const { record, error } = useShowContext()
  if (error) return <ItemFault fault={error} />
  if (!record) return <Loading />
  const order = teamOrder.parse(record)
  const name = translate('resources.orders.name', { smart_count: 1 })
  return (
    <Page
      title={`${name} ${order.number}`}
      above={<BackToList />}
      below={`${buyerOf(order)} · ${date(order.placedAt)} · ${stage(order)}`}
    >
      <ActionBar
        resource="orders"
        item={order}
        actions={actionsOf(order).filter(({ roles }) => hasRole(session.roles, roles))}
      />
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { lg: 'minmax(0, 1fr) 18rem' } }}>
        <div>
          <OrderLines order={order} />
          <OrderTotals order={order} />
          <OrderHistory order={order} />
        </div>
        <div>
          <OrderFacts order={order} />
          {hasRole(session.roles, ['care']) && (
            <Link
              component={RouterLink}
              to={listAddress({ resource: 'requests', filter: { orderNumber: order.number }, sort: null })}
            >
              {translate('resources.orders.requests')}
            </Link>
          )}
        </div>
      </Box>
    </Page>
  )
}
