import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#services/kernel/database/database.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'
import { customerCarts } from './platform-tables.ts'

/** Where the carts of customers are stored. The id of a cart contains the key that opens it, so it is sealed. */
export type CartStore = { database: Database; cartSeal: Seal }

/** The id of the cart that is stored on a customer; null when there is none. */
export async function readCustomerCart(
  { database: { db }, cartSeal }: CartStore,
  accountId: string,
): Promise<string | null> {
  const [stored] = await db
    .select({ cartId: customerCarts.cartId })
    .from(customerCarts)
    .where(eq(customerCarts.accountId, accountId))
  if (!stored) return null
  return isPlain(stored.cartId) ? stored.cartId : cartSeal.open(stored.cartId)
}

/** Stores the id of a customer's cart in the place of the one before; null forgets it. */
export async function storeCustomerCart(
  { database: { db }, cartSeal }: CartStore,
  { accountId, cartId, now }: { accountId: string; cartId: string | null; now: Date },
): Promise<void> {
  if (cartId === null) {
    await db.delete(customerCarts).where(eq(customerCarts.accountId, accountId))
    return
  }
  const set = { cartId: cartSeal.seal(cartId), updatedAt: now }
  await db
    .insert(customerCarts)
    .values({ accountId, ...set })
    .onConflictDoUpdate({ target: customerCarts.accountId, set })
}

const BATCH = 500

/**
 * Seals every id anew that is not sealed with the current secret: of an earlier release in plain text, or with an
 * earlier secret, without which it could not be opened.
 */
export async function resealCarts({ database: { db }, cartSeal }: CartStore): Promise<void> {
  let last: string | null = null
  for (;;) {
    const batch: (typeof customerCarts.$inferSelect)[] = await db
      .select()
      .from(customerCarts)
      .where(last === null ? undefined : gt(customerCarts.accountId, last))
      .orderBy(customerCarts.accountId)
      .limit(BATCH)
    for (const { accountId, cartId: stored } of batch) {
      if (cartSeal.isCurrent(stored)) continue
      const cartId = isPlain(stored) ? stored : cartSeal.open(stored)
      if (cartId === null) continue
      await db
        .update(customerCarts)
        .set({ cartId: cartSeal.seal(cartId) })
        .where(and(eq(customerCarts.accountId, accountId), eq(customerCarts.cartId, stored)))
    }
    if (batch.length < BATCH) return
    last = batch.at(-1)?.accountId ?? null
  }
}

const PLAIN = 'gid://'

/** What is sealed is base64url, which has no colon. */
function isPlain(cartId: string): boolean {
  return cartId.startsWith(PLAIN)
}
