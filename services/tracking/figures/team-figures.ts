import { type SQL, sql } from 'drizzle-orm'
import type { FigureDimension, FigureRow } from '#contracts/team/figures.ts'
import { FIGURE_DIMENSIONS, type FiguresResponse } from '#contracts/team/figures.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import { ROLES } from '#domain/team/roles.ts'
import type { DayRange } from '#domain/tracking/figure-range.ts'
import { figureRange, rangeBefore, rangeParts, rangeUnit } from '#domain/tracking/figure-range.ts'
import { computeFunnel } from '#domain/tracking/funnel.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { refusedResponse } from '#services/kernel/team/refused.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'

/** The maximum number of rows. */
const ROWS_MAX = 20

/** The days from `from` to `to`. The days since `start` are shown and compared with the earlier ones. */
type ComparedRange = DayRange & { readonly start: CalendarDate }

/**
 * The number of visits with the same steps, which are bit flags. `key` is their country, for example, or '' if unknown.
 */
type CountedVisits = {
  readonly key: string
  readonly isNow: boolean
  readonly steps: number
  readonly visits: number
}

/** Counts visits of signed visitors and visits from before signatures existed. Any other visits could be forged. */
const IS_COUNTED = sql`is_signed is distinct from false`

const SESSIONS = { table: sql`tracking.sessions`, isCounted: IS_COUNTED }

const TABLES: Readonly<Record<FigureDimension, { table: SQL; key: SQL; isCounted: SQL }>> = {
  country: { ...SESSIONS, key: sql`coalesce(country, '')` },
  language: { ...SESSIONS, key: sql`coalesce(language, '')` },
  campaign: {
    ...SESSIONS,
    key: sql`coalesce(campaign_kind, 'direct') || coalesce(':' || campaign, '')`,
  },
  artisan: {
    table: sql`tracking.session_artisans`,
    isCounted: sql`exists (select from tracking.sessions where id = session_id and ${IS_COUNTED})`,
    key: sql`artisan`,
  },
}

/** `GET /figures`: visitor figures for a range of days and for the preceding range, with one query per block. */
export function teamFigures(): TeamRoute {
  return {
    method: 'GET',
    path: '/figures',
    roles: ROLES,
    needsConfirmation: false,
    isPersonal: false,
    async handle({ database: { db }, now, timeZone, query }) {
      const range = figureRange(query.from, query.to, calendarDateIn(timeZone, now))
      if (range === null)
        return refusedResponse(400, 'request-malformed', [{ path: 'from', code: 'invalid' }])
      const before = rangeBefore(range)
      const unit = rangeUnit(range)
      const all = { from: before.from, start: range.from, to: range.to }
      const [parts, arrivals, ...dimensions] = await Promise.all([
        readParts(db, all, unit),
        readArrivals(db, range),
        ...FIGURE_DIMENSIONS.map((dimension) => readSteps(db, all, dimension)),
      ])
      // Each visit has at most one country.
      const steps = dimensions[FIGURE_DIMENSIONS.indexOf('country')] ?? []
      const [current, earlier] = [steps.filter(({ isNow }) => isNow), steps.filter(({ isNow }) => !isNow)]
      const sumOf = (counted: readonly { visits: number }[]) =>
        counted.reduce((sum, { visits }) => sum + visits, 0)
      const shown = new Map(parts.flatMap(({ start, isNow, ...part }) => (isNow ? [[start, part]] : [])))
      const searches = (isNow: boolean) =>
        parts.reduce((sum, part) => sum + (part.isNow === isNow ? part.searches : 0), 0)
      const rows = Object.fromEntries(
        FIGURE_DIMENSIONS.map((dimension, index) => [dimension, topRows(dimensions[index] ?? [])]),
      ) as FiguresResponse['rows']
      return Response.json({
        timeZone,
        ...range,
        before,
        unit,
        points: rangeParts(range).map((start) => ({
          start,
          ...(shown.get(start) ?? { visits: 0, searches: 0 }),
        })),
        visits: sumOf(current),
        visitsBefore: sumOf(earlier),
        searches: searches(true),
        searchesBefore: searches(false),
        funnel: computeFunnel(current),
        funnelBefore: computeFunnel(earlier),
        rows,
        arrivals,
      } satisfies FiguresResponse)
    },
  }
}

/** Returns the rows with the most visits, in either range. */
function topRows(counted: readonly CountedVisits[]): FigureRow[] {
  const rows = [...Map.groupBy(counted, ({ key }) => key)].map(([key, countedForKey]) => {
    const current = countedForKey.filter(({ isNow }) => isNow)
    const sum = (group: readonly CountedVisits[]) => group.reduce((total, { visits }) => total + visits, 0)
    const visits = sum(current)
    return { key, visits, before: sum(countedForKey) - visits, funnel: computeFunnel(current) }
  })
  return rows
    .toSorted((a, b) => b.visits - a.visits || b.before - a.before || a.key.localeCompare(b.key))
    .slice(0, ROWS_MAX)
}

async function readSteps(
  db: Queryable,
  { from, start, to }: ComparedRange,
  dimension: FigureDimension,
): Promise<CountedVisits[]> {
  const { table, key, isCounted } = TABLES[dimension]
  const { rows } = await db.execute<CountedVisits>(sql`
    select ${key} as key, day >= ${start}::date as "isNow", steps, count(*)::int as visits
    from ${table} where day between ${from} and ${to} and ${isCounted} group by 1, 2, 3`)
  return rows
}

async function readParts(db: Queryable, { from, start, to }: ComparedRange, unit: 'day' | 'month') {
  const { rows } = await db.execute<{ start: string; isNow: boolean; visits: number; searches: number }>(sql`
    select date_trunc(${unit}, day)::date::text as start, day >= ${start}::date as "isNow",
      sum(visits)::int as visits, sum(searches)::int as searches
    from (
      select day, count(*) as visits, sum(searches) as searches
      from tracking.sessions where day between ${from} and ${to} and ${IS_COUNTED} group by day) days
    group by 1, 2`)
  return rows
}

/** Counts pages opened from other sites, by the browser's consent. */
async function readArrivals(db: Queryable, { from, to }: DayRange): Promise<FiguresResponse['arrivals']> {
  const { rows } = await db.execute<{ consent: keyof FiguresResponse['arrivals']; count: number }>(sql`
    select consent, sum(count)::int as count from tracking.arrivals
    where day between ${from} and ${to} group by consent`)
  const countArrivals = (consent: keyof FiguresResponse['arrivals']) =>
    rows.find((row) => row.consent === consent)?.count ?? 0
  return {
    granted: countArrivals('granted'),
    declined: countArrivals('declined'),
    none: countArrivals('none'),
  }
}
