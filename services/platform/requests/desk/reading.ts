import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Reading } from '#contracts/team/request-thread.ts'
import { refusedResponse } from '#services/kernel/team/refused.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import { requestDrafts, requestMessages, requestReaders, requests } from '../requests-tables.ts'
import { findMergedRequests } from './merged-requests.ts'

/** A member counts as reading a request for this long after a report of their desk, which reports every ten seconds. */
const READING_MS = 30_000
/** A member counts as writing if they have saved a draft within this time. */
const WRITING_MS = 60_000

/** `POST /requests/{id}/reading`: the caller has the request open (`contracts/team/request-thread.ts`). */
export const readingRoute: TeamRoute = {
  method: 'POST',
  path: '/requests/:id/reading',
  roles: ['care'],
  needsConfirmation: false,
  async handle({ database: { db }, id, staff: { accountId }, now }) {
    if (!z.guid().safeParse(id).success) return refusedResponse(404, 'item-not-found')
    const [request] = await db.select({ version: requests.version }).from(requests).where(eq(requests.id, id))
    if (!request) return refusedResponse(404, 'item-not-found')
    await db
      .insert(requestReaders)
      .values({ requestId: id, accountId, readAt: now })
      .onConflictDoUpdate({
        target: [requestReaders.requestId, requestReaders.accountId],
        set: { readAt: now },
      })
    const before = (ms: number) => new Date(now.getTime() - ms)
    const others = await db
      .select({ accountId: requestReaders.accountId, savedAt: requestDrafts.savedAt })
      .from(requestReaders)
      .leftJoin(
        requestDrafts,
        and(
          eq(requestDrafts.requestId, requestReaders.requestId),
          eq(requestDrafts.accountId, requestReaders.accountId),
          gt(requestDrafts.savedAt, before(WRITING_MS)),
        ),
      )
      .where(
        and(
          eq(requestReaders.requestId, id),
          ne(requestReaders.accountId, accountId),
          gt(requestReaders.readAt, before(READING_MS)),
        ),
      )
      .orderBy(requestReaders.accountId)
    const merged = await findMergedRequests(db, id)
    const [counted] = await db
      .select({ messages: sql<number>`count(*)::int` })
      .from(requestMessages)
      .where(inArray(requestMessages.requestId, [id, ...merged.map((request) => request.id)]))
    const reading: Reading = {
      others: others.map(({ accountId, savedAt }) => ({ accountId, isWriting: savedAt !== null })),
      version: request.version,
      messageCount: counted?.messages ?? 0,
    }
    return Response.json(reading)
  },
}
