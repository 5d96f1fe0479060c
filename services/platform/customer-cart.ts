import { and, eq, like } from 'drizzle-orm'
import type { Database } from '#services/kernel/database.ts'
import type { Seal } from '#services/kernel/seal.ts'
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

/** Seals the ids that an earlier release stored in plain text. */
export async function sealPlainCarts({ database: { db }, cartSeal }: CartStore): Promise<void> {
  let found = BATCH
  while (found === BATCH) {
    const plain = await db
      .select()
      .from(customerCarts)
      .where(like(customerCarts.cartId, `${PLAIN}%`))
      .limit(BATCH)
    found = plain.length
    for (const { accountId, cartId } of plain) {
      await db
        .update(customerCarts)
        .set({ cartId: cartSeal.seal(cartId) })
        .where(and(eq(customerCarts.accountId, accountId), eq(customerCarts.cartId, cartId)))
    }
  }
}

const PLAIN = 'gid://'

/** What is sealed is base64url, which has no colon. */
function isPlain(cartId: string): boolean {
  return cartId.startsWith(PLAIN)
}
