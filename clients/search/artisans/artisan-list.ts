import type { ArtisanChoice, ArtisanFilters } from '#domain/catalogue/artisan-filters.ts'
import type { ArtisanSort } from '#domain/catalogue/sorting.ts'
import type { Picture } from '#domain/product/product.ts'
import type { FacetValue, SearchVisitor } from '../list/product-list.ts'

export type ArtisanListRequest = Pick<SearchVisitor, 'locale' | 'country'> & {
  /** Words of a name, a place, a craft; empty for all artisans. */
  readonly query: string
  /** Looks for the words in names, places and crafts alone: while someone types. */
  readonly isByName?: boolean
  readonly filters: ArtisanFilters
  readonly sort: ArtisanSort
  /** 1 for the first. One past the last gives the last. */
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
  readonly isPremiumPlus: boolean
  readonly picture: Picture | null
}

export type ArtisanList = {
  readonly artisans: readonly FoundArtisan[]
  /** How many artisans match altogether. */
  readonly total: number
  readonly page: number
  readonly pageCount: number
  readonly facets: ArtisanFacets
}

/** The values to choose, by their labels. Counts are disjunctive, as those of product lists. */
export type ArtisanFacets = { readonly [choice in ArtisanChoice]: readonly FacetValue[] } & {
  readonly plus: { readonly count: number; readonly isSelected: boolean }
}
