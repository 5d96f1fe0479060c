import { and, eq, isNull } from 'drizzle-orm'
import { applyOrderAction, type OrderEffect } from '#domain/order/order-lifecycle.ts'
import { type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { CommerceOptions } from '../../options.ts'
import { orders, payments } from '../order-tables.ts'
import { lockOrder } from './lock-order.ts'

type Received = Result<OrderEffect, 'order-not-found' | 'order-not-open' | 'order-expired'>

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
  const received = await database.db.transaction(async (tx) => {
    const result = await receivePaymentIn(tx, orderId, now)
    if (!result.ok && result.code === 'order-expired') isFirstLate = await noteLatePayment(tx, orderId, now)
    return result
  })
  if (isFirstLate) checkout.reportLatePayment(orderId)
  return received
}

/** Records that the transfer of an order has arrived, in the caller's transaction. */
export async function receivePaymentIn(tx: Queryable, orderId: string, now: Date): Promise<Received> {
  const locked = await lockOrder(tx, orderId)
  if (!locked) return refuse('order-not-found')
  const applied = applyOrderAction(locked.stage, 'transfer-received')
  if (!applied.ok || applied.value === 'unchanged') return applied
  await tx.update(orders).set({ status: 'paid', paidAt: now, networkKey: null }).where(eq(orders.id, orderId))
  await tx.update(payments).set({ status: 'captured', updatedAt: now }).where(eq(payments.orderId, orderId))
  return applied
}

/** Returns whether it is noted for the first time. */
async function noteLatePayment(tx: Queryable, orderId: string, now: Date): Promise<boolean> {
  const noted = await tx
    .update(payments)
    .set({ cameLateAt: now, updatedAt: now })
    .where(and(eq(payments.orderId, orderId), isNull(payments.cameLateAt)))
    .returning({ orderId: payments.orderId })
  return noted.length > 0
}
