import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { releaseAttachments } from './attachments/attachment-store.ts'
import type { RequestsOptions } from './requests-options.ts'
import { requestDrafts, requestReaders, requests } from './requests-tables.ts'

/** How long a request is stored after its last change, so that a question about it can still be answered. */
export const REQUEST_DAYS = 730

/** How long an unfinished reply is stored after it was last saved. */
export const REPLY_DRAFT_DAYS = 90

/**
 * Removes requests that have not changed for `REQUEST_DAYS`, with their messages. A merged request is only removed
 * after the one that displays its messages.
 */
export async function removeOldRequests({ db }: Database, now: Date): Promise<void> {
  const before = daysBefore(now, REQUEST_DAYS)
  await db.delete(requests).where(and(lt(requests.updatedAt, before), isNull(requests.mergedInto)))
}

/** Removes unfinished replies after `REPLY_DRAFT_DAYS`, and the records of who had a request open after one day. */
export async function removeOldDrafts({ db }: Database, now: Date): Promise<void> {
  await db.delete(requestDrafts).where(lt(requestDrafts.savedAt, daysBefore(now, REPLY_DRAFT_DAYS)))
  await db.delete(requestReaders).where(lt(requestReaders.readAt, daysBefore(now, 1)))
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}

/** Removes the requests of a customer with their messages and attachments, and the content of emails about them. */
export async function removeAccountRequests(
  tx: Queryable,
  accountId: string,
  { forgetMail }: Pick<RequestsOptions, 'forgetMail'>,
): Promise<void> {
  const isTheirs = eq(requests.accountId, accountId)
  const removed = await tx.select({ id: requests.id }).from(requests).where(isTheirs).for('update')
  if (removed.length === 0) return
  const ids = removed.map(({ id }) => id)
  await releaseAttachments(tx, ids)
  await tx.delete(requests).where(isTheirs)
  await forgetMail(tx, ids)
}
