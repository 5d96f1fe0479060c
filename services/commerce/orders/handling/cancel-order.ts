import { applyOrderAction, type OrderEffect } from '#domain/order/order-lifecycle.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { CommerceOptions } from '../../options.ts'
import { retryDeadlock } from '../placement/retry-deadlock.ts'
import { closeOrder } from './close-order.ts'
import { lockOrder } from './lock-order.ts'

type Cancellation = {
  effect: OrderEffect
  /** Refunds the payment at its provider, once the transaction is committed; idempotent. */
  refund(): Promise<void>
}
type Refusal = 'order-not-found' | 'order-not-open' | 'order-expired'

/** Cancels an order in a transaction of its own, and refunds its payment; idempotent. */
export async function cancelOrder(
  options: CommerceOptions,
  orderId: string,
): Promise<Result<OrderEffect, Refusal>> {
  const { database, clock } = options
  const cancelled = await retryDeadlock(() =>
    database.db.transaction((tx) => cancelOrderIn(tx, options, orderId, { now: clock(), restocks: true })),
  )
  if (!cancelled.ok) return cancelled
  await cancelled.value.refund()
  return ok(cancelled.value.effect)
}

/**
 * Cancels an order: releases its stock and discounts. `restocks`: whether its pieces are for sale again. The caller
 * refunds the payment after the commit.
 */
export async function cancelOrderIn(
  tx: Queryable,
  { checkout, reportFault }: Pick<CommerceOptions, 'checkout' | 'reportFault'>,
  orderId: string,
  { now, restocks }: { now: Date; restocks: boolean },
): Promise<Result<Cancellation, Refusal>> {
  const locked = await lockOrder(tx, orderId)
  if (!locked) return refuse('order-not-found')
  const { payment, stage } = locked
  const applied = applyOrderAction(stage, 'cancel')
  if (!applied.ok) return applied
  if (applied.value === 'changed') await closeOrder(tx, orderId, { status: 'cancelled', now, restocks })
  const provider = checkout.paymentProviders.find(({ code }) => code === payment.method)
  return ok({
    effect: applied.value,
    refund: async () => provider?.release(payment.reference).catch(reportFault),
  })
}
