import { and, eq, isNull } from 'drizzle-orm'
import { applyOrderAction, type OrderEffect } from '#domain/order/order-lifecycle.ts'
import { receiveTransfer } from '#domain/order/refund.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { CommerceOptions } from '../../options.ts'
import { orders, payments } from '../../tables/order-tables.ts'
import { readRefundedMinor, requestRefund } from '../refunds/request-refund.ts'
import { increaseVersion, lockOrder } from './lock-order.ts'

type ReceiveResult = Result<OrderEffect, 'order-not-found' | 'order-not-open' | 'order-expired'>

/**
 * Records that the transfer of an order has arrived; idempotent. For an expired order, the payment is recorded as late,
 * reported to the team once, and refunded. The order is not reopened, since its pieces may have been sold.
 */
export async function receivePayment(options: CommerceOptions, orderId: string): Promise<ReceiveResult> {
  const { database, clock, checkout } = options
  const now = clock()
  let isFirstLate = false
  const received = await database.db.transaction(async (tx) => {
    const result = await receivePaymentIn(tx, options, orderId, { now })
    if (!result.ok && result.code === 'order-expired')
      isFirstLate = await receiveLatePayment(tx, options, orderId, { now })
    return result
  })
  if (isFirstLate) checkout.reportLatePayment(orderId)
  return received
}

type Arrival = {
  now: Date
  /** The received amount in minor units; by default, the whole open amount. */
  amountMinor?: number | undefined
}

/**
 * Records a transfer, or the payment of an invoice at any stage of its order, in the caller's transaction. The order is
 * paid once nothing is missing. Any excess is refunded.
 */
export async function receivePaymentIn(
  tx: Queryable,
  { checkout }: Pick<CommerceOptions, 'checkout'>,
  orderId: string,
  { now, amountMinor }: Arrival,
): Promise<ReceiveResult> {
  const locked = await lockOrder(tx, orderId)
  if (!locked) return refuse('order-not-found')
  const { order, payment, stage } = locked
  const isInvoice = payment.status === 'invoiced'
  const applied = isInvoice ? ok('changed' as const) : applyOrderAction(stage, 'transfer-received')
  if (!applied.ok || applied.value === 'unchanged') return applied
  const creditedMinor = isInvoice ? await readRefundedMinor(tx, orderId) : 0
  const before = { dueMinor: payment.amountMinor - creditedMinor, receivedMinor: payment.receivedMinor ?? 0 }
  const arrivedMinor = amountMinor ?? before.dueMinor - before.receivedMinor
  const { receivedMinor, missingMinor, surplusMinor } = receiveTransfer(before, arrivedMinor)
  if (missingMinor > 0) {
    await tx.update(payments).set({ receivedMinor, updatedAt: now }).where(eq(payments.orderId, orderId))
    await increaseVersion(tx, orderId)
    return ok('changed')
  }
  // An order on account counts as sold on the day on which it was placed.
  const paidAt = isInvoice ? order.paidAt : now
  await tx.update(orders).set({ status: 'paid', paidAt, networkKey: null }).where(eq(orders.id, orderId))
  await tx
    .update(payments)
    .set({ status: 'captured', receivedMinor: null, updatedAt: now })
    .where(eq(payments.orderId, orderId))
  const surplus = { payment, reason: 'overpaid' as const, amountMinor: surplusMinor, now }
  await requestRefund(tx, checkout.paymentProviders, surplus)
  return applied
}

/** Records a transfer for an expired order and requests its refund. Returns whether it is the first such transfer. */
export async function receiveLatePayment(
  tx: Queryable,
  { checkout }: Pick<CommerceOptions, 'checkout'>,
  orderId: string,
  { now, amountMinor }: Arrival,
): Promise<boolean> {
  const [payment] = await tx
    .update(payments)
    .set({ cameLateAt: now, updatedAt: now })
    .where(and(eq(payments.orderId, orderId), isNull(payments.cameLateAt)))
    .returning()
  if (!payment) return false
  const amount = amountMinor ?? payment.amountMinor
  await requestRefund(tx, checkout.paymentProviders, { payment, reason: 'late', amountMinor: amount, now })
  await increaseVersion(tx, orderId)
  return true
}
