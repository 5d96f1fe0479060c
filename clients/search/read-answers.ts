import { z } from 'zod'
import { ok, type Result, refuse } from '#domain/result.ts'

const stats = z.object({ min: z.number(), max: z.number() })

const searchAnswer = z.object({
  hits: z.array(z.unknown()),
  nbHits: z.int().nonnegative(),
  facets: z.record(z.string(), z.record(z.string(), z.int())).default({}),
  facets_stats: z.record(z.string(), stats).default({}),
})
export type SearchAnswer = z.infer<typeof searchAnswer>

const facetAnswer = z.object({
  facetHits: z.array(z.object({ value: z.string(), count: z.int() })),
})
type FacetAnswer = z.infer<typeof facetAnswer>

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

function readResults<Answers>(
  content: unknown,
  answers: z.ZodType<Answers>,
): Result<Answers, 'answer-malformed'> {
  const parsed = z.object({ results: answers }).safeParse(content)
  return parsed.success ? ok(parsed.data.results) : refuse('answer-malformed')
}
