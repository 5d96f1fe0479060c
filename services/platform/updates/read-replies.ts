import { and, desc, eq, gte, isNotNull } from 'drizzle-orm'
import type { StoredUpdates } from '#contracts/updates.ts'
import { firstWords } from '#domain/updates/first-words.ts'
import { UPDATES_MAX, updatesSince } from '#domain/updates/updates.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { requestMessages, requests } from '../requests/requests-tables.ts'

/** What the team replied to the requests of a customer, the newest first. */
export async function readReplies(
  db: Queryable,
  accountId: string,
  now: Date,
): Promise<StoredUpdates['replies']> {
  const { id, text, sentAt } = requestMessages
  const rows = await db
    .select({ id, text, sentAt, requestNumber: requests.number })
    .from(requestMessages)
    .innerJoin(requests, eq(requests.id, requestMessages.requestId))
    .where(
      and(
        eq(requests.accountId, accountId),
        // Written by a member of the team, for the customer.
        isNotNull(requestMessages.accountId),
        eq(requestMessages.isNote, false),
        gte(sentAt, updatesSince(now)),
      ),
    )
    .orderBy(desc(sentAt), desc(id))
    .limit(UPDATES_MAX)
  return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString(), text: firstWords(row.text) }))
}
