import { eq } from 'drizzle-orm'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { CommerceOptions } from '../options.ts'
import { orders, payments } from './order-tables.ts'

/** Notes that the transfer of an order has come. Noting it twice is noting it once. */
export async function receivePayment(
  { database, clock }: CommerceOptions,
  orderId: string,
): Promise<Result<true, 'order-not-found' | 'order-not-open'>> {
  const now = clock()
  return database.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order) return refuse('order-not-found')
    if (order.status === 'cancelled') return refuse('order-not-open')
    if (order.status === 'awaiting-payment') {
      await tx.update(orders).set({ status: 'paid', paidAt: now }).where(eq(orders.id, orderId))
      await tx
        .update(payments)
        .set({ status: 'captured', updatedAt: now })
        .where(eq(payments.orderId, orderId))
    }
    return ok(true)
  })
}
