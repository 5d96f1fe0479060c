import { DEFAULT_INDEX_NAMES, type SearchIndexNames } from '#contracts/search/search-indexes.ts'
import { idNumber } from '#domain/ids.ts'
import type { ProductCard } from '#domain/product/product.ts'
import { type ShowsPicture, showsAll } from '#domain/product/shown-picture.ts'
import type { Result } from '#domain/result.ts'
import type { ArtisanList, ArtisanListRequest } from './artisans/artisan-list.ts'
import { countArtisanPieces } from './artisans/count-artisan-pieces.ts'
import { type ArtisanMakesRequest, findArtisanMakes } from './artisans/find-artisan-makes.ts'
import { findArtisans } from './artisans/find-artisans.ts'
import { type CountedCategory, findCategoryTree } from './categories/find-category-tree.ts'
import { findBySkus } from './find-by-skus.ts'
import { findExistingProducts } from './find-existing-products.ts'
import { type CountedSearch, findSearchesWithResults } from './find-searches-with-results.ts'
import { findSimilarSkus } from './find-similar-skus.ts'
import { findSuggestions } from './find-suggestions.ts'
import { type FacetValueRequest, findFacetValues } from './list/find-facet-values.ts'
import { findInSelection } from './list/find-in-selection.ts'
import { findProducts } from './list/find-products.ts'
import type { FacetValue, ProductList, ProductListRequest, SearchVisitor } from './list/product-list.ts'
import { createCardReader } from './read-cards.ts'
import type { SearchTools } from './search-tools.ts'
import { createSender, type SearchConnection } from './sending/send-searches.ts'
import type { SuggestionRequest, Suggestions } from './suggestions.ts'

type SearchClientOptions = SearchConnection & {
  readonly indexNames?: SearchIndexNames
  readonly now: () => Date
  /** Pictures that it refuses are treated as absent; all are shown if it is missing. */
  readonly showsPicture?: ShowsPicture
}

/** The storefront's calls to the search service. Every failure is 'search-failed', and reported. */
export type SearchClient = {
  /** A list with its counts, in one call. A page beyond the last returns the last. */
  findProducts(request: ProductListRequest): Promise<Result<ProductList, 'search-failed'>>
  /**
   * A list of given products, by the numeric part of their ids, in the given order unless sorted otherwise.
   */
  findInSelection(
    numbers: readonly string[],
    request: ProductListRequest,
  ): Promise<Result<ProductList, 'search-failed'>>
  /** Spec §7: products by id, with or without `gid://…/`, in the given order; unknown ones are left out. */
  findByIds(ids: readonly string[], visitor: SearchVisitor): Promise<Result<ProductCard[], 'search-failed'>>
  /** Products by handle in the visitor's language, in the given order; unknown ones are left out. */
  findByHandles(
    handles: readonly string[],
    visitor: SearchVisitor,
  ): Promise<Result<ProductCard[], 'search-failed'>>
  /** The products that have variants with these SKUs, in any case; unknown SKUs are left out. */
  findBySkus(
    skus: readonly string[],
    visitor: SearchVisitor,
  ): Promise<Result<ReadonlyMap<string, ProductCard>, 'search-failed'>>
  /** SKUs that look like these texts, by the text, for what was mistyped. At most 50 texts. */
  findSimilarSkus(
    texts: readonly string[],
    visitor: SearchVisitor,
  ): Promise<Result<ReadonlyMap<string, readonly string[]>, 'search-failed'>>
  /** Values of one filter with words that begin with the text, within the list without that filter. */
  findFacetValues(
    requested: FacetValueRequest,
    request: ProductListRequest,
  ): Promise<Result<FacetValue[], 'search-failed'>>
  /**
   * The category tree of the catalogue itself, with product counts, for a shop whose content service describes no
   * categories.
   */
  findCategoryTree(visitor: SearchVisitor): Promise<Result<CountedCategory[], 'search-failed'>>
  /**
   * Artisans of the visitor's country with the counts of their filters. A page beyond the last returns the
   * last.
   */
  findArtisans(request: ArtisanListRequest): Promise<Result<ArtisanList, 'search-failed'>>
  /** How many pieces of artisans are visible to this visitor, by slug; those without any are left out. */
  countArtisanPieces(
    slugs: readonly string[],
    visitor: SearchVisitor,
  ): Promise<Result<ReadonlyMap<string, number>, 'search-failed'>>
  /** The categories in which artisans make pieces, by slug, for their own index. */
  findArtisanMakes(request: ArtisanMakesRequest): Promise<Result<Map<string, string[]>, 'search-failed'>>
  /** Those of some searches that find pieces for this visitor, with all of their words. At most 50 searches. */
  findSearchesWithResults(
    queries: readonly string[],
    visitor: SearchVisitor,
  ): Promise<Result<CountedSearch[], 'search-failed'>>
  /** Suggestions while someone types: products, categories, completed queries. In one call. */
  findSuggestions(request: SuggestionRequest): Promise<Result<Suggestions, 'search-failed'>>
}

/** Creates the client of the search service on the official `algoliasearch` lite client. */
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
