import { applyOrderAction } from '#domain/order/order-lifecycle.ts'
import { checkRefund } from '#domain/order/refund.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { CommerceOptions } from '../../options.ts'
import { increaseVersion, lockOrder } from '../handling/lock-order.ts'
import { readRefundedMinor, requestRefund } from './request-refund.ts'

/** Refunds a part or all of what was paid for an order; `settleRefunds` makes it after the commit. */
export async function refundOrder(
  tx: Queryable,
  { checkout }: Pick<CommerceOptions, 'checkout'>,
  orderId: string,
  { amountMinor, now }: { amountMinor: number; now: Date },
): Promise<Result<true, 'order-not-found' | 'order-not-open' | 'order-expired' | 'refund-too-large'>> {
  const locked = await lockOrder(tx, orderId)
  if (!locked) return refuse('order-not-found')
  const { payment, stage } = locked
  const applied = applyOrderAction(stage, 'refund')
  if (!applied.ok) return applied
  // A part of an authorized payment may have been shipped before it was captured.
  if (payment.status !== 'captured') return refuse('order-not-open')
  const paid = { paidMinor: payment.amountMinor, refundedMinor: await readRefundedMinor(tx, orderId) }
  const checked = checkRefund(paid, amountMinor)
  if (!checked.ok) return checked
  await requestRefund(tx, checkout.paymentProviders, { payment, reason: 'refund', amountMinor, now })
  await increaseVersion(tx, orderId)
  return ok(true)
}
