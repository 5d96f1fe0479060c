import type {
  ChoiceFilter,
  FlagFilter,
  ProductFilters,
  Range,
  RangeFilter,
  ShippingTime,
} from '#domain/catalogue/filters.ts'
import type { ProductSort } from '#domain/catalogue/sorting.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { CountryCode } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { ProductCard } from '#domain/product/product.ts'
import type { CommerceContext } from '../../commerce/request.ts'

/** The audience of a list: decides language, prices and visibility. */
export type SearchVisitor = {
  readonly locale: Locale
  readonly currency: Currency
  /** Products that do not ship there are left out of lists. */
  readonly country: CountryCode
  /** Spec §5: `trade` does not see what is for consumers only, and the other way round. */
  readonly audience: 'consumer' | 'trade'
  /** Spec §6: whose prices the cards have, an approved trade client's; public ones if absent. */
  readonly buyer?: CommerceContext['buyer']
}

export type ProductListRequest = SearchVisitor & {
  /** Canonical: `furniture/seating`. */
  readonly categoryPath?: string | null
  readonly artisanSlug?: string | null
  /** Only of these products, by the numeric part of their id. */
  readonly among?: readonly string[]
  /** Products in these categories come first, where products are shown in a given order. */
  readonly kin?: readonly string[]
  readonly query?: string
  /** Prices in whole units of the currency, sizes in the units of the country. */
  readonly filters: ProductFilters
  readonly sort: ProductSort
  /** 1 for the first. One past the last gives the last. */
  readonly page: number
  readonly hitsPerPage: number
  /** How many products paging may reach: 96 without a query (Spec §5), else 1000. */
  readonly cap?: number
}

export type ProductList = {
  readonly cards: readonly ProductCard[]
  /** How many products match, though paging may reach fewer. */
  readonly total: number
  readonly page: number
  readonly pageCount: number
  readonly facets: ProductFacets
  /** Smallest and largest, in the units of the filters, whole; null when no product has one. */
  readonly stats: { readonly [range in RangeFilter]: Range | null }
  /** Words of the query that were dropped because all together match nothing; shown to the visitor. */
  readonly removedWords: readonly string[]
  /** The query as it was understood where it was misspelt, else null. */
  readonly correction: string | null
}

/** A filter value. `count`: how many products the list would have with it instead of the other values of its group. */
export type FacetValue = {
  /** What the filter and the address hold. */
  readonly value: string
  readonly label: string
  readonly count: number
  readonly isSelected: boolean
}

export type ProductFacets = { readonly [filter in ChoiceFilter]: readonly FacetValue[] } & {
  readonly [filter in FlagFilter]: { readonly count: number; readonly isSelected: boolean }
} & {
  /** Rising limits, each counting all that ship at least as fast. The page words them. */
  readonly shippingTime: readonly {
    readonly value: ShippingTime
    readonly count: number
    readonly isSelected: boolean
  }[]
}
