import { eq } from 'drizzle-orm'
import { openMinorOf } from '#domain/order/on-account.ts'
import { applyOrderAction } from '#domain/order/order-lifecycle.ts'
import { checkRefund } from '#domain/order/refund.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { CommerceOptions } from '../../options.ts'
import { increaseVersion, lockOrder } from '../handling/lock-order.ts'
import { payments, refunds } from '../order-tables.ts'
import { readRefundedMinor, requestRefund } from './request-refund.ts'

/**
 * Refunds a part or all of what was paid for an order; `settleRefunds` makes it after the commit. An invoice that is not paid
 * is credited instead, up to what is open, and settled once nothing is.
 */
export async function refundOrder(
  tx: Queryable,
  { checkout }: Pick<CommerceOptions, 'checkout'>,
  orderId: string,
  { amountMinor, now }: { amountMinor: number; now: Date },
): Promise<
  Result<'refunded' | 'credited', 'order-not-found' | 'order-not-open' | 'order-expired' | 'refund-too-large'>
> {
  const locked = await lockOrder(tx, orderId)
  if (!locked) return refuse('order-not-found')
  const { payment, stage } = locked
  const applied = applyOrderAction(stage, 'refund')
  if (!applied.ok) return applied
  if (payment.status === 'invoiced') return creditInvoice(tx, payment, { amountMinor, now })
  // A part of an authorized payment may have been shipped before it was captured.
  if (payment.status !== 'captured') return refuse('order-not-open')
  const paid = { paidMinor: payment.amountMinor, refundedMinor: await readRefundedMinor(tx, orderId) }
  const checked = checkRefund(paid, amountMinor)
  if (!checked.ok) return checked
  await requestRefund(tx, checkout.paymentProviders, { payment, reason: 'refund', amountMinor, now })
  await increaseVersion(tx, orderId)
  return ok('refunded')
}

async function creditInvoice(
  tx: Queryable,
  { orderId, amountMinor: invoicedMinor, receivedMinor }: typeof payments.$inferSelect,
  { amountMinor, now }: { amountMinor: number; now: Date },
): Promise<Result<'credited', 'refund-too-large'>> {
  const creditedMinor = await readRefundedMinor(tx, orderId)
  const invoice = { amountMinor: invoicedMinor, receivedMinor: receivedMinor ?? 0, creditedMinor }
  const openMinor = openMinorOf(invoice)
  if (amountMinor > openMinor) return refuse('refund-too-large')
  await tx.insert(refunds).values({
    orderId,
    reason: 'credited',
    amountMinor,
    status: 'done',
    requestedAt: now,
    nextAttemptAt: now,
    settledAt: now,
  })
  if (amountMinor === openMinor)
    await tx
      .update(payments)
      .set({ status: 'captured', receivedMinor: null, updatedAt: now })
      .where(eq(payments.orderId, orderId))
  await increaseVersion(tx, orderId)
  return ok('credited')
}
