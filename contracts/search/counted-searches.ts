import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { TERM_LENGTH_MAX } from '#domain/search/popular-searches.ts'
import { callsBelow } from '../calls.ts'

export const countedSearch = z.object({
  language: z.enum(LANGUAGES),
  term: z.string().min(1).max(TERM_LENGTH_MAX),
  /** Whether a piece matched all the words. */
  hasResults: z.boolean().default(true),
  /** In the house's time zone. */
  day: z.iso.date(),
  mark: z.string().regex(/^[\w-]{22}$/),
})
export type CountedSearch = z.infer<typeof countedSearch>
export const SEARCHES_MAX = 1_000

const call = callsBelow('/searches', { unavailable: 'platform-unavailable' })
/** Counts of visitors' searches, for servers only (`Authorization: Bearer …` with their shared key). */
export const searchesCalls = {
  /**
   * Counts searches. A mark identifies one visitor, search and day, so that repetitions count once; it is deleted at
   * the end of the day.
   */
  count: call('POST /', { input: z.object({ searches: z.array(countedSearch).max(SEARCHES_MAX) }) }),
  /** Searches that had results and enough visitors, most popular first. */
  popular: call('GET /popular', {
    input: z.object({ language: z.enum(LANGUAGES) }),
    output: z.object({ terms: z.array(z.string()) }).transform(({ terms }) => terms),
  }),
}
