import { lt } from 'drizzle-orm'
import { LIST_RESTORE_DAYS } from '#domain/list/list-limits.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { listItems, listSections, lists } from './lists-tables.ts'

const DAY_MS = 86_400_000
const restorableSince = (now: Date) => new Date(now.getTime() - LIST_RESTORE_DAYS * DAY_MS)

/** Returns whether a row is not removed or can still be restored. */
export function isRestorable({ removedAt }: { removedAt: Date | null }, now: Date): boolean {
  return removedAt === null || removedAt > restorableSince(now)
}

/** Deletes lists, sections and items that can no longer be restored. */
export async function removeOldLists({ db }: Database, now: Date): Promise<void> {
  const since = restorableSince(now)
  await db.transaction(async (tx) => {
    await tx.delete(lists).where(lt(lists.removedAt, since))
    await tx.delete(listItems).where(lt(listItems.removedAt, since))
    await tx.delete(listSections).where(lt(listSections.removedAt, since))
  })
}
