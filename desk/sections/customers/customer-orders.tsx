import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { CUSTOMER_ORDERS_SHOWN, type TeamCustomer } from '../../../contracts/team/customer.ts'
import { hasRole } from '../../../domain/team/roles.ts'
import { useDesk } from '../../application/desk-context.ts'
import { Block } from '../../detail/block.tsx'
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
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {orders.map(({ id, number, placedAt, status, total }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 3,
              borderBottom: 1,
              borderColor: 'divider',
              paddingY: 1,
            }}
          >
            <Typography variant="body2" sx={{ width: '9rem' }}>
              {mayOpen ? (
                <Link component={RouterLink} to={`/orders/${id}/show`}>
                  {number}
                </Link>
              ) : (
                number
              )}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
              {date(placedAt)} · {translate(`resources.orders.values.status.${status}`)}
            </Typography>
            <Typography variant="body2">{money(total)}</Typography>
          </Box>
        ))}
      </Box>
    </Block>
  )
}
