import { eq } from 'drizzle-orm'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { customers } from '../customer-tables.ts'

export type CustomerRow = typeof customers.$inferSelect

/** What is stored of a customer, null before the first thing was. */
export async function findCustomer({ db }: Database, accountId: string): Promise<CustomerRow | null> {
  const [row] = await db.select().from(customers).where(eq(customers.accountId, accountId))
  return row ?? null
}

/** Makes sure that there is a row to hang other things on, and holds it: changes of one customer take turns. */
export async function lockCustomer(tx: Queryable, accountId: string, now: Date): Promise<void> {
  await tx.insert(customers).values({ accountId, createdAt: now }).onConflictDoNothing()
  await tx
    .select({ id: customers.accountId })
    .from(customers)
    .where(eq(customers.accountId, accountId))
    .for('update')
}

/** Renames a customer; a name that is left out stays. */
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

/** Forgets the customer with everything that hangs on them. */
export async function removeCustomer({ db }: Database, accountId: string): Promise<void> {
  await db.delete(customers).where(eq(customers.accountId, accountId))
}
