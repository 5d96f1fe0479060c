import type { Money } from '../money/money.ts'
import type { OrderRefund } from '../order/order-refund.ts'
import type { BaseEvent } from './updates.ts'

export type OrderMove =
  | 'paid'
  | 'sent'
  | 'delivered'
  | 'cancelled'
  | 'expired'
  | 'refund-coming'
  | 'refund-sent'

export type MovingOrder = {
  readonly id: string
  readonly number: string
  readonly placedAt: Date
  readonly paidAt: Date | null
  readonly closed: { readonly move: 'cancelled' | 'expired'; readonly at: Date } | null
  readonly isSplit: boolean
  readonly parcels: readonly MovingParcel[]
  readonly refunds: readonly OrderRefund[]
}

export type MovingParcel = {
  readonly id: string
  readonly sentAt: Date
  readonly deliveredAt: Date | null
  readonly tracking: { readonly company: string; readonly number: string } | null
}

export type OrderUpdate = BaseEvent & {
  readonly kind: 'order'
  readonly move: OrderMove
  readonly orderId: string
  readonly orderNumber: string
  /** Whether only part of the order was sent or delivered. */
  readonly isPart: boolean
  readonly tracking: MovingParcel['tracking']
  readonly amount: Money | null
}

/** A payment within this time counts as part of placing the order. */
const PAID_AT_ONCE_MS = 60_000

/**
 * Spec §2: what has happened to an order since it was placed. Only the newest update of each parcel or refund is
 * included.
 */
export function listOrderUpdates(order: MovingOrder): OrderUpdate[] {
  const update = (
    move: OrderMove,
    at: Date,
    { part = order.id, ...details }: { part?: string } & Partial<OrderUpdate> = {},
  ): OrderUpdate => ({
    kind: 'order',
    id: `${move} ${part}`,
    at,
    move,
    orderId: order.id,
    orderNumber: order.number,
    isPart: false,
    tracking: null,
    amount: null,
    ...details,
  })
  const { placedAt, paidAt, closed, isSplit, parcels, refunds } = order
  const isPaidLater = paidAt !== null && paidAt.getTime() - placedAt.getTime() > PAID_AT_ONCE_MS
  return [
    ...(isPaidLater ? [update('paid', paidAt)] : []),
    ...(closed ? [update(closed.move, closed.at)] : []),
    ...parcels.map(({ id, sentAt, deliveredAt, tracking }) =>
      deliveredAt === null
        ? update('sent', sentAt, { part: id, isPart: isSplit, tracking })
        : update('delivered', deliveredAt, { part: id, isPart: isSplit }),
    ),
    // An amount that was only authorized on a card was never charged.
    ...refunds
      .filter(({ reason }) => reason !== 'released')
      .map(({ id, amount, requestedAt, settledAt }) =>
        settledAt === null
          ? update('refund-coming', requestedAt, { part: id, amount })
          : update('refund-sent', settledAt, { part: id, amount }),
      ),
  ]
}
