import { eq } from 'drizzle-orm'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { customers } from '../customer-tables.ts'

export type CustomerRow = typeof customers.$inferSelect

/** Returns null if nothing is stored yet. */
export async function findCustomer(
  { db }: { db: Queryable },
  accountId: string,
): Promise<CustomerRow | null> {
  const [row] = await db.select().from(customers).where(eq(customers.accountId, accountId))
  return row ?? null
}

/** Creates the customer's row if it is missing and locks it, so that changes to the customer are serialized. */
export async function lockCustomer(tx: Queryable, accountId: string, now: Date): Promise<void> {
  await tx.insert(customers).values({ accountId, createdAt: now }).onConflictDoNothing()
  await tx
    .select({ id: customers.accountId })
    .from(customers)
    .where(eq(customers.accountId, accountId))
    .for('update')
}

/** Omitted names do not change. */
export async function renameCustomer(
  { db }: Database,
  accountId: string,
  { firstName, lastName, now }: { firstName?: string; lastName?: string; now: Date },
): Promise<void> {
  const names = { ...(firstName !== undefined && { firstName }), ...(lastName !== undefined && { lastName }) }
  await db
    .insert(customers)
    .values({ accountId, ...names, createdAt: now })
    .onConflictDoUpdate({ target: customers.accountId, set: { accountId, ...names } })
}
