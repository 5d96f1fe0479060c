import { Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamCustomer } from '#contracts/team/customer.ts'
import { useDesk } from '#desk/application/desk-context.ts'
import { FactBlock } from '#desk/detail/fact-block.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { orders as section } from '#desk/sections/orders/orders.tsx'
import { AsideLine } from '#desk/sections/requests/aside/aside-line.tsx'
import { hasRole } from '#domain/team/roles.ts'
import { useApplicationWords } from '../use-application-words.ts'

const SHOWN = 8

/** Linked for people who may open orders. */
export function ApplicantOrders({ customer }: { customer: TeamCustomer | null }) {
  const translate = useTranslate()
  const { word } = useApplicationWords()
  const { shortDate } = useFormat()
  const { session } = useDesk()
  if (!customer?.detail) return null
  const orders = customer.detail.orders.slice(0, SHOWN)
  const mayOpen = hasRole(session.roles, section.roles)
  return (
    <FactBlock title={word('orders')}>
      {orders.length === 0 && (
        <Typography variant="body2" sx={{ paddingTop: 0.75 }}>
          {word('no-orders')}
        </Typography>
      )}
      {orders.map(({ id, number, placedAt, status }) => (
        <AsideLine key={id} start={shortDate(placedAt)}>
          {mayOpen ? (
            <Link component={RouterLink} to={`/orders/${id}/show`}>
              {number}
            </Link>
          ) : (
            number
          )}{' '}
          {translate(`resources.orders.values.status.${status}`)}
        </AsideLine>
      ))}
    </FactBlock>
  )
}
