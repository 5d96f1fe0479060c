import { eq } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import { carts } from '../tables/cart-tables.ts'
import { isCartSecret, parseCartId } from './cart-id.ts'

export type CartRow = typeof carts.$inferSelect

/** Idle carts expire after this many days. */
const CART_IDLE_DAYS = 10

const DAY_MS = 86_400_000

/** Finds a cart by its id, for reading; null if there is none, it has been idle for too long, or it became an order. */
export async function openCart(queryable: Queryable, id: string, now: Date): Promise<CartRow | null> {
  const cart = await openCartOfAnyAge(queryable, id)
  if (!cart || isClosedCart(cart, now)) return null
  if (now.getTime() - cart.usedAt.getTime() > DAY_MS) {
    await queryable.update(carts).set({ usedAt: now }).where(eq(carts.token, cart.token))
  }
  return cart
}

/** Like `openCart`, but locks the row until the transaction ends, so that changes to one cart are serialized. */
export async function lockCart(transaction: Queryable, id: string, now: Date): Promise<CartRow | null> {
  const cart = await openCartOfAnyAge(transaction, id, 'update')
  return cart && !isClosedCart(cart, now) ? cart : null
}

/** Like `openCart`, but of any age, and including carts that became orders, so that buyers can return to them. */
export async function openCartOfAnyAge(
  queryable: Queryable,
  id: string,
  lock?: 'update',
): Promise<CartRow | null> {
  const parsed = parseCartId(id)
  if (!parsed) return null
  const query = queryable.select().from(carts).where(eq(carts.token, parsed.token))
  const [cart] = lock ? await query.for(lock) : await query
  return cart && isCartSecret(parsed.secret, cart.secretDigest) ? cart : null
}

export function isClosedCart(cart: CartRow, now: Date): boolean {
  // An agreed order stays open until its agreed end.
  const isIdle =
    cart.agreedOrderId === null && now.getTime() - cart.usedAt.getTime() > CART_IDLE_DAYS * DAY_MS
  return cart.completedAt !== null || isIdle
}
