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
export function buildListQueries(request: ProductListRequest, names: SearchIndexNames): ListQuery[] {
  const conditions = buildConditions(request)
  const isActive = (filter: ListFilter) => conditions.some((condition) => condition.filter === filter)
  const common = toCommonParams(request, names)
  const toCounts = (filters: readonly ListFilter[]) => ({
    counts: filters,
    facets: filters.flatMap((filter) => countedAttribute(filter, request) ?? []),
  })
  const toCountQuery = (filters: readonly ListFilter[], chosen: readonly Condition[]): ListQuery => {
    const { counts, facets } = toCounts(filters)
    const isRange = filters.every((filter) => RANGE_FILTERS.some((range) => range === filter))
    const limits = isRange ? { maxValuesPerFacet: 1 } : {}
    return { counts, params: { ...common, ...toConditionParams(chosen), ...NO_HITS, ...limits, facets } }
  }

  const withHits = toCounts([
    ...CHOICE_FILTERS.filter((filter) => !isActive(filter)),
    ...FLAG_FILTERS,
    ...(isActive('shippingTime') ? [] : ['shippingTime' as const]),
  ])
  const freeRanges = RANGE_FILTERS.filter((filter) => !isActive(filter))
  const counted = conditions.filter(({ filter }) => !FLAG_FILTERS.some((flag) => flag === filter))
  return [
    {
      counts: withHits.counts,
      params: { ...common, ...toConditionParams(conditions), ...hitParams(request), facets: withHits.facets },
    },
    ...(freeRanges.length > 0 ? [toCountQuery(freeRanges, conditions)] : []),
    ...counted.map((own) =>
      toCountQuery(
        [own.filter],
        conditions.filter((condition) => condition !== own),
      ),
    ),
  ]
}

/** The parameters that all searches of a list share. */
export function toCommonParams(request: ProductListRequest, names: SearchIndexNames) {
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

export function toConditionParams(conditions: readonly Condition[]) {
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
