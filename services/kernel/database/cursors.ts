import { eq, sql } from 'drizzle-orm'
import { cursors } from '../kernel-tables.ts'
import type { Database } from './database.ts'

/** Returns the cursor of a reader, or null if the reader has not started. */
export async function readCursor({ db }: Database, reader: string): Promise<string | null> {
  const [found] = await db.select().from(cursors).where(eq(cursors.reader, reader))
  return found?.cursor ?? null
}

/** Stores the cursor of a reader, once the changes before it have been processed. */
export async function storeCursor({ db }: Database, reader: string, cursor: string): Promise<void> {
  await db
    .insert(cursors)
    .values({ reader, cursor })
    .onConflictDoUpdate({ target: cursors.reader, set: { cursor } })
}

/** Deletes the cursors of all readers of a service, so that they start over. */
export async function deleteCursors({ db }: Database, source: string): Promise<void> {
  await db.delete(cursors).where(sql`right(${cursors.reader}, ${source.length + 1}) = ${`:${source}`}`)
}
