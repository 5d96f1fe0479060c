import type { PieceSource } from './delivery-promise.ts'

/**
 * What the house does with the pieces of an order: its workshops make all of them, it packs all of them from stock, or
 * both. Otherwise it prepares them: a piece is still awaited, its day is to be confirmed, or nothing is known of it.
 */
export type OrderWork = 'making' | 'packing' | 'both' | 'preparing'

/** `null` for a piece of which nothing was promised, as in orders of before promises were stored. */
export function orderWork(sources: readonly (PieceSource | null)[]): OrderWork {
  const kinds = new Set(sources)
  if (kinds.size === 0 || kinds.has(null) || kinds.has('later')) return 'preparing'
  if (kinds.size === 2) return 'both'
  return kinds.has('stock') ? 'packing' : 'making'
}

/** How far an order is, for its buyer. Nobody works on it before its payment is taken: `paid`. */
export type OrderStage =
  | 'awaiting-payment'
  | 'approved'
  | 'paid'
  | 'partly-sent'
  | 'sent'
  | 'delivered'
  | 'cancelled'
  | 'expired'

export type OrderFacts = {
  readonly status: 'awaiting-payment' | 'paid' | 'cancelled' | 'expired'
  /** `authorised`: set aside for the house, not yet taken. */
  readonly payment: { readonly status: 'awaited' | 'authorised' | 'captured' | 'released' }
  /** What travels apart. */
  readonly shipments: readonly unknown[]
  /** What has left. */
  readonly parcels: readonly { readonly hasArrived: boolean }[]
}

export function orderStage({ status, payment, shipments, parcels }: OrderFacts): OrderStage {
  if (status !== 'paid') return status
  if (parcels.length > 0 && parcels.length < shipments.length) return 'partly-sent'
  if (parcels.length > 0) return parcels.every(({ hasArrived }) => hasArrived) ? 'delivered' : 'sent'
  return payment.status === 'captured' ? 'paid' : 'approved'
}

/** Whether an order still holds to what it promised: it is neither closed nor there. */
export function isPromiseOpen(stage: OrderStage): boolean {
  return stage !== 'cancelled' && stage !== 'expired' && stage !== 'delivered'
}
