import { sql } from 'drizzle-orm'
import type { Database } from '#services/kernel/database/database.ts'

/** Long after a cart has expired, and after its buyer could return to its order. */
export const CART_DAYS = 30

const BATCH = 500

/**
 * Removes carts that can no longer be opened, with their lines and checkouts. Orders have their own copy of
 * what they need.
 */
export async function removeOldCarts({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CART_DAYS * 86_400_000)
  let removed = BATCH
  while (removed === BATCH) {
    const { rowCount } = await db.execute(sql`
      delete from commerce.carts where token in (
        select token from commerce.carts where used_at < ${before} order by used_at limit ${BATCH}
        for update skip locked
      )`)
    removed = rowCount ?? 0
  }
}
