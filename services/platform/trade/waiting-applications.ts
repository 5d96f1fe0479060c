import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { WaitingDefinition } from '#services/kernel/team/waiting/waiting.ts'
import { requests } from '../requests/requests-tables.ts'
import { isApplicationInState } from './application-conditions.ts'
import { tradeApplications } from './trade-tables.ts'

const shared = {
  resource: 'trade-applications',
  roles: ['trade'],
  sort: { field: 'receivedAt', isDescending: false },
} as const

export const waitingApplications: readonly WaitingDefinition[] = [
  {
    ...shared,
    task: 'applications-late',
    isLate: true,
    within: 'applications-waiting',
    filter: () => ({ state: 'late' }),
    count: (db, now) => countApplications(db, 'late', now),
  },
  {
    ...shared,
    task: 'applications-waiting',
    filter: () => ({ state: 'waiting' }),
    count: (db, now) => countApplications(db, 'waiting', now),
  },
]

async function countApplications(db: Queryable, state: 'late' | 'waiting', now: Date) {
  const [first] = await db
    .select({
      count: sql<number>`count(*) over ()::int`,
      fields: tradeApplications.fields,
      receivedAt: tradeApplications.receivedAt,
    })
    .from(tradeApplications)
    .leftJoin(requests, eq(requests.id, tradeApplications.requestId))
    .where(isApplicationInState(state, now))
    .orderBy(asc(tradeApplications.receivedAt), asc(tradeApplications.id))
    .limit(1)
  if (!first) return { count: 0, since: null, first: [] }
  const { company, firstName, lastName } = first.fields
  return {
    count: first.count,
    since: first.receivedAt,
    first: [{ text: company }, { text: `${firstName} ${lastName}` }],
  }
}
