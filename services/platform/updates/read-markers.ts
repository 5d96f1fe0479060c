import { and, desc, eq, lt, notInArray } from 'drizzle-orm'
import { updatesSince } from '#domain/updates/updates.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { readMarkers } from './updates-tables.ts'

/** The maximum number of markers per account; far more than the updates shown at once. */
export const READ_MARKERS_MAX = 500

/** Returns the ids of the updates that a customer has read, most recently read first. */
export async function listReadIds(db: Queryable, accountId: string): Promise<string[]> {
  const rows = await selectMarkers(db, accountId)
  return rows.map(({ updateId }) => updateId)
}

export function selectMarkers(db: Queryable, accountId: string) {
  return db
    .select({ updateId: readMarkers.updateId, readAt: readMarkers.readAt })
    .from(readMarkers)
    .where(eq(readMarkers.accountId, accountId))
    .orderBy(desc(readMarkers.readAt), desc(readMarkers.updateId))
}

/** Marks updates as read, and removes the oldest markers beyond the maximum. */
export async function markAsRead(
  { db }: Database,
  { accountId, ids, now }: { accountId: string; ids: readonly string[]; now: Date },
): Promise<void> {
  const rows = [...new Set(ids)].map((updateId) => ({ accountId, updateId, readAt: now }))
  if (rows.length === 0) return
  await db.insert(readMarkers).values(rows).onConflictDoNothing()
  const newest = db
    .select({ updateId: readMarkers.updateId })
    .from(readMarkers)
    .where(eq(readMarkers.accountId, accountId))
    .orderBy(desc(readMarkers.readAt), desc(readMarkers.updateId))
    .limit(READ_MARKERS_MAX)
  await db
    .delete(readMarkers)
    .where(and(eq(readMarkers.accountId, accountId), notInArray(readMarkers.updateId, newest)))
}

/** Removes the markers of updates that are too old to be shown. */
export async function removeOldMarkers({ db }: Database, now: Date): Promise<void> {
  await db.delete(readMarkers).where(lt(readMarkers.readAt, updatesSince(now)))
}
