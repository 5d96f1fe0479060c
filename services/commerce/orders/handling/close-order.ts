import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import { variants } from '../../tables/catalogue-tables.ts'
import { orderLines, orders, payments } from '../../tables/order-tables.ts'
import { returnPromotions } from '../placement/redeem-promotions.ts'
import { adjustReserved, announceStock, lockStock, removeStock } from '../placement/stock.ts'

/**
 * Closes an order whose row is locked by the transaction: releases its stock and discounts, and refunds gift cards.
 * Without `restocks`, its pieces are removed from the stock. The caller must have checked under that lock that the
 * order is open, so that this only happens once.
 */
export async function closeOrder(
  tx: Queryable,
  orderId: string,
  { status, now, restocks = true }: { status: 'cancelled' | 'expired'; now: Date; restocks?: boolean },
): Promise<void> {
  await returnStock(tx, orderId, restocks)
  await returnPromotions(tx, orderId)
  await tx.update(orders).set({ status, cancelledAt: now, networkKey: null }).where(eq(orders.id, orderId))
  await tx.update(payments).set({ status: 'released', updatedAt: now }).where(eq(payments.orderId, orderId))
}

async function returnStock(tx: Queryable, orderId: string, restocks: boolean): Promise<void> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  const pieces = lines.map(({ variantId, reserved }) => ({ variantId, quantity: reserved }))
  const ids = pieces.map(({ variantId }) => variantId)
  await lockStock(tx, ids)
  await adjustReserved(tx, pieces, -1)
  if (!restocks) await removeStock(tx, pieces)
  const products = await tx.select({ id: variants.productId }).from(variants).where(inArray(variants.id, ids))
  await announceStock(
    tx,
    products.map(({ id }) => id),
  )
}
