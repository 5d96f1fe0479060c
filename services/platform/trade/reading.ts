import { and, eq, gt, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { ApplicationReading } from '#contracts/team/trade-application.ts'
import { refusedResponse } from '#services/kernel/team/refused.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import { tradeApplications, tradeReaders } from './trade-tables.ts'

/**
 * A member counts as having an application open for this long after a report of their desk, which reports every ten
 * seconds.
 */
const READING_MS = 30_000

/** `POST /trade-applications/{id}/reading`: the caller has it open (`contracts/team/trade-application.ts`). */
export const applicationReadingRoute: TeamRoute = {
  method: 'POST',
  path: '/trade-applications/:id/reading',
  roles: ['trade'],
  needsConfirmation: false,
  async handle({ database: { db }, id, staff: { accountId }, now }) {
    if (!z.guid().safeParse(id).success) return refusedResponse(404, 'item-not-found')
    const matchesId = eq(tradeApplications.id, id)
    const [application] = await db
      .select({ id: tradeApplications.id })
      .from(tradeApplications)
      .where(matchesId)
    if (!application) return refusedResponse(404, 'item-not-found')
    await db
      .insert(tradeReaders)
      .values({ applicationId: id, accountId, readAt: now })
      .onConflictDoUpdate({
        target: [tradeReaders.applicationId, tradeReaders.accountId],
        set: { readAt: now },
      })
    const others = await db
      .select({ accountId: tradeReaders.accountId })
      .from(tradeReaders)
      .where(
        and(
          eq(tradeReaders.applicationId, id),
          ne(tradeReaders.accountId, accountId),
          gt(tradeReaders.readAt, new Date(now.getTime() - READING_MS)),
        ),
      )
      .orderBy(tradeReaders.accountId)
    const reading: ApplicationReading = { others: others.map((reader) => reader.accountId) }
    return Response.json(reading)
  },
}
