import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { TERM_LENGTH_MAX } from '#domain/search/popular-searches.ts'

/**
 * Counts of visitors' searches, for servers only (`Authorization: Bearer …` with their shared key); 401 `{
 * code }` without it.
 * - `POST /searches` `{ searches: [{ language, term, hasResults, day, mark }] }`: counts them. 204; 422
 *   `request-malformed`. A mark identifies one visitor, search and day, so that repetitions count once; it is
 *   deleted when the day is over.
 * - `GET /searches/popular?language=it`: `{ terms }`, the searches with results of enough visitors, most popular first.
 */
export const countedSearch = z.object({
  language: z.enum(LANGUAGES),
  term: z.string().min(1).max(TERM_LENGTH_MAX),
  /** Whether a piece matched all its words. */
  hasResults: z.boolean().default(true),
  /** In the house's time zone. */
  day: z.iso.date(),
  mark: z.string().regex(/^[\w-]{22}$/),
})
export type CountedSearch = z.infer<typeof countedSearch>
export const SEARCHES_MAX = 1_000
export const countedSearches = z.object({ searches: z.array(countedSearch).max(SEARCHES_MAX) })
export const popularQuestion = z.object({ language: z.enum(LANGUAGES) })
export const popularResponse = z.object({ terms: z.array(z.string()) })
