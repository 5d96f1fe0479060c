import { applyOrderAction, type OrderEffect } from '#domain/order/order-lifecycle.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { CommerceOptions } from '../../options.ts'
import type { payments } from '../../tables/order-tables.ts'
import { retryDeadlock } from '../placement/retry-deadlock.ts'
import { type RefundReason, readRefundedMinor, requestRefund } from '../refunds/request-refund.ts'
import { settleRefunds } from '../refunds/settle-refunds.ts'
import { closeOrder } from './close-order.ts'
import { lockOrder } from './lock-order.ts'

type CancelResult = Result<OrderEffect, 'order-not-found' | 'order-not-open' | 'order-expired'>

/** Cancels an order in its own transaction, and refunds its payment; idempotent. */
export async function cancelOrder(options: CommerceOptions, orderId: string): Promise<CancelResult> {
  const { database, clock } = options
  const cancelled = await retryDeadlock(() =>
    database.db.transaction((tx) => cancelOrderIn(tx, options, orderId, { now: clock(), restocks: true })),
  )
  if (cancelled.ok) await settleRefunds(options, clock())
  return cancelled
}

/**
 * Cancels an order: releases its stock and discounts, and requests a refund of its payment, which `settleRefunds`
 * executes after the commit. `restocks` is whether its pieces go back on sale.
 */
export async function cancelOrderIn(
  tx: Queryable,
  { checkout }: Pick<CommerceOptions, 'checkout'>,
  orderId: string,
  { now, restocks }: { now: Date; restocks: boolean },
): Promise<CancelResult> {
  const locked = await lockOrder(tx, orderId)
  if (!locked) return refuse('order-not-found')
  const { payment, stage } = locked
  const applied = applyOrderAction(stage, 'cancel')
  if (!applied.ok || applied.value === 'unchanged') return applied
  const { reason, amountMinor } = refundableAmount(payment, await readRefundedMinor(tx, orderId))
  await requestRefund(tx, checkout.paymentProviders, { payment, reason, amountMinor, now })
  await closeOrder(tx, orderId, { status: 'cancelled', now, restocks })
  return ok('changed')
}

/** The amount to refund for a canceled order. */
function refundableAmount(
  { status, amountMinor, receivedMinor }: typeof payments.$inferSelect,
  refundedMinor: number,
): { reason: RefundReason; amountMinor: number } {
  if (status === 'authorised') return { reason: 'released', amountMinor }
  if (status === 'captured') return { reason: 'cancelled', amountMinor: amountMinor - refundedMinor }
  return { reason: 'cancelled', amountMinor: receivedMinor ?? 0 }
}
