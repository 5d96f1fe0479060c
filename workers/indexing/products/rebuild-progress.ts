import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readCursor, storeCursor } from '#services/kernel/database/cursors.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { cursors } from '#services/kernel/kernel-tables.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'

const progress = z.object({
  /** Created by `createRebuildToken`. */
  token: z.string(),
  startedAt: z.iso.datetime(),
  /** The cursor at the start: later changes are handled after the rebuild. */
  since: z.string(),
  /** The listing within the reading plan, and the last product written; null before the first. */
  listing: z.int(),
  lastId: z.string().nullable(),
  products: z.int(),
})

export type RebuildProgress = Readonly<z.infer<typeof progress>>

/** An interrupted rebuild older than this is not continued, because too much has changed. */
const CONTINUED_WITHIN_MS = 24 * 3_600_000

/** The token includes the time, for processes that do not share a database. */
export function createRebuildToken(now: Date): string {
  return `${now.getTime().toString(36)}-${randomToken(6)}`
}

/** Whether a rebuild with this token may still be running, or be continued, in any process. */
export function isRecentRebuild(token: string, now: Date): boolean {
  const [, startedAt = ''] = /^([0-9a-z]{8,9})-/.exec(token) ?? []
  const age = now.getTime() - Number.parseInt(startedAt, 36)
  return age >= 0 && age < CONTINUED_WITHIN_MS
}

/**
 * Stores a rebuild's progress, so that it continues after an interruption. A process that lost its lock because its
 * connection broke may share a rebuild with another one; only one of them finishes it.
 */
export function createProgressStore(database: Database, sourceName: string) {
  // Does not end in the source's name, so that a full read does not delete it (`deleteCursors`).
  const reader = `product index rebuild of ${sourceName}, progress`
  const hasToken = (token: string) =>
    sql`${cursors.reader} = ${reader} and ${cursors.cursor}::jsonb ->> 'token' = ${token}`
  return {
    /** Returns null if there is no rebuild to continue. */
    async read(now: Date): Promise<RebuildProgress | null> {
      const stored = await readCursor(database, reader)
      if (stored === null) return null
      const found = progress.parse(JSON.parse(stored))
      return now.getTime() - Date.parse(found.startedAt) < CONTINUED_WITHIN_MS ? found : null
    },
    start: (started: RebuildProgress) => storeCursor(database, reader, JSON.stringify(started)),
    /** Returns false if another process has finished or replaced the rebuild. */
    async store(reached: RebuildProgress): Promise<boolean> {
      const { rowCount } = await database.db
        .update(cursors)
        .set({ cursor: JSON.stringify(reached) })
        .where(hasToken(reached.token))
      return rowCount === 1
    },
    /** Claims the rebuild, once, to replace the live indexes. Returns false if another process has claimed it. */
    async take(token: string): Promise<boolean> {
      const { rowCount } = await database.db.delete(cursors).where(hasToken(token))
      return rowCount === 1
    },
  }
}

export type ProgressStore = ReturnType<typeof createProgressStore>
