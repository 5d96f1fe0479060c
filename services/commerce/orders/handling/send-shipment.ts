import { and, eq, sql } from 'drizzle-orm'
import type { FulfilmentDraft } from '#contracts/order/order.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { CommerceOptions } from '../../options.ts'
import { fulfilments, orders } from '../order-tables.ts'

type Options = Pick<CommerceOptions, 'database' | 'clock'>
type Recorded = Result<true, 'order-not-found' | 'order-not-open'>

/**
 * Records that a part of an order has left, and with which carrier. Recording it again corrects the tracking
 * number but not the date. A cancelled or unpaid order cannot be shipped.
 */
export async function sendShipment(
  { database, clock }: Options,
  orderId: string,
  { shipment, company, number, url }: FulfilmentDraft,
): Promise<Recorded> {
  return database.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order || shipment >= order.shipments.length) return refuse('order-not-found')
    if (order.status !== 'paid') return refuse('order-not-open')
    const carrier = { company, number, url }
    await tx
      .insert(fulfilments)
      .values({ orderId, shipment, ...carrier, sentAt: clock() })
      .onConflictDoUpdate({ target: [fulfilments.orderId, fulfilments.shipment], set: carrier })
    await increaseVersion(tx, orderId)
    return ok(true)
  })
}

/** Records that a part has arrived; only the first time counts. */
export async function recordDelivery(
  { database, clock }: Options,
  orderId: string,
  shipment: number,
): Promise<Recorded> {
  if (!Number.isInteger(shipment)) return refuse('order-not-found')
  const isShipment = and(eq(fulfilments.orderId, orderId), eq(fulfilments.shipment, shipment))
  return database.db.transaction(async (tx) => {
    // The order is locked first, as it is when a part is shipped.
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update')
    const [sent] = await tx.select().from(fulfilments).where(isShipment)
    if (!sent) return refuse('order-not-found')
    if (sent.deliveredAt !== null) return ok(true)
    await tx.update(fulfilments).set({ deliveredAt: clock() }).where(isShipment)
    await increaseVersion(tx, orderId)
    return ok(true)
  })
}

/** A shipment is a part of the order, whose version a trigger increases with each update of its row. */
async function increaseVersion(tx: Queryable, orderId: string): Promise<void> {
  await tx
    .update(orders)
    .set({ version: sql`${orders.version}` })
    .where(eq(orders.id, orderId))
}
