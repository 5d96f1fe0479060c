import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { TERM_LENGTH_MOST } from '#domain/search/popular-searches.ts'

/**
 * What visitors searched for, for servers alone (`Authorization: Bearer …` with the key that they share); 401
 * `{ code }` without it.
 *
 * - `POST /searches` `{ searches: [{ language, term, day, mark }] }`: counts them. 204; 422 `request-malformed`. A
 *   mark represents one visitor, one search and one day: twice is once, and it is forgotten when the day is over.
 * - `GET  /searches/popular?language=it`: `{ terms }`, what enough visitors searched for, the most first.
 */
export const countedSearch = z.object({
  language: z.enum(LANGUAGES),
  term: z.string().min(1).max(TERM_LENGTH_MOST),
  /** The day of the house. */
  day: z.iso.date(),
  mark: z.string().regex(/^[\w-]{22}$/),
})
export type CountedSearch = z.infer<typeof countedSearch>
export const SEARCHES_MOST = 1_000
/** Empty: the day has passed. */
export const countedSearches = z.object({ searches: z.array(countedSearch).max(SEARCHES_MOST) })
export const popularQuestion = z.object({ language: z.enum(LANGUAGES) })
export const popularResponse = z.object({ terms: z.array(z.string()) })
