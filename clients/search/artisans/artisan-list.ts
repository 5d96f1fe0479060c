import type { ArtisanChoice, ArtisanFilters } from '#domain/catalogue/artisan-filters.ts'
import type { ArtisanSort } from '#domain/catalogue/sorting.ts'
import type { Picture } from '#domain/product/product.ts'
import type { FacetValue, SearchVisitor } from '../list/product-list.ts'

export type ArtisanListRequest = Pick<SearchVisitor, 'locale' | 'country'> & {
  /** Words of a name, place or craft; empty for all artisans. */
  readonly query: string
  /** Searches only names, places and crafts, for suggestions while typing. */
  readonly isByName?: boolean
  readonly filters: ArtisanFilters
  readonly sort: ArtisanSort
  /** From 1. A page beyond the last returns the last. */
  readonly page: number
  readonly hitsPerPage: number
}

export type FoundArtisan = {
  readonly slug: string
  readonly name: string
  readonly town: string
  readonly region: string
  readonly intro: string | null
  readonly picture: Picture | null
}

export type ArtisanList = {
  readonly artisans: readonly FoundArtisan[]
  readonly total: number
  readonly page: number
  readonly pageCount: number
  readonly facets: ArtisanFacets
}

/** Sorted by label. Counts are disjunctive, like those of product lists. */
export type ArtisanFacets = { readonly [choice in ArtisanChoice]: readonly FacetValue[] }
