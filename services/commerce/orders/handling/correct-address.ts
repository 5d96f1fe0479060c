import { eq } from 'drizzle-orm'
import { type AddressDraft, normalizeAddress } from '#domain/address/address.ts'
import { applyOrderAction, type OrderEffect } from '#domain/order/order-lifecycle.ts'
import { type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { orders } from '../order-tables.ts'
import { lockOrder } from './lock-order.ts'

/**
 * Corrects the delivery address of an order before anything ships. Its country stays, because prices, taxes and
 * delivery depend on it. Takes only what `validateAddress` accepts.
 */
export async function correctAddress(
  tx: Queryable,
  orderId: string,
  draft: AddressDraft,
): Promise<Result<OrderEffect, 'order-not-found' | 'order-not-open' | 'order-expired' | 'country-differs'>> {
  const locked = await lockOrder(tx, orderId)
  if (!locked) return refuse('order-not-found')
  const applied = applyOrderAction(locked.stage, 'correct-address')
  if (!applied.ok) return applied
  const { country } = locked.order.address
  if (draft.country !== country) return refuse('country-differs')
  await tx
    .update(orders)
    .set({ address: normalizeAddress(draft, country) })
    .where(eq(orders.id, orderId))
  return applied
}
