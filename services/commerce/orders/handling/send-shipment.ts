import { and, eq } from 'drizzle-orm'
import type { FulfilmentDraft } from '#contracts/order/order.ts'
import type { CountryCode } from '#domain/market/market.ts'
import { applyOrderAction, type OrderEffect } from '#domain/order/order-lifecycle.ts'
import { latestShippingDay } from '#domain/order/shipping-day.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { fulfilments, orderLines, orders } from '../../tables/order-tables.ts'
import { increaseVersion, lockOrder } from './lock-order.ts'

type RecordResult = Result<OrderEffect, 'order-not-found' | 'order-not-open' | 'order-expired'>

/**
 * Records that a part of an order has shipped, and with which carrier. Recording it again corrects the tracking number
 * but not the date. `home` is the country it ships from. A canceled or unpaid order cannot be shipped.
 */
export async function sendShipment(
  tx: Queryable,
  orderId: string,
  { shipment, company, number, url }: FulfilmentDraft,
  { home, now }: { home: CountryCode; now: Date },
): Promise<RecordResult> {
  const locked = await lockOrder(tx, orderId)
  if (!locked || shipment >= locked.order.shipments.length) return refuse('order-not-found')
  const applied = applyOrderAction(locked.stage, 'ship')
  if (!applied.ok) return applied
  const carrier = { company, number, url }
  await tx
    .insert(fulfilments)
    .values({ orderId, shipment, company, number, url, sentAt: now })
    .onConflictDoUpdate({ target: [fulfilments.orderId, fulfilments.shipment], set: carrier })
  const sent = new Set([...locked.sent.map((parcel) => parcel.shipment), shipment])
  await updateShipping(tx, locked.order, { home, sent: [...sent] })
  return applied
}

/** Updates the number of remaining shipments, and when the next one has to ship. */
async function updateShipping(
  tx: Queryable,
  { id, address: { country }, shipments }: typeof orders.$inferSelect,
  { home, sent }: { home: CountryCode; sent: readonly number[] },
): Promise<void> {
  const lines = await tx
    .select({ lineId: orderLines.lineId, promise: orderLines.promise })
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
  const promises = new Map(lines.map(({ lineId, promise }) => [lineId, promise]))
  const shipBy = latestShippingDay({ home, country, shipments, promises, sent })
  await tx
    .update(orders)
    .set({ shipmentsLeft: shipments.length - sent.length, shipBy })
    .where(eq(orders.id, id))
}

/** Records the delivery of a shipment; only the first call counts. */
export async function recordDelivery(
  tx: Queryable,
  orderId: string,
  shipment: number,
  now: Date,
): Promise<RecordResult> {
  const locked = await lockOrder(tx, orderId)
  const parcel = locked?.sent.find((sent) => sent.shipment === shipment)
  if (!locked || !parcel) return refuse('order-not-found')
  const applied = applyOrderAction(locked.stage, 'deliver')
  if (!applied.ok) return applied
  if (parcel.deliveredAt !== null) return ok('unchanged')
  const isShipment = and(eq(fulfilments.orderId, orderId), eq(fulfilments.shipment, shipment))
  await tx.update(fulfilments).set({ deliveredAt: now }).where(isShipment)
  await increaseVersion(tx, orderId)
  return applied
}
