import type { Money } from '../money/money.ts'
import type { OrderRefund } from '../order/order-refund.ts'
import type { Dated } from './updates.ts'

/** How far an order has moved on, for its buyer. */
export type OrderMove =
  | 'paid'
  | 'sent'
  | 'delivered'
  | 'cancelled'
  | 'expired'
  | 'refund-coming'
  | 'refund-sent'

/** What is known of an order, with its moments. */
export type MovingOrder = {
  readonly id: string
  readonly number: string
  readonly placedAt: Date
  readonly paidAt: Date | null
  readonly closed: { readonly move: 'cancelled' | 'expired'; readonly at: Date } | null
  /** Whether it ships in several parcels. */
  readonly isSplit: boolean
  readonly parcels: readonly MovingParcel[]
  readonly refunds: readonly OrderRefund[]
}

export type MovingParcel = {
  readonly id: string
  readonly sentAt: Date
  readonly deliveredAt: Date | null
  /** The carrier and its number. */
  readonly tracking: { readonly company: string; readonly number: string } | null
}

export type OrderUpdate = Dated & {
  readonly kind: 'order'
  readonly move: OrderMove
  readonly orderId: string
  readonly orderNumber: string
  /** Whether only a part of the order was sent or delivered. */
  readonly isPart: boolean
  readonly tracking: MovingParcel['tracking']
  /** The amount of a refund. */
  readonly amount: Money | null
}

/** A payment within this time is part of placing the order. */
const PAID_AT_ONCE_MS = 60_000

/** Spec §2: what has happened to an order since its buyer placed it. A parcel or a refund is in one update, its newest. */
export function orderMoves(order: MovingOrder): OrderUpdate[] {
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
    // What was only reserved on a card was never charged.
    ...refunds
      .filter(({ reason }) => reason !== 'released')
      .map(({ id, amount, requestedAt, settledAt }) =>
        settledAt === null
          ? update('refund-coming', requestedAt, { part: id, amount })
          : update('refund-sent', settledAt, { part: id, amount }),
      ),
  ]
}
