import type { FigureRow } from '#contracts/team/figures.ts'
import { funnelOf } from '#domain/tracking/funnel.ts'
import type { CountedVisits } from './read-figures.ts'

/** More are no longer read. */
const ROWS_MAX = 20

/** The rows with most visits, whether in the days that are shown or before. */
export function topRows(counted: readonly CountedVisits[]): FigureRow[] {
  const rows = [...Map.groupBy(counted, ({ key }) => key)].map(([key, ofKey]) => {
    const current = ofKey.filter(({ isNow }) => isNow)
    const sum = (of: readonly CountedVisits[]) => of.reduce((total, { visits }) => total + visits, 0)
    const visits = sum(current)
    return { key, visits, before: sum(ofKey) - visits, funnel: funnelOf(current) }
  })
  return rows
    .toSorted((a, b) => b.visits - a.visits || b.before - a.before || a.key.localeCompare(b.key))
    .slice(0, ROWS_MAX)
}
