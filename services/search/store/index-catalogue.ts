import { eq, sql } from 'drizzle-orm'
import { CHANGES } from '#contracts/changes.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { badRequest, WireError } from '../wire-error.ts'
import { indexTable } from './search-tables.ts'

export type IndexRow = typeof indexTable.$inferSelect

export function findIndexes(db: Queryable): Promise<IndexRow[]> {
  return db.select().from(indexTable).orderBy(indexTable.id)
}

/**
 * Locks an index until the end of the transaction, creating it if needed, and increments its revision. The
 * lock serializes writers, so that revisions become visible in order.
 */
export async function beginWrite(db: Queryable, name: string): Promise<IndexRow> {
  if (!/^[^*/]{1,256}$/.test(name)) throw badRequest('indexName is not valid')
  await db.insert(indexTable).values({ name }).onConflictDoNothing()
  const [row] = await db
    .update(indexTable)
    .set({ revision: sql`${indexTable.revision} + 1` })
    .where(eq(indexTable.name, name))
    .returning()
  if (!row) throw new WireError(404, `Index ${name} does not exist`)
  return row
}

/** Like `beginWrite`, for an index with its own records and synonyms; refuses a replica with 403. */
export async function beginPrimaryWrite(db: Queryable, name: string): Promise<IndexRow> {
  const index = await beginWrite(db, name)
  if (index.primaryId === null) return index
  throw new WireError(403, `Index ${name} is a replica: write to its primary`)
}

/** Notifies the other processes when the transaction commits. */
export async function announceWrite(db: Queryable): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANGES.search}, '')`)
}
