import { and, eq, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { TradeApplicationFilter } from '#contracts/team/trade-application.ts'
import { requests } from '../requests/requests-tables.ts'
import { tradeApplications } from './trade-tables.ts'

const IS_PENDING = eq(tradeApplications.state, 'pending')
const WAITS_FOR_APPLICANT = sql`coalesce(${requests.state} = 'waiting', false)`
const WAITS_FOR_TEAM = and(IS_PENDING, sql`not ${WAITS_FOR_APPLICANT}`)

/**
 * Returns SQL for whether an application, joined with its conversation, is in a state of the filter
 * (`contracts/team/trade-application.ts`).
 */
export function isApplicationInState(
  state: NonNullable<TradeApplicationFilter['state']>,
  now: Date,
): SQL | undefined {
  switch (state) {
    case 'waiting':
      return WAITS_FOR_TEAM
    case 'late':
      return and(WAITS_FOR_TEAM, lt(tradeApplications.decideBy, now))
    case 'more-requested':
      return and(IS_PENDING, WAITS_FOR_APPLICANT)
    case 'decided':
      return ne(tradeApplications.state, 'pending')
    default:
      return eq(tradeApplications.state, state)
  }
}
