import { eq } from 'drizzle-orm'
import type { Database } from '#services/kernel/database.ts'
import { customerCarts } from './platform-tables.ts'

/** The id of the cart that is stored on a customer; null when there is none. */
export async function readCustomerCart({ db }: Database, accountId: string): Promise<string | null> {
  const [kept] = await db
    .select({ cartId: customerCarts.cartId })
    .from(customerCarts)
    .where(eq(customerCarts.accountId, accountId))
  return kept?.cartId ?? null
}

/** Stores the id of a customer's cart in the place of the one before; null forgets it. */
export async function storeCustomerCart(
  { db }: Database,
  { accountId, cartId, now }: { accountId: string; cartId: string | null; now: Date },
): Promise<void> {
  if (cartId === null) {
    await db.delete(customerCarts).where(eq(customerCarts.accountId, accountId))
    return
  }
  const set = { cartId, updatedAt: now }
  await db
    .insert(customerCarts)
    .values({ accountId, ...set })
    .onConflictDoUpdate({ target: customerCarts.accountId, set })
}
