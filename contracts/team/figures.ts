import { z } from 'zod'
import { FUNNEL_STEPS } from '#domain/tracking/funnel.ts'

export const FIGURE_DIMENSIONS = ['country', 'language', 'campaign', 'artisan'] as const
export type FigureDimension = (typeof FIGURE_DIMENSIONS)[number]

const count = z.int().nonnegative()
const funnel = z.record(z.enum(FUNNEL_STEPS), count)

/** `key`: a code or a name, or for a campaign its kind and name separated by a colon; empty if unknown. */
const figureRow = z.object({ key: z.string(), visits: count, before: count, funnel })
export type FigureRow = z.infer<typeof figureRow>

const arrivals = z.object({ granted: count, declined: count, none: count })

/**
 * `GET /services/team/figures?from=&to=`: visits with consent between two days of the house, inclusive, and in the same
 * number of days before. By default the last 30 days.
 */
export const figuresResponse = z.object({
  timeZone: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  before: z.object({ from: z.iso.date(), to: z.iso.date() }),
  /** Months (given by their first day) if there are too many days. */
  unit: z.enum(['day', 'month']),
  points: z.array(z.object({ start: z.iso.date(), visits: count, searches: count })),
  visits: count,
  visitsBefore: count,
  searches: count,
  searchesBefore: count,
  funnel,
  funnelBefore: funnel,
  rows: z.record(z.enum(FIGURE_DIMENSIONS), z.array(figureRow)),
  /** Page views that came from another site, by the browser's consent. */
  arrivals,
})
export type FiguresResponse = z.infer<typeof figuresResponse>
