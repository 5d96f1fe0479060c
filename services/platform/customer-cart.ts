import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#services/kernel/database/database.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'
import { customerCarts } from './platform-tables.ts'

/** The storage of customers' carts. The id of a cart contains the key that opens it, so it is encrypted. */
export type CartStore = { database: Database; cartSeal: Seal }

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

/** Stores the cart of a customer, or removes it if `cartId` is null. */
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

const BATCH_SIZE = 500

/**
 * Encrypts every id that is not encrypted with the current secret: those that an earlier release stored in plain text,
 * and those encrypted with an earlier secret, which may be removed from the settings afterwards.
 */
export async function resealCarts({ database: { db }, cartSeal }: CartStore): Promise<void> {
  let last: string | null = null
  for (;;) {
    const batch: (typeof customerCarts.$inferSelect)[] = await db
      .select()
      .from(customerCarts)
      .where(last === null ? undefined : gt(customerCarts.accountId, last))
      .orderBy(customerCarts.accountId)
      .limit(BATCH_SIZE)
    for (const { accountId, cartId: stored } of batch) {
      if (cartSeal.isCurrent(stored)) continue
      const cartId = isPlain(stored) ? stored : cartSeal.open(stored)
      if (cartId === null) continue
      await db
        .update(customerCarts)
        .set({ cartId: cartSeal.seal(cartId) })
        .where(and(eq(customerCarts.accountId, accountId), eq(customerCarts.cartId, stored)))
    }
    if (batch.length < BATCH_SIZE) return
    last = batch.at(-1)?.accountId ?? null
  }
}

const PLAIN = 'gid://'

/** Encrypted ids are base64url, which contains no colon. */
function isPlain(cartId: string): boolean {
  return cartId.startsWith(PLAIN)
}
