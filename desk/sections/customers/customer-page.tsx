import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { CUSTOMER_ORDERS_SHOWN, type TeamCustomer } from '#contracts/team/customer.ts'
import type { Action } from '#desk/actions/action.ts'
import { ActionBar } from '#desk/actions/action-bar.tsx'
import { Block, Entries, Entry } from '#desk/detail/block.tsx'
import { History } from '#desk/detail/history.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { BackToList, Page } from '#desk/page/page.tsx'
import { useDesk } from '#desk/provider/desk-context.ts'
import type { Role } from '#domain/team/roles.ts'
import { hasRole } from '#domain/team/roles.ts'
import type { TradeStanding } from '#domain/visitor/roles.ts'
import { TRADE_STANDINGS } from '#domain/visitor/roles.ts'
import { getCustomerName, useCustomerLabels } from '../../detail/customer-labels.tsx'
import { orders as section } from '../orders/orders.tsx'
import { CustomerFacts } from './customer-facts.tsx'

type Company = NonNullable<NonNullable<TeamCustomer['detail']>['company']>

type CustomerAction = Action<TeamCustomer> & { roles: readonly Role[] }

const SEND_PASSWORD_LINK: CustomerAction = {
  name: 'send-password-link',
  roles: ['care', 'orders', 'trade'],
}

const CLEAR_BOUNCE: CustomerAction = {
  name: 'clear-bounce',
  roles: ['care', 'orders'],
}

const COPY_DATA: CustomerAction = {
  name: 'data-copy',
  roles: ['care'],
  fileName: ({ id }) => `customer-${id}.json`,
}

const DELETE: CustomerAction = {
  name: 'delete',
  roles: ['care'],
  fields: () => [{ name: 'email', label: 'resources.customers.action-fields.email', isRequired: true }],
  toInput: ({ email }) => ({ email }),
  removes: true,
}

export function CustomerPage({ item: customer }: { item: TeamCustomer }) {
  const translate = useTranslate()
  const { session } = useDesk()
  const labels = useCustomerLabels()
  const getStandingLabel = (standing: TradeStanding) =>
    translate(`resources.customers.values.standing.${standing}`)
  return (
    <Page
      title={getCustomerName(customer)}
      above={<BackToList />}
      below={`${labels.kind(customer)} · ${labels.summary(customer)}`}
    >
      <ActionBar
        resource="customers"
        item={customer}
        actions={getActions(customer, getStandingLabel).filter(({ roles }) => hasRole(session.roles, roles))}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
        }}
      >
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

/** Shows the customer's orders, latest first, with links for roles that may open orders. */
function CustomerOrders({ customer: { email, detail } }: { customer: TeamCustomer }) {
  const translate = useTranslate()
  const { session } = useDesk()
  const { date, money } = useFormat()
  const t = (key: string) => translate(`resources.customers.${key}`)
  const orders = detail?.orders ?? []
  const canOpenOrders = hasRole(session.roles, section.roles)
  const filter = encodeURIComponent(JSON.stringify({ text: email }))
  return (
    <Block
      title={t('orders')}
      aside={
        canOpenOrders &&
        orders.length === CUSTOMER_ORDERS_SHOWN && (
          <Link component={RouterLink} to={`/orders?filter=${filter}`}>
            {t('all-orders')}
          </Link>
        )
      }
    >
      {orders.length === 0 && (
        <Typography variant="body2" sx={{ paddingTop: 0.75 }}>
          {t('no-orders')}
        </Typography>
      )}
      <Entries>
        {orders.map(({ id, number, placedAt, status, total }) => (
          <Entry
            key={id}
            start={
              canOpenOrders ? (
                <Link component={RouterLink} to={`/orders/${id}/show`}>
                  {number}
                </Link>
              ) : (
                number
              )
            }
            end={money(total)}
          >
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {date(placedAt)} · {translate(`resources.orders.values.status.${status}`)}
            </Box>
          </Entry>
        ))}
      </Entries>
    </Block>
  )
}

function createChangeCompany(
  company: Company,
  getStandingLabel: (standing: TradeStanding) => string,
): CustomerAction {
  const field = 'resources.customers.action-fields'
  return {
    name: 'change-company',
    roles: ['trade'],
    fields: () => [
      { name: 'name', label: `${field}.company-name`, initial: company.name, isRequired: true },
      {
        name: 'standing',
        label: 'resources.customers.fields.standing',
        kind: 'choice',
        choices: TRADE_STANDINGS.map((standing) => ({ id: standing, name: getStandingLabel(standing) })),
        initial: company.standing,
      },
      { name: 'taxNumber', label: `${field}.tax-number`, initial: company.taxNumber },
      {
        name: 'isTaxExempt',
        label: `${field}.tax-exempt`,
        kind: 'switch',
        initial: company.isTaxExempt ? 'yes' : '',
      },
    ],
    toInput: ({ name, standing, taxNumber = '', isTaxExempt }) => ({
      name,
      standing,
      taxNumber,
      isTaxExempt: isTaxExempt === 'yes',
    }),
  }
}

/** Returns the available actions. Guests cannot be deleted, since only their orders are stored, and orders remain. */
function getActions(
  { hasAccount, detail }: TeamCustomer,
  getStandingLabel: (standing: TradeStanding) => string,
): CustomerAction[] {
  const clearBounce = detail?.bounce ? [CLEAR_BOUNCE] : []
  if (!hasAccount) return [...clearBounce, COPY_DATA]
  const company = detail?.company
  return [
    ...clearBounce,
    SEND_PASSWORD_LINK,
    ...(company ? [createChangeCompany(company, getStandingLabel)] : []),
    COPY_DATA,
    ...(detail?.account?.isMemberOfTeam ? [] : [DELETE]),
  ]
}
