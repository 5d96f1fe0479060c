import { z } from 'zod'
import { forgetReader, readCursor, storeCursor } from '#services/kernel/database/cursors.ts'
import type { Database } from '#services/kernel/database/database.ts'

const progress = z.object({
  /** Identifies the new indexes. */
  token: z.string(),
  startedAt: z.iso.datetime(),
  /** The cursor of the changes at the start: what changes later is handled after the rebuild. */
  since: z.string(),
  /** Which listing of the reading plan, and its last product that was written; null before the first. */
  listing: z.int(),
  lastId: z.string().nullable(),
  products: z.int(),
})

/** How far a rebuild of the indexes has come. */
export type RebuildProgress = Readonly<z.infer<typeof progress>>

/** An older interrupted rebuild is not continued: too much has changed. */
const CONTINUED_WITHIN_MS = 24 * 3_600_000

/** Stores how far a rebuild has come, so that it continues after an interruption. */
export function createProgressStore(database: Database, sourceName: string) {
  const reader = `product index rebuild:${sourceName}`
  return {
    /** The interrupted rebuild that can be continued; null if there is none. */
    async read(now: Date): Promise<RebuildProgress | null> {
      const stored = await readCursor(database, reader)
      if (stored === null) return null
      const found = progress.parse(JSON.parse(stored))
      return now.getTime() - Date.parse(found.startedAt) < CONTINUED_WITHIN_MS ? found : null
    },
    store: (reached: RebuildProgress) => storeCursor(database, reader, JSON.stringify(reached)),
    clear: () => forgetReader(database, reader),
  }
}

export type ProgressStore = ReturnType<typeof createProgressStore>
