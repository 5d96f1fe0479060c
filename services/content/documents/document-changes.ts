import { CHANGES } from '#contracts/changes.ts'
import { announceChanges, type ChangeLog, logChanges } from '#services/kernel/changes/change-log.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { isDraftId, isVersionId } from './document.ts'

export const DOCUMENT_CHANGES: ChangeLog = { name: 'content', channel: CHANGES.content }

/**
 * Announces changed documents when the transaction commits, and logs the published ones. Drafts are not logged because
 * they change with every keystroke and only the content service itself follows them.
 */
export async function recordDocumentChanges(transaction: Queryable, ids: readonly string[]): Promise<void> {
  const published = ids.filter((id) => !isDraftId(id) && !isVersionId(id))
  await logChanges(transaction, DOCUMENT_CHANGES, published)
  await announceChanges(transaction, DOCUMENT_CHANGES, ids)
}
