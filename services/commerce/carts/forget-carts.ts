import { sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database.ts'

/** Long after a cart has expired, and after its order has been shown to whoever came back to it. */
const KEPT_DAYS = 30

/** More than one: so many carts go with each that comes, until no old one is left. */
const BATCH = 5

/** Removes a few carts that nobody can open any more, with their lines and checkouts. Orders keep what they need. */
export async function forgetOldCarts(queryable: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
  await queryable.execute(sql`
    delete from commerce.carts where token in (
      select token from commerce.carts where used_at < ${before} order by used_at limit ${BATCH}
      for update skip locked
    )`)
}
