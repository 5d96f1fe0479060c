import { asc, eq, sql } from 'drizzle-orm'
import { orderStage } from '#domain/order/order-progress.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { fulfilments, orders, payments } from '../../tables/order-tables.ts'

/** Locks an order until the transaction ends, and returns it with its payment and stage; null if it does not exist. */
export async function lockOrder(tx: Queryable, orderId: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) return null
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, orderId))
  if (!payment) throw new Error(`Order ${orderId} has no payment`)
  const sent = await tx
    .select()
    .from(fulfilments)
    .where(eq(fulfilments.orderId, orderId))
    .orderBy(asc(fulfilments.shipment))
  const parcels = sent.map(({ deliveredAt }) => ({ hasArrived: deliveredAt !== null }))
  const { status, shipments } = order
  return { order, payment, sent, stage: orderStage({ status, payment, shipments, parcels }) }
}

/**
 * Increases the version of an order if only its data in another table has changed. For each update of the row itself, a
 * trigger does so.
 */
export async function increaseVersion(tx: Queryable, orderId: string): Promise<void> {
  await tx
    .update(orders)
    .set({ version: sql`${orders.version}` })
    .where(eq(orders.id, orderId))
}
