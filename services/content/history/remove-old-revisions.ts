import { lt, not, or, sql } from 'drizzle-orm'
import type { Database } from '#services/kernel/database/database.ts'
import { revisions } from '../documents/content-tables.ts'

/** Drafts change with every word. */
const DRAFT_DAYS = 30
const PUBLISHED_DAYS = 365
const DAY_MS = 86_400_000

/** Removes revisions that are no longer part of the history; the states between which they were are not affected. */
export async function removeOldRevisions({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const isPublished = not(sql`${revisions.documentId} ~ '^(drafts|versions)[.]'`)
  await db
    .delete(revisions)
    .where(
      or(
        lt(revisions.at, before(PUBLISHED_DAYS)),
        sql`(${lt(revisions.at, before(DRAFT_DAYS))} and not ${isPublished})`,
      ),
    )
}
