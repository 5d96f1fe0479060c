import { sql } from 'drizzle-orm'
import type { Database } from '#services/kernel/database/database.ts'

/** Long after a cart has expired, and after its buyer could return to its order. */
export const CART_DAYS = 30

const BATCH = 500

/** How long an agreed order that was never placed is stored after it has expired. */
export const AGREED_DAYS = 90

/**
 * Removes carts that can no longer be opened, with their lines and checkouts, and agreed orders with theirs. Orders have
 * their own copy of what they need.
 */
export async function removeOldCarts({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CART_DAYS * 86_400_000)
  let removed = BATCH
  while (removed === BATCH) {
    const { rowCount } = await db.execute(sql`
      delete from commerce.carts where token in (
        select token from commerce.carts where used_at < ${before} and agreed_order_id is null order by used_at limit ${BATCH}
        for update skip locked
      )`)
    removed = rowCount ?? 0
  }
  const expired = new Date(now.getTime() - AGREED_DAYS * 86_400_000)
  await db.execute(sql`
    delete from commerce.agreed_orders agreed where expires_at < ${expired} and not exists (
      select from commerce.orders where agreed_reference = agreed.reference
    )`)
}
