import { eq, inArray } from 'drizzle-orm'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database.ts'
import { variants } from '../catalogue/catalogue-tables.ts'
import type { CommerceOptions } from '../options.ts'
import { orderLines, orders, payments } from './order-tables.ts'
import { returnPromotions } from './placement/redeem-promotions.ts'
import { retryDeadlock } from './placement/retry-deadlock.ts'
import { announceStock, lockStock, moveReserved } from './placement/stock.ts'

/** Cancels an order: its pieces can be sold again, its discounts used again, and its money goes back. */
export async function cancelOrder(
  options: CommerceOptions,
  orderId: string,
): Promise<Result<true, 'order-not-found'>> {
  const { database, clock, checkout, reportFault } = options
  const payment = await retryDeadlock(() =>
    database.db.transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
      if (!order) return null
      const [before] = await tx.select().from(payments).where(eq(payments.orderId, orderId))
      // Cancelled before: nothing is given back twice.
      if (order.status === 'cancelled') return before ?? null
      await returnStock(tx, orderId)
      await returnPromotions(tx, orderId)
      const now = clock()
      await tx.update(orders).set({ status: 'cancelled', cancelledAt: now }).where(eq(orders.id, orderId))
      await tx
        .update(payments)
        .set({ status: 'released', updatedAt: now })
        .where(eq(payments.orderId, orderId))
      return before ?? null
    }),
  )
  if (!payment) return refuse('order-not-found')
  const provider = checkout.paymentProviders.find(({ code }) => code === payment.method)
  await provider?.release(payment.reference).catch(reportFault)
  return ok(true)
}

async function returnStock(tx: Queryable, orderId: string): Promise<void> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  const pieces = lines.map(({ variantId, reserved }) => ({ variantId, quantity: reserved }))
  const ids = pieces.map(({ variantId }) => variantId)
  await lockStock(tx, ids)
  await moveReserved(tx, pieces, -1)
  const products = await tx.select({ id: variants.productId }).from(variants).where(inArray(variants.id, ids))
  await announceStock(
    tx,
    products.map(({ id }) => id),
  )
}
