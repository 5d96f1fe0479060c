import { z } from 'zod'
import { CONDITIONS_MAX, QUERY_MAX_BYTES } from '#contracts/search/search-limits.ts'
import { typoTolerance, wordRemoval } from '../index-settings.ts'
import { badRequest } from '../wire-error.ts'

/** The maximum number of names in one parameter, and the maximum length of a name. */
const NAMES_MAX = 100
const NAME_MAX_LENGTH = 256
/** The maximum length of a tag, which is repeated around each word of each hit. */
const TAG_MAX_LENGTH = 64

const CONDITION_MAX_LENGTH = 1024

/** Numbers and booleans may be text, since `params` may be an encoded query string. */
const number = (max: number) => z.coerce.number().int().min(0).max(max)
const flag = z.union([z.boolean(), z.stringbool()])
const name = z.string().max(NAME_MAX_LENGTH)
const tag = z.string().max(TAG_MAX_LENGTH)
const list = z.preprocess(readList, z.array(name).max(NAMES_MAX))
const condition = z.string().max(CONDITION_MAX_LENGTH)
const conditions = z.array(condition).max(CONDITIONS_MAX)
const filterList = z.preprocess(readList, z.array(z.union([condition, conditions])).max(CONDITIONS_MAX))
const words = z
  .string()
  .refine((text) => Buffer.byteLength(text) <= QUERY_MAX_BYTES, `longer than ${QUERY_MAX_BYTES} bytes`)

/** The parameters that this engine supports; others are ignored, since clients send many. */
const searchParameters = z.object({
  query: words.optional(),
  page: number(Number.MAX_SAFE_INTEGER).optional(),
  hitsPerPage: number(1000).optional(),
  offset: number(Number.MAX_SAFE_INTEGER).optional(),
  length: number(1000).optional(),
  filters: z.string().optional(),
  facetFilters: filterList.optional(),
  numericFilters: filterList.optional(),
  tagFilters: filterList.optional(),
  facets: list.optional(),
  maxValuesPerFacet: number(1000).optional(),
  sortFacetValuesBy: z.enum(['count', 'alpha']).optional(),
  attributesToRetrieve: list.optional(),
  attributesToHighlight: list.optional(),
  highlightPreTag: tag.optional(),
  highlightPostTag: tag.optional(),
  restrictSearchableAttributes: list.optional(),
  attributesToSnippet: list.optional(),
  snippetEllipsisText: tag.optional(),
  optionalFilters: filterList.optional(),
  optionalWords: list.optional(),
  queryType: z.enum(['prefixLast', 'prefixAll', 'prefixNone']).optional(),
  typoTolerance: typoTolerance.optional(),
  minWordSizefor1Typo: number(100).optional(),
  minWordSizefor2Typos: number(100).optional(),
  allowTyposOnNumericTokens: flag.optional(),
  removeStopWords: z.union([flag, list]).optional(),
  removeWordsIfNoResults: wordRemoval.optional(),
  synonyms: flag.optional(),
  ruleContexts: list.optional(),
  enableRules: flag.optional(),
  enableReRanking: flag.optional(),
  getRankingInfo: flag.optional(),
  responseFields: list.optional(),
  clickAnalytics: flag.optional(),
  facetQuery: words.optional(),
  maxFacetHits: number(100).optional(),
})
export type SearchParameters = z.infer<typeof searchParameters>

/** The parsed parameters, the original ones (repeated in responses), and the restrictions of the key. */
export type ParsedParameters = SearchParameters & {
  sent: Readonly<Record<string, unknown>>
  /** The filters of the key, which apply in addition to `filters`. */
  scope: readonly string[]
}

/** Restrictions of a key on every search; see `Access`. */
type KeyRestrictions = { filters: readonly string[]; parameters: Readonly<Record<string, unknown>> }

const NO_RESTRICTIONS: KeyRestrictions = { filters: [], parameters: {} }

/**
 * Parses the parameters of one search: at the top level of the request, or as a query string (or an object)
 * in its `params`. Invalid ones are refused with 400.
 */
export function readSearchParameters(
  request: Readonly<Record<string, unknown>>,
  restrictions: KeyRestrictions = NO_RESTRICTIONS,
): ParsedParameters {
  const { params, indexName: _, type: __, facet: ___, ...direct } = request
  const nested = typeof params === 'string' ? Object.fromEntries(new URLSearchParams(params)) : params
  const sent = { ...direct, ...(nested as Record<string, unknown> | undefined) }
  const restricted = { ...sent, ...restrictions.parameters }
  const given = Object.fromEntries(
    Object.entries(restricted).filter(([, value]) => value !== null && value !== ''),
  )
  const parsed = searchParameters.safeParse(given)
  if (parsed.success) return { ...parsed.data, sent, scope: restrictions.filters }
  const [issue] = parsed.error.issues
  throw badRequest(`invalid value for ${issue?.path.join('.') ?? 'params'}: ${issue?.message ?? ''}`)
}

/** The parameters as a query string, as repeated in responses. */
export function encodeParameters(sent: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(sent).map(([name, value]): [string, string] => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ])
  return new URLSearchParams(pairs).toString()
}

/** A list may be JSON or comma-separated names. */
function readList(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (!value.startsWith('[')) return value.split(',').map((item) => item.trim())
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
