import {
  DEFAULT_INDEX_NAMES,
  productIndexName,
  type SearchIndexNames,
} from '#contracts/search/search-indexes.ts'
import { parseChoice } from '#contracts/search/search-record.ts'
import type { ChoiceFilter } from '#domain/catalogue/filters.ts'
import { PRODUCT_LIST_CAP, pageWindow } from '#domain/catalogue/paging.ts'
import { DEFAULT_SORT } from '#domain/catalogue/sorting.ts'
import { idNumber } from '#domain/ids.ts'
import type { ProductCard } from '#domain/product/product.ts'
import { type ShowsPicture, showsAll } from '#domain/product/shown-picture.ts'
import type { Result } from '#domain/result.ts'
import { ok } from '#domain/result.ts'
import { sortByRelation } from '#domain/search/visual-matches.ts'
import type { ArtisanList, ArtisanListRequest } from './artisans/artisan-list.ts'
import { type ArtisanMakesRequest, findArtisanMakes } from './artisans/find-artisan-makes.ts'
import { findArtisans } from './artisans/find-artisans.ts'
import { type CountedCategory, findCategoryTree } from './categories/find-category-tree.ts'
import { findBySkus, readSkus } from './find-by-skus.ts'
import { findExistingProducts } from './find-existing-products.ts'
import { type CountedSearch, findSearchesWithResults } from './find-searches-with-results.ts'
import { findSuggestions } from './find-suggestions.ts'
import { findProducts } from './list/find-products.ts'
import {
  audienceCondition,
  buildConditions,
  buildScope,
  choiceAttribute,
  isBelow,
  quote,
} from './list/list-conditions.ts'
import { toCommonParams, toConditionParams } from './list/list-queries.ts'
import { mergeLabels } from './list/merge-labels.ts'
import type { FacetValue, ProductList, ProductListRequest, SearchVisitor } from './list/product-list.ts'
import { toFacetValue } from './list/to-product-list.ts'
import { createCardReader } from './read-cards.ts'
import type { SearchTools } from './search-tools.ts'
import { readFacetResponses, readSearchResponses } from './sending/read-responses.ts'
import { createSender, type SearchConnection } from './sending/send-searches.ts'
import type { SuggestionRequest, Suggestions } from './suggestions.ts'

type SearchClientOptions = SearchConnection & {
  readonly indexNames?: SearchIndexNames
  readonly now: () => Date
  /** Pictures that it rejects are treated as missing; by default all are shown. */
  readonly showsPicture?: ShowsPicture
}

/** Every failure is reported and returned as 'search-failed'. */
export type SearchClient = {
  /** Products and counts in one call. A page beyond the last returns the last. */
  findProducts(request: ProductListRequest): Promise<Result<ProductList, 'search-failed'>>
  /** By numeric product ids, in the given order unless sorted otherwise. */
  findInSelection(
    numbers: readonly string[],
    request: ProductListRequest,
  ): Promise<Result<ProductList, 'search-failed'>>
  /** Spec §7: products by id, with or without `gid://…/`, in the given order; unknown ones are omitted. */
  findByIds(ids: readonly string[], visitor: SearchVisitor): Promise<Result<ProductCard[], 'search-failed'>>
  /** By handle in the visitor's language, in the given order; unknown ones are omitted. */
  findByHandles(
    handles: readonly string[],
    visitor: SearchVisitor,
  ): Promise<Result<ProductCard[], 'search-failed'>>
  /** Products with variants that have these SKUs, ignoring case; unknown SKUs are omitted. */
  findBySkus(
    skus: readonly string[],
    visitor: SearchVisitor,
  ): Promise<Result<ReadonlyMap<string, ProductCard>, 'search-failed'>>
  /** Suggestions for mistyped SKUs, by the typed text. At most 50 texts. */
  findSimilarSkus(
    texts: readonly string[],
    visitor: SearchVisitor,
  ): Promise<Result<ReadonlyMap<string, readonly string[]>, 'search-failed'>>
  /** Values with words that start with the text, within the list as it would be without that filter. */
  findFacetValues(
    requested: FacetValueRequest,
    request: ProductListRequest,
  ): Promise<Result<FacetValue[], 'search-failed'>>
  /** The catalogue's own category tree, for a shop whose content service describes no categories. */
  findCategoryTree(visitor: SearchVisitor): Promise<Result<CountedCategory[], 'search-failed'>>
  /** Artisans visible in the visitor's country. A page beyond the last returns the last. */
  findArtisans(request: ArtisanListRequest): Promise<Result<ArtisanList, 'search-failed'>>
  /** The number of visible pieces by the artisan's slug; artisans without any are omitted. */
  countArtisanPieces(
    slugs: readonly string[],
    visitor: SearchVisitor,
  ): Promise<Result<ReadonlyMap<string, number>, 'search-failed'>>
  /** The categories of artisans' pieces by slug, for the artisan index. */
  findArtisanMakes(request: ArtisanMakesRequest): Promise<Result<Map<string, string[]>, 'search-failed'>>
  /** Returns only searches whose words all match pieces visible to this visitor. At most 50 searches. */
  findSearchesWithResults(
    queries: readonly string[],
    visitor: SearchVisitor,
  ): Promise<Result<CountedSearch[], 'search-failed'>>
  /** Products, categories and completed queries in one call. */
  findSuggestions(request: SuggestionRequest): Promise<Result<Suggestions, 'search-failed'>>
}

/** The number of candidates per text; those that share most of it come first. */
const SIMILAR_PRODUCTS_MAX = 40

const NO_PRODUCT = ['0']

type FacetValueRequest = {
  readonly filter: ChoiceFilter
  /** Empty for the most frequent values. */
  readonly text: string
  /** At most 100. */
  readonly limit: number
}

/** Based on Algolia's official client. */
export function createSearchClient(options: SearchClientOptions): SearchClient {
  const tools: SearchTools = {
    send: createSender(options),
    readCards: createCardReader(options),
    showsPicture: options.showsPicture ?? showsAll,
    report: options.report,
    indexNames: options.indexNames ?? DEFAULT_INDEX_NAMES,
  }
  return {
    findProducts: (request) => findProducts(tools, request),
    findInSelection: (numbers, request) => findInSelection(tools, numbers, request),
    findByIds: (ids, visitor) => findExistingProducts(tools, 'objectID', ids.map(idNumber), visitor),
    findByHandles: (handles, visitor) => findExistingProducts(tools, 'handle', handles, visitor),
    findBySkus: (skus, visitor) => findBySkus(tools, skus, visitor),
    findSimilarSkus: (texts, visitor) => findSimilarSkus(tools, texts, visitor),
    findFacetValues: (requested, request) => findFacetValues(tools, requested, request),
    findCategoryTree: (visitor) => findCategoryTree(tools, visitor),
    findArtisans: (request) => findArtisans(tools, request),
    countArtisanPieces: (slugs, visitor) => countArtisanPieces(tools, slugs, visitor),
    findArtisanMakes: (request) => findArtisanMakes(tools, request),
    findSearchesWithResults: (queries, visitor) => findSearchesWithResults(tools, queries, visitor),
    findSuggestions: (request) => findSuggestions(tools, request),
  }
}

/** The number of visible pieces by slug; missing artisans have none. */
async function countArtisanPieces(
  { send, indexNames }: SearchTools,
  slugs: readonly string[],
  visitor: SearchVisitor,
): Promise<Result<ReadonlyMap<string, number>, 'search-failed'>> {
  if (slugs.length === 0) return ok(new Map())
  const { currency, locale } = visitor
  const request = {
    indexName: productIndexName({ sort: 'recommended', currency, language: locale.language }, indexNames),
    filters: `(${slugs.map((slug) => `artisan.slug:${quote(slug)}`).join(' OR ')}) AND ${buildScope(visitor)}`,
    facets: ['choices.artisan'],
    maxValuesPerFacet: slugs.length,
    hitsPerPage: 0,
    analytics: false,
  }
  const responses = await send('countArtisanPieces', { requests: [request] }, (content) =>
    readSearchResponses(content, 1),
  )
  if (!responses.ok) return responses
  const counts = Object.entries(responses.value[0]?.facets['choices.artisan'] ?? {})
  return ok(new Map(counts.map(([artisan, count]) => [parseChoice(artisan).key, count])))
}

/** Suggestions by text, found with typo tolerance. One call, however many texts there are. */
async function findSimilarSkus(
  { send, indexNames }: SearchTools,
  texts: readonly string[],
  visitor: SearchVisitor,
): Promise<Result<ReadonlyMap<string, readonly string[]>, 'search-failed'>> {
  if (texts.length === 0) return ok(new Map())
  const { currency, locale } = visitor
  const requests = texts.map((text) => ({
    indexName: productIndexName({ sort: 'recommended', currency, language: locale.language }, indexNames),
    // Searched in parts, since each may be mistyped or missing.
    query: text.replaceAll(/[^\p{L}\p{N}]+/gu, ' '),
    filters: audienceCondition(visitor),
    restrictSearchableAttributes: ['skus'],
    removeWordsIfNoResults: 'allOptional' as const,
    hitsPerPage: SIMILAR_PRODUCTS_MAX,
    attributesToRetrieve: ['skus'],
    attributesToHighlight: [],
    analytics: false,
  }))
  const responses = await send('findSimilarSkus', { requests }, (content) =>
    readSearchResponses(content, requests.length),
  )
  if (!responses.ok) return responses
  return ok(new Map(texts.map((text, index) => [text, responses.value[index]?.hits.flatMap(readSkus) ?? []])))
}

/**
 * Products stay in order, related ones first, unless another sort order is requested; those hidden from the visitor are
 * omitted.
 */
async function findInSelection(
  tools: SearchTools,
  numbers: readonly string[],
  request: ProductListRequest,
): Promise<Result<ProductList, 'search-failed'>> {
  const among = numbers.length > 0 ? numbers : NO_PRODUCT
  if (request.sort !== DEFAULT_SORT) return findProducts(tools, { ...request, among })
  const whole = { page: 1, hitsPerPage: among.length, cap: among.length }
  const all = await findProducts(tools, { ...request, ...whole, among })
  if (!all.ok) return all
  const { hitsPerPage, cap = PRODUCT_LIST_CAP } = request
  const window = pageWindow(all.value.total, request.page, { pageSize: hitsPerPage, cap })
  const positions = new Map(among.map((number, index) => [number, index]))
  const positionOf = ({ id }: { id: string }) => positions.get(idNumber(id)) ?? among.length
  const inOrder = all.value.cards.toSorted((one, other) => positionOf(one) - positionOf(other))
  const cards = sortByRelation(inOrder, request.relatedCategories ?? [])
  const start = (window.page - 1) * hitsPerPage
  return ok({
    ...all.value,
    cards: cards.slice(start, start + window.length),
    page: window.page,
    pageCount: window.pageCount,
  })
}

async function findFacetValues(
  { send, indexNames }: SearchTools,
  { filter, text, limit }: FacetValueRequest,
  request: ProductListRequest,
): Promise<Result<FacetValue[], 'search-failed'>> {
  const facet = choiceAttribute(filter, request)
  if (facet === null) return ok([])
  const others = buildConditions(request).filter((condition) => condition.filter !== filter)
  const requested = { type: 'facet' as const, facet, facetQuery: text, maxFacetHits: limit }
  const requests = [{ ...toCommonParams(request, indexNames), ...toConditionParams(others), ...requested }]
  const responses = await send('findFacetValues', { requests }, (content) =>
    readFacetResponses(content, requests.length),
  )
  if (!responses.ok) return responses
  const chosen = request.filters[filter]
  const found = responses.value.flatMap(({ facetHits }) => facetHits)
  return ok(
    mergeLabels(found.map(({ value, count }) => ({ ...parseChoice(value), count })))
      .filter(({ key }) => filter !== 'categories' || isBelow(key, request.categoryPath))
      .map((choice) => toFacetValue(choice, chosen)),
  )
}
