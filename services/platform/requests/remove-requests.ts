import { eq, lt } from 'drizzle-orm'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { releaseAttachments } from './attachments/attachment-store.ts'
import type { RequestsOptions } from './requests-options.ts'
import { requests } from './requests-tables.ts'

/** How long a request stays after it last changed, so that a question about it can still be answered. */
export const REQUEST_DAYS = 730

/** Removes requests that have not changed for `REQUEST_DAYS`, with their messages. */
export async function removeOldRequests({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REQUEST_DAYS * 86_400_000)
  await db.delete(requests).where(lt(requests.updatedAt, before))
}

/** Removes the requests of a customer, their messages and attachments, and what emails about them contain. */
export async function removeRequestsOf(
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
