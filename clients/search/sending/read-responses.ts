import { z } from 'zod'
import { queryReading } from '#contracts/search/query-reading.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

const stats = z.object({ min: z.number(), max: z.number() })

const searchResponse = z.object({
  hits: z.array(z.unknown()),
  nbHits: z.int().nonnegative(),
  facets: z.record(z.string(), z.record(z.string(), z.int())).default({}),
  facets_stats: z.record(z.string(), stats).default({}),
  /** The query with dropped words in `<em>` tags, set if all words together match nothing. */
  queryAfterRemoval: z.string().optional(),
  /** The corrected query, if it was misspelled. The hosted engine does not return it. */
  correctedQuery: z.string().optional(),
  userData: z.array(z.unknown()).optional(),
  renderingContent: z.record(z.string(), z.unknown()).optional(),
  /** How the query was understood. The hosted engine does not return it. */
  reading: queryReading.optional(),
})
export type SearchResponse = z.infer<typeof searchResponse>

const facetResponse = z.object({
  facetHits: z.array(z.object({ value: z.string(), count: z.int() })),
})
export type FacetResponse = z.infer<typeof facetResponse>

/** One response per search; null if they are invalid. */
export function readSearchResponses(
  content: unknown,
  count: number,
): Result<SearchResponse[], 'answer-malformed'> {
  return readResults(content, z.array(searchResponse).length(count))
}

export function readFacetResponses(
  content: unknown,
  count: number,
): Result<FacetResponse[], 'answer-malformed'> {
  return readResults(content, z.array(facetResponse).length(count))
}

/** The response of one search and of its facet searches, `count` in total; null if they are invalid. */
export function readSuggestionResponses(
  content: unknown,
  count: number,
): Result<{ found: SearchResponse; facets: FacetResponse[] }, 'answer-malformed'> {
  const results = readResults(content, z.tuple([searchResponse], facetResponse))
  if (!results.ok || results.value.length !== count) return refuse('answer-malformed')
  const [found, ...facets] = results.value
  return ok({ found, facets })
}

function readResults<Responses>(
  content: unknown,
  responses: z.ZodType<Responses>,
): Result<Responses, 'answer-malformed'> {
  const parsed = z.object({ results: responses }).safeParse(content)
  return parsed.success ? ok(parsed.data.results) : refuse('answer-malformed')
}
