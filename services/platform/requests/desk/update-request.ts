import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import { requests } from '../requests-tables.ts'

type Changes = Partial<Pick<typeof requests.$inferSelect, 'state' | 'assignee' | 'mergedInto' | 'replyBy'>>

/** Changes a request, and increases its version. */
export async function updateRequest(tx: Queryable, id: string, changes: Changes, now: Date): Promise<void> {
  await tx
    .update(requests)
    .set({ ...changes, updatedAt: now, version: sql`${requests.version} + 1` })
    .where(eq(requests.id, id))
}
