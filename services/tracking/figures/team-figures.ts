import { FIGURE_DIMENSIONS, type FiguresResponse } from '#contracts/team/figures.ts'
import { calendarDateIn } from '#domain/house/calendar-date.ts'
import { ROLES } from '#domain/team/roles.ts'
import { figureRange, rangeBefore, rangeParts, rangeUnit } from '#domain/tracking/figure-range.ts'
import { funnelOf } from '#domain/tracking/funnel.ts'
import { refused } from '#services/kernel/team/refused.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import { readArrivals, readParts, readSteps } from './read-figures.ts'
import { topRows } from './top-rows.ts'

/** `GET /figures`: what visits came to in some days and before, in one query for each block. */
export function teamFigures(): TeamRoute {
  return {
    method: 'GET',
    path: '/figures',
    roles: ROLES,
    needsConfirmation: false,
    isPersonal: false,
    async handle({ database: { db }, now, timeZone, query }) {
      const range = figureRange(query.from, query.to, calendarDateIn(timeZone, now))
      if (range === null) return refused(400, 'request-malformed', [{ path: 'from', code: 'invalid' }])
      const before = rangeBefore(range)
      const unit = rangeUnit(range)
      const all = { from: before.from, start: range.from, to: range.to }
      const [parts, arrivals, ...dimensions] = await Promise.all([
        readParts(db, all, unit),
        readArrivals(db, range),
        ...FIGURE_DIMENSIONS.map((dimension) => readSteps(db, all, dimension)),
      ])
      // Each visit has one country, or none.
      const steps = dimensions[FIGURE_DIMENSIONS.indexOf('country')] ?? []
      const [current, earlier] = [steps.filter(({ isNow }) => isNow), steps.filter(({ isNow }) => !isNow)]
      const sumOf = (counted: readonly { visits: number }[]) =>
        counted.reduce((sum, { visits }) => sum + visits, 0)
      const shown = new Map(parts.flatMap(({ start, isNow, ...part }) => (isNow ? [[start, part]] : [])))
      const searches = (isNow: boolean) =>
        parts.reduce((sum, part) => sum + (part.isNow === isNow ? part.searches : 0), 0)
      const rows = Object.fromEntries(
        FIGURE_DIMENSIONS.map((dimension, at) => [dimension, topRows(dimensions[at] ?? [])]),
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
        funnel: funnelOf(current),
        funnelBefore: funnelOf(earlier),
        rows,
        arrivals,
      } satisfies FiguresResponse)
    },
  }
}
