import { searchContexts } from '#contracts/search/rule-contexts.ts'
import { productIndexName } from '#contracts/search/search-indexes.ts'
import { CARD_ATTRIBUTES, parseChoice } from '#contracts/search/search-record.ts'
import { ok, type Result } from '#domain/result.ts'
import { completeSearch } from '#domain/search/complete-search.ts'
import { findSearchesWithResults } from './find-searches-with-results.ts'
import { buildScope } from './list/list-conditions.ts'
import type { SearchTools } from './search-tools.ts'
import { type FacetResponse, readSuggestionResponses } from './sending/read-responses.ts'
import type { SuggestionRequest, Suggestions } from './suggestions.ts'

/** Category levels, narrowest first: `Table lamps` is more helpful than `Lighting`. */
const CATEGORY_FACETS = ['choices.categories2', 'choices.categories1', 'choices.categories0']

/** Attributes that can complete the last word of a query, within the results for its other words. */
const COMPLETIONS = [
  'choices.categories2',
  'choices.categories1',
  'choices.material',
  'choices.color',
  'choices.designer',
]

/** Completions are only offered if they have results. */
const COMPLETED_MAX = 8

const NO_SUGGESTIONS: Suggestions = {
  products: [],
  total: 0,
  categories: [],
  queries: [],
  correction: null,
}

/** Loads the products, and facet searches for categories and completions, in one call. */
export async function findSuggestions(
  tools: SearchTools,
  request: SuggestionRequest,
): Promise<Result<Suggestions, 'search-failed'>> {
  const { send, readCards, indexNames } = tools
  const text = request.text.trim()
  if (text === '') return ok(NO_SUGGESTIONS)
  const { limit, currency, locale } = request
  const indexName = productIndexName({ sort: 'recommended', currency, language: locale.language }, indexNames)
  const common = { indexName, filters: buildScope(request), analytics: false }
  const toFacetSearch = (query: string, facetQuery: string) => (facet: string) => ({
    ...common,
    type: 'facet' as const,
    facet,
    query,
    facetQuery,
    maxFacetHits: limit,
  })
  const [head, last] = splitLast(text)
  const requests = [
    {
      ...common,
      query: text,
      ruleContexts: searchContexts(currency, request.country),
      hitsPerPage: limit,
      attributesToHighlight: [],
      attributesToRetrieve: [...CARD_ATTRIBUTES],
      removeWordsIfNoResults: 'none' as const,
    },
    ...CATEGORY_FACETS.map(toFacetSearch('', text)),
    ...COMPLETIONS.map(toFacetSearch(head, last)),
  ]
  const [responses, completed] = await Promise.all([
    send('findSuggestions', { requests }, (content) => readSuggestionResponses(content, requests.length)),
    findSearchesWithResults(tools, completeSearch(text, locale.language, COMPLETED_MAX), request),
  ])
  if (!responses.ok) return responses
  const { found, facets } = responses.value
  const values = facets.map(toChoices)
  const categories = values.slice(0, CATEGORY_FACETS.length).flat()
  const completions = toCompletions(head, values.slice(CATEGORY_FACETS.length).flat(), locale.language)
  const others = (completed.ok ? completed.value : []).filter(
    ({ query }) => !completions.some((each) => each.query.startsWith(query)),
  )
  return ok({
    products: readCards(found.hits, currency),
    total: found.nbHits,
    categories: categories.slice(0, limit).map(({ key, label, count }) => ({ path: key, label, count })),
    queries: [...completions, ...others].slice(0, limit),
    correction: found.correctedQuery ?? null,
  })
}

type CountedChoice = { key: string; label: string; count: number }

function toChoices({ facetHits }: FacetResponse): CountedChoice[] {
  return facetHits.map(({ value, count }) => ({ ...parseChoice(value), count }))
}

function splitLast(text: string): [head: string, last: string] {
  const [, head = '', last = text] = /^(.*)\s(\S+)$/u.exec(text) ?? []
  return [head.trim(), last]
}

/** Without duplicates, most useful first. */
function toCompletions(head: string, choices: readonly CountedChoice[], language: string) {
  const counts = new Map<string, number>()
  for (const { label, count } of choices) {
    const query = `${head} ${label.toLocaleLowerCase(language)}`.trim()
    counts.set(query, Math.max(count, counts.get(query) ?? 0))
  }
  return [...counts].map(([query, count]) => ({ query, count })).sort((one, other) => other.count - one.count)
}
