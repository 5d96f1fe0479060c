import { useTranslate } from 'react-admin'
import type { TeamOrder } from '../../../contracts/team/order.ts'
import { History } from '../../detail/history.tsx'

/** What happened to an order: when it was placed, and what the team did. */
export function OrderHistory({ order }: { order: TeamOrder }) {
  const translate = useTranslate()
  return (
    <History
      resource="orders"
      item={order}
      title={translate('resources.orders.history')}
      start={{ at: order.placedAt, what: translate('resources.orders.placed') }}
    />
  )
}
