import type { ArtisanChoice, ArtisanFilters } from '#domain/catalogue/artisan-filters.ts'
import type { ArtisanSort } from '#domain/catalogue/sorting.ts'
import type { Picture } from '#domain/product/product.ts'
import type { FacetValue, SearchVisitor } from '../list/product-list.ts'

export type ArtisanListRequest = Pick<SearchVisitor, 'locale' | 'country'> & {
  /** Words of a name, place or craft; empty for all artisans. */
  readonly query: string
  /** Searches only names, places and crafts: while someone types. */
  readonly isByName?: boolean
  readonly filters: ArtisanFilters
  readonly sort: ArtisanSort
  /** 1 for the first. A page beyond the last returns the last. */
  readonly page: number
  readonly hitsPerPage: number
}

/** An artisan as a list of them shows it. */
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
  /** The total number of matching artisans. */
  readonly total: number
  readonly page: number
  readonly pageCount: number
  readonly facets: ArtisanFacets
}

/** The available values, sorted by label. Counts are disjunctive, like those of product lists. */
export type ArtisanFacets = { readonly [choice in ArtisanChoice]: readonly FacetValue[] }
