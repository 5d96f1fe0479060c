import { eq } from 'drizzle-orm'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { CommerceOptions } from '../../options.ts'
import { orders, payments } from '../order-tables.ts'
import { retryDeadlock } from '../placement/retry-deadlock.ts'
import { closeOrder } from './close-order.ts'

/** Cancels an order: releases its stock and discounts, and refunds its payment. */
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
      // Cancelled before, or expired: nothing is refunded twice.
      if (order.cancelledAt !== null) return before ?? null
      await closeOrder(tx, orderId, { status: 'cancelled', now: clock() })
      return before ?? null
    }),
  )
  if (!payment) return refuse('order-not-found')
  const provider = checkout.paymentProviders.find(({ code }) => code === payment.method)
  await provider?.release(payment.reference).catch(reportFault)
  return ok(true)
}
