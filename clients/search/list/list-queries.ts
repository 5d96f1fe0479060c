import { categoryContext, searchContexts } from '#contracts/search/rule-contexts.ts'
import { productIndexName, type SearchIndexNames } from '#contracts/search/search-indexes.ts'
import { CARD_ATTRIBUTES } from '#contracts/search/search-record.ts'
import { CHOICE_FILTERS, FLAG_FILTERS, RANGE_FILTERS } from '#domain/catalogue/filters.ts'
import { DEFAULT_SORT } from '#domain/catalogue/sorting.ts'
import {
  buildConditions,
  buildScope,
  type Condition,
  countedAttribute,
  type ListFilter,
} from './list-conditions.ts'
import type { ProductListRequest } from './product-list.ts'

/** One search for a list, and the filters whose counts or ranges are in its response. */
export type ListQuery = { readonly params: SearchParams; readonly counts: readonly ListFilter[] }

type SearchParams = {
  readonly indexName: string
  readonly query: string
  readonly removeWordsIfNoResults: 'allOptional'
  readonly filters: string
  readonly facetFilters: string[][]
  readonly numericFilters: string[]
  readonly facets: string[]
  readonly hitsPerPage: number
  readonly page: number
  readonly attributesToRetrieve: string[]
  readonly attributesToHighlight: string[]
  readonly maxValuesPerFacet?: number
  readonly analytics?: boolean
  readonly ruleContexts?: string[]
}

/**
 * The first search returns the hits. Counts are disjunctive: a separate search counts the values of an active filter as
 * if it were off; the other filters are counted with the hits. Inactive ranges share one search, since their many
 * values are not needed.
 */
export function listQueries(request: ProductListRequest, names: SearchIndexNames): ListQuery[] {
  const conditions = buildConditions(request)
  const isInUse = (filter: ListFilter) => conditions.some((condition) => condition.filter === filter)
  const common = commonParams(request, names)
  const counting = (filters: readonly ListFilter[]) => ({
    counts: filters,
    facets: filters.flatMap((filter) => countedAttribute(filter, request) ?? []),
  })
  const side = (filters: readonly ListFilter[], chosen: readonly Condition[]): ListQuery => {
    const { counts, facets } = counting(filters)
    const isRange = filters.every((filter) => RANGE_FILTERS.some((range) => range === filter))
    const few = isRange ? { maxValuesPerFacet: 1 } : {}
    return { counts, params: { ...common, ...chosenParams(chosen), ...NO_HITS, ...few, facets } }
  }

  const withHits = counting([
    ...CHOICE_FILTERS.filter((filter) => !isInUse(filter)),
    ...FLAG_FILTERS,
    ...(isInUse('shippingTime') ? [] : ['shippingTime' as const]),
  ])
  const freeRanges = RANGE_FILTERS.filter((filter) => !isInUse(filter))
  const counted = conditions.filter(({ filter }) => !FLAG_FILTERS.some((flag) => flag === filter))
  return [
    {
      counts: withHits.counts,
      params: { ...common, ...chosenParams(conditions), ...hitParams(request), facets: withHits.facets },
    },
    ...(freeRanges.length > 0 ? [side(freeRanges, conditions)] : []),
    ...counted.map((own) =>
      side(
        [own.filter],
        conditions.filter((condition) => condition !== own),
      ),
    ),
  ]
}

/** Without page and hits. */
export function commonParams(request: ProductListRequest, names: SearchIndexNames) {
  const { sort, currency, locale, query = '' } = request
  return {
    indexName: productIndexName({ sort, currency, language: locale.language }, names),
    query,
    // Partial matches are better than an empty page; the response includes the dropped words.
    removeWordsIfNoResults: 'allOptional' as const,
    filters: buildScope(request),
    ...(query && { ruleContexts: searchContexts(currency, request.country) }),
  }
}

export function chosenParams(conditions: readonly Condition[]) {
  return {
    facetFilters: conditions.flatMap(({ anyOf }) => (anyOf.length > 0 ? [[...anyOf]] : [])),
    numericFilters: conditions.flatMap(({ numeric }) => numeric),
  }
}

/** A search only for counts, which analytics ignores. */
export const NO_HITS = {
  hitsPerPage: 0,
  page: 0,
  attributesToRetrieve: [],
  attributesToHighlight: [],
  analytics: false,
}

function hitParams({ page, hitsPerPage, categoryPath, sort, query }: ProductListRequest) {
  return {
    // The curated order of a category starts with its pinned pieces.
    ...(categoryPath && !query && sort === DEFAULT_SORT && { ruleContexts: [categoryContext(categoryPath)] }),
    hitsPerPage,
    page: page - 1,
    attributesToRetrieve: [...CARD_ATTRIBUTES],
    attributesToHighlight: [],
  }
}
