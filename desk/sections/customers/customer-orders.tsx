import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { CUSTOMER_ORDERS_SHOWN, type TeamCustomer } from '../../../contracts/team/customer.ts'
import { hasRole } from '../../../domain/team/roles.ts'
import { useDesk } from '../../application/desk-context.ts'
import { Block } from '../../detail/block.tsx'
import { Entries, Entry } from '../../detail/entries.tsx'
import { useFormat } from '../../format/use-format.ts'
import { orders as section } from '../orders/orders.ts'

/** The orders of a customer, the latest first; each leads to its page for those who may open it. */
export function CustomerOrders({ customer: { email, detail } }: { customer: TeamCustomer }) {
  const translate = useTranslate()
  const { session } = useDesk()
  const { date, money } = useFormat()
  const word = (key: string) => translate(`resources.customers.${key}`)
  const orders = detail?.orders ?? []
  const mayOpen = hasRole(session.roles, section.roles)
  const filter = encodeURIComponent(JSON.stringify({ text: email }))
  return (
    <Block
      title={word('orders')}
      aside={
        mayOpen &&
        orders.length === CUSTOMER_ORDERS_SHOWN && (
          <Link component={RouterLink} to={`/orders?filter=${filter}`}>
            {word('all-orders')}
          </Link>
        )
      }
    >
      {orders.length === 0 && (
        <Typography variant="body2" sx={{ paddingTop: 0.75 }}>
          {word('no-orders')}
        </Typography>
      )}
      <Entries>
        {orders.map(({ id, number, placedAt, status, total }) => (
          <Entry
            key={id}
            start={
              mayOpen ? (
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
