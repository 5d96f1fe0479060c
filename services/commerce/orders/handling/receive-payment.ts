import { and, eq, isNull } from 'drizzle-orm'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { CommerceOptions } from '../../options.ts'
import { orders, payments } from '../order-tables.ts'

type Received = Result<true, 'order-not-found' | 'order-not-open' | 'order-expired'>

/**
 * Records that the transfer of an order has arrived; idempotent. For an expired order, the payment is
 * recorded as late and reported to the team once: its pieces may have been sold, so the order is not
 * reopened.
 */
export async function receivePayment(
  { database, clock, checkout }: CommerceOptions,
  orderId: string,
): Promise<Received> {
  const now = clock()
  let isFirstLate = false
  const received = await database.db.transaction(async (tx): Promise<Received> => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order) return refuse('order-not-found')
    if (order.status === 'cancelled') return refuse('order-not-open')
    if (order.status === 'expired') {
      const noted = await tx
        .update(payments)
        .set({ cameLateAt: now, updatedAt: now })
        .where(and(eq(payments.orderId, orderId), isNull(payments.cameLateAt)))
        .returning({ orderId: payments.orderId })
      isFirstLate = noted.length > 0
      return refuse('order-expired')
    }
    if (order.status === 'awaiting-payment') {
      await tx
        .update(orders)
        .set({ status: 'paid', paidAt: now, networkKey: null })
        .where(eq(orders.id, orderId))
      await tx
        .update(payments)
        .set({ status: 'captured', updatedAt: now })
        .where(eq(payments.orderId, orderId))
    }
    return ok(true)
  })
  if (isFirstLate) checkout.reportLatePayment(orderId)
  return received
}
