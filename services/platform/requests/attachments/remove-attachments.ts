import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '#services/kernel/database/database.ts'
import { requestAttachments } from '../requests-tables.ts'
import { type AttachmentFiles, IS_UNCLAIMED } from './attachment-store.ts'

/** How long a file may wait for its message, which is still being written. */
export const ATTACHMENT_HOURS = 24

/**
 * Removes files that no message and no application has, one after another. A message that claims one at this moment waits, and then does
 * not find it. While the files service removes nothing, the rest is left to the next run.
 */
export async function removeUnclaimed(
  { db }: Database,
  files: Pick<AttachmentFiles, 'remove'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - ATTACHMENT_HOURS * 3_600_000)
  const isOld = and(IS_UNCLAIMED, lt(requestAttachments.uploadedAt, before))
  const old = await db.select({ id: requestAttachments.id }).from(requestAttachments).where(isOld)
  for (const { id } of old) {
    const isRemoved = await db.transaction(async (tx) => {
      const [locked] = await tx
        .select({ id: requestAttachments.id })
        .from(requestAttachments)
        .where(and(eq(requestAttachments.id, id), isOld))
        .for('update', { skipLocked: true })
      if (!locked) return true
      if (!(await files.remove(id)).ok) return false
      await tx.delete(requestAttachments).where(eq(requestAttachments.id, id))
      return true
    })
    if (!isRemoved) return
  }
}
