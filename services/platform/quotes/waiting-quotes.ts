import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { QuoteFilter } from '#contracts/team/quote.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import { houseDay } from '#domain/market/house-markets.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { WaitingDefinition } from '#services/kernel/team/waiting/waiting.ts'
import { requests } from '../requests/requests-tables.ts'
import { isInState } from './quote-conditions.ts'
import type { QuoteStore } from './quotes-options.ts'
import { quotes } from './quotes-tables.ts'

/**
 * The tasks for quotes: those for which the team has to create an order, send another version, or reply, and those that
 * expire soon without a response from the client.
 */
export function waitingQuotes({ quotes: { house } }: Pick<QuoteStore, 'quotes'>): WaitingDefinition[] {
  const shared = { resource: 'quotes', roles: ['care'] as const }
  const count = (state: WaitingState, sortField: 'updatedAt' | 'validUntil') => (db: Queryable, now: Date) =>
    countQuotes(db, isInState(state, houseDay(house, now)), sortField)
  return [
    {
      ...shared,
      task: 'quotes-by-hand',
      filter: () => ({ state: 'by-hand' }),
      sort: { field: 'updatedAt', isDescending: false },
      count: count('by-hand', 'updatedAt'),
    },
    {
      ...shared,
      task: 'quotes-revising',
      filter: () => ({ state: 'client-wrote' }),
      sort: { field: 'updatedAt', isDescending: false },
      count: count('client-wrote', 'updatedAt'),
    },
    {
      ...shared,
      task: 'quotes-ending',
      filter: () => ({ state: 'ending' }),
      sort: { field: 'validUntil', isDescending: false },
      count: count('ending', 'validUntil'),
    },
  ]
}

type WaitingState = Extract<QuoteFilter['state'], 'by-hand' | 'client-wrote' | 'ending'>

async function countQuotes(db: Queryable, condition: SQL | undefined, sortField: 'updatedAt' | 'validUntil') {
  const [first] = await db
    .select({
      count: sql<number>`count(*) over ()::int`,
      number: quotes.number,
      name: requests.name,
      updatedAt: quotes.updatedAt,
      validUntil: quotes.validUntil,
    })
    .from(quotes)
    .innerJoin(requests, eq(requests.id, quotes.requestId))
    .where(condition)
    .orderBy(asc(quotes[sortField]), asc(quotes.id))
    .limit(1)
  if (!first) return { count: 0, since: null, first: [] }
  const { number, name, updatedAt, validUntil } = first
  const isEnding = sortField === 'validUntil' && validUntil !== null
  return {
    count: first.count,
    since: isEnding ? null : updatedAt,
    first: [
      { text: number },
      { text: name },
      ...(isEnding ? [{ dueOn: validUntil satisfies CalendarDate }] : []),
    ],
  }
}
