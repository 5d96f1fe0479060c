import { eq } from 'drizzle-orm'
import type { AgreedOrder } from '#contracts/order/agreed-order.ts'
import { agreedOrderStatus } from '#domain/order/agreed-order.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { carts } from '../carts/cart-tables.ts'
import type { CommerceOptions } from '../options.ts'
import { orders } from '../orders/order-tables.ts'
import { agreedAddress } from './agreed-link.ts'
import { agreedOrders } from './agreed-tables.ts'

/** An agreed order as it is now, with the order that it became. */
export async function findAgreedOrder(
  options: CommerceOptions,
  id: string,
): Promise<Result<AgreedOrder, 'agreed-order-not-found'>> {
  const { database, clock } = options
  const found = await read(database.db, id)
  if (!found) return refuse('agreed-order-not-found')
  const { agreed, cart, order } = found
  const facts = {
    id,
    reference: agreed.reference,
    checkoutUrl: await agreedAddress(database.db, options, id, cart),
    expiresAt: agreed.expiresAt.toISOString(),
  }
  if (order) return ok({ ...facts, status: 'ordered', order: toOrder(order) })
  const status = agreedOrderStatus({ ...agreed, isOrdered: false }, clock())
  return ok({ ...facts, status: status === 'ordered' ? 'open' : status, order: null })
}

/** Cancels an agreed order. It waits for an order that is placed at this moment: one of the two is refused. */
export async function cancelAgreedOrder(
  { database, clock }: CommerceOptions,
  id: string,
): Promise<Result<true, 'agreed-order-not-found' | 'already-ordered'>> {
  return database.db.transaction(async (tx) => {
    await tx.select({ token: carts.token }).from(carts).where(eq(carts.agreedOrderId, id)).for('update')
    const found = await read(tx, id)
    if (!found) return refuse('agreed-order-not-found')
    if (found.order) return refuse('already-ordered')
    const cancelledAt = found.agreed.cancelledAt ?? clock()
    await tx.update(agreedOrders).set({ cancelledAt }).where(eq(agreedOrders.id, id))
    return ok(true)
  })
}

async function read(db: Queryable, id: string) {
  const [found] = await db
    .select({ agreed: agreedOrders, cart: carts, order: orders })
    .from(agreedOrders)
    .innerJoin(carts, eq(carts.agreedOrderId, agreedOrders.id))
    .leftJoin(orders, eq(orders.agreedReference, agreedOrders.reference))
    .where(eq(agreedOrders.id, id))
  return found
}

function toOrder({ id, number, status, placedAt, paidAt }: typeof orders.$inferSelect) {
  return {
    id,
    number,
    status,
    placedAt: placedAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  }
}
