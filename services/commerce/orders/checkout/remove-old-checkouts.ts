import { lt } from 'drizzle-orm'
import type { Database } from '#services/kernel/database/database.ts'
import { checkouts } from '../order-tables.ts'

/** How long the details of a checkout are stored; an order has its own copy. */
export const CHECKOUT_DAYS = 30

/**
 * Removes details of checkouts that were not changed for long. A cart that is still in use requires them
 * again.
 */
export async function removeOldCheckouts({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CHECKOUT_DAYS * 86_400_000)
  await db.delete(checkouts).where(lt(checkouts.updatedAt, before))
}
