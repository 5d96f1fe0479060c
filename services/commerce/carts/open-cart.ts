import { eq } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import { opens, parseCartId } from './cart-id.ts'
import { carts } from './cart-tables.ts'

export type CartRow = typeof carts.$inferSelect

/** A cart that nobody has used for so long is gone. */
const CART_IDLE_DAYS = 10

const DAY_MS = 86_400_000

/** The cart of an id, for reading; null when there is none, it is idle too long, or it became an order. */
export async function openCart(queryable: Queryable, id: string, now: Date): Promise<CartRow | null> {
  const cart = await openCartOfAnyAge(queryable, id)
  if (!cart || isGone(cart, now)) return null
  if (now.getTime() - cart.usedAt.getTime() > DAY_MS) {
    await queryable.update(carts).set({ usedAt: now }).where(eq(carts.token, cart.token))
  }
  return cart
}

/** The cart of an id, its row locked until the transaction ends: changes to one cart follow one another. */
export async function lockCart(transaction: Queryable, id: string, now: Date): Promise<CartRow | null> {
  const cart = await openCartOfAnyAge(transaction, id, 'update')
  return cart && !isGone(cart, now) ? cart : null
}

/** Also a cart that became an order: the way back to that order. */
export async function openCartOfAnyAge(
  queryable: Queryable,
  id: string,
  lock?: 'update',
): Promise<CartRow | null> {
  const parsed = parseCartId(id)
  if (!parsed) return null
  const query = queryable.select().from(carts).where(eq(carts.token, parsed.token))
  const [cart] = lock ? await query.for(lock) : await query
  return cart && opens(parsed.secret, cart.secretDigest) ? cart : null
}

export function isGone(cart: CartRow, now: Date): boolean {
  return cart.completedAt !== null || now.getTime() - cart.usedAt.getTime() > CART_IDLE_DAYS * DAY_MS
}
