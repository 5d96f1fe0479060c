import { type SQL, sql } from 'drizzle-orm'
import type { FigureDimension, FiguresResponse } from '#contracts/team/figures.ts'
import type { CalendarDate } from '#domain/house/calendar-date.ts'
import type { DayRange } from '#domain/tracking/figure-range.ts'
import type { Queryable } from '#services/kernel/database/database.ts'

/** Days from `from` to `to`, of which those since `start` are shown, and those before compared. */
type Compared = DayRange & { readonly start: CalendarDate }

/** Visits with the same steps, as a sum of bits; `key` of their country, say, '' if unknown. */
export type CountedVisits = {
  readonly key: string
  readonly isNow: boolean
  readonly steps: number
  readonly visits: number
}

/** Visits of visitors whom we signed, and those from before there were signatures; anyone can invent others. */
const COUNTS = sql`is_signed is distinct from false`
const SESSIONS = { table: sql`tracking.sessions`, counts: COUNTS }

const TABLES: Readonly<Record<FigureDimension, { table: SQL; key: SQL; counts: SQL }>> = {
  country: { ...SESSIONS, key: sql`coalesce(country, '')` },
  language: { ...SESSIONS, key: sql`coalesce(language, '')` },
  campaign: {
    ...SESSIONS,
    key: sql`coalesce(campaign_kind, 'direct') || coalesce(':' || campaign, '')`,
  },
  artisan: {
    table: sql`tracking.session_artisans`,
    counts: sql`exists (select from tracking.sessions where id = session_id and ${COUNTS})`,
    key: sql`artisan`,
  },
}

/** How many visits took which steps, by a dimension. */
export async function readSteps(
  db: Queryable,
  { from, start, to }: Compared,
  dimension: FigureDimension,
): Promise<CountedVisits[]> {
  const { table, key, counts } = TABLES[dimension]
  const { rows } = await db.execute<CountedVisits>(sql`
    select ${key} as key, day >= ${start}::date as "isNow", steps, count(*)::int as visits
    from ${table} where day between ${from} and ${to} and ${counts} group by 1, 2, 3`)
  return rows
}

/** Visits and searches by day or month. */
export async function readParts(db: Queryable, { from, start, to }: Compared, unit: 'day' | 'month') {
  const { rows } = await db.execute<{ start: string; isNow: boolean; visits: number; searches: number }>(sql`
    select date_trunc(${unit}, day)::date::text as start, day >= ${start}::date as "isNow",
      sum(visits)::int as visits, sum(searches)::int as searches
    from (
      select day, count(*) as visits, sum(searches) as searches
      from tracking.sessions where day between ${from} and ${to} and ${COUNTS} group by day) days
    group by 1, 2`)
  return rows
}

/** Pages opened from elsewhere, by what the browser had consented to. */
export async function readArrivals(
  db: Queryable,
  { from, to }: DayRange,
): Promise<FiguresResponse['arrivals']> {
  const { rows } = await db.execute<{ consent: keyof FiguresResponse['arrivals']; count: number }>(sql`
    select consent, sum(count)::int as count from tracking.arrivals
    where day between ${from} and ${to} group by consent`)
  const countOf = (consent: keyof FiguresResponse['arrivals']) =>
    rows.find((row) => row.consent === consent)?.count ?? 0
  return { granted: countOf('granted'), declined: countOf('declined'), none: countOf('none') }
}
