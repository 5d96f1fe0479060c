import type { PieceSource } from '../delivery/delivery-promise.ts'

/**
 * What the house is doing for an order: all pieces are being made in workshops, all are being packed from stock, or
 * both. Otherwise it is preparing, because a piece is awaited, unconfirmed or unknown.
 */
export type OrderWork = 'making' | 'packing' | 'both' | 'preparing'

/** A source is null for a product without a promise, as in orders from before promises were stored. */
export function orderWork(sources: readonly (PieceSource | null)[]): OrderWork {
  const kinds = new Set(sources)
  if (kinds.size === 0 || kinds.has(null) || kinds.has('later')) return 'preparing'
  if (kinds.size === 2) return 'both'
  return kinds.has('stock') ? 'packing' : 'making'
}

/** Work starts once an order is `paid`, or `invoiced` to be paid later on account. */
export type OrderStage =
  | 'awaiting-payment'
  | 'approved'
  | 'invoiced'
  | 'paid'
  | 'partly-sent'
  | 'sent'
  | 'delivered'
  | 'cancelled'
  | 'expired'

export type OrderFacts = {
  readonly status: 'awaiting-payment' | 'paid' | 'cancelled' | 'expired'
  /** `authorised`: reserved, not yet captured. `invoiced`: on account, not yet paid. */
  readonly payment: { readonly status: 'awaited' | 'authorised' | 'invoiced' | 'captured' | 'released' }
  readonly shipments: readonly { readonly lineItems: readonly unknown[] }[]
  readonly parcels: readonly { readonly hasArrived: boolean }[]
}

export function orderStage({ status, payment, shipments, parcels }: OrderFacts): OrderStage {
  if (status !== 'paid') return status
  if (parcels.length > 0 && parcels.length < countShipments(shipments)) return 'partly-sent'
  if (parcels.length > 0) return parcels.every(({ hasArrived }) => hasArrived) ? 'delivered' : 'sent'
  if (payment.status === 'invoiced') return 'invoiced'
  return payment.status === 'captured' ? 'paid' : 'approved'
}

/**
 * How many shipments an order has. One that was split and joined again has no pieces left, but stays, since shipments
 * are identified by their position.
 */
export function countShipments(shipments: OrderFacts['shipments']): number {
  return shipments.filter(({ lineItems }) => lineItems.length > 0).length
}

/** Whether the order is neither closed nor delivered. */
export function isPromiseOpen(stage: OrderStage): boolean {
  return stage !== 'cancelled' && stage !== 'expired' && stage !== 'delivered'
}
