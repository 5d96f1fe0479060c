import { lt } from 'drizzle-orm'
import type { Database } from '#services/kernel/database/database.ts'
import { checkouts } from '../order-tables.ts'

/** How long details stay that someone typed: an order holds its own. */
export const CHECKOUT_DAYS = 30

/** Removes details of checkouts that nobody has changed for long. A cart that is still used requests them again. */
export async function removeOldCheckouts({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CHECKOUT_DAYS * 86_400_000)
  await db.delete(checkouts).where(lt(checkouts.updatedAt, before))
}
