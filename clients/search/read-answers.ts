import { z } from 'zod'
import { ok, type Result, refuse } from '#domain/result.ts'

const stats = z.object({ min: z.number(), max: z.number() })

const searchAnswer = z.object({
  hits: z.array(z.unknown()),
  nbHits: z.int().nonnegative(),
  facets: z.record(z.string(), z.record(z.string(), z.int())).default({}),
  facets_stats: z.record(z.string(), stats).default({}),
  /** The query with the words that were left out between `<em>` tags, where all together found nothing. */
  queryAfterRemoval: z.string().optional(),
  /** The query as it was understood, where it was misspelt. The hosted engine does not say. */
  correctedQuery: z.string().optional(),
})
export type SearchAnswer = z.infer<typeof searchAnswer>

const facetAnswer = z.object({
  facetHits: z.array(z.object({ value: z.string(), count: z.int() })),
})
export type FacetAnswer = z.infer<typeof facetAnswer>

/** As many answers as there were searches, or nothing. */
export function readSearchAnswers(
  content: unknown,
  count: number,
): Result<SearchAnswer[], 'answer-malformed'> {
  return readResults(content, z.array(searchAnswer).length(count))
}

/** The answer to one facet search. */
export function readFacetAnswers(content: unknown): Result<FacetAnswer[], 'answer-malformed'> {
  return readResults(content, z.array(facetAnswer).length(1))
}

/** The answer to a search, and those to the facet searches after it: `count` in all. */
export function readSuggestionAnswers(
  content: unknown,
  count: number,
): Result<{ found: SearchAnswer; facets: FacetAnswer[] }, 'answer-malformed'> {
  const results = readResults(content, z.tuple([searchAnswer], facetAnswer))
  if (!results.ok || results.value.length !== count) return refuse('answer-malformed')
  const [found, ...facets] = results.value
  return ok({ found, facets })
}

function readResults<Answers>(
  content: unknown,
  answers: z.ZodType<Answers>,
): Result<Answers, 'answer-malformed'> {
  const parsed = z.object({ results: answers }).safeParse(content)
  return parsed.success ? ok(parsed.data.results) : refuse('answer-malformed')
}
