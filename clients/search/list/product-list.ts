import type { QueryReading } from '#contracts/search/query-reading.ts'
import type {
  ChoiceFilter,
  FlagFilter,
  ProductFilters,
  RangeFilter,
  ShippingTime,
} from '#domain/catalogue/filters.ts'
import type { ProductSort } from '#domain/catalogue/sorting.ts'
import type { Language } from '#domain/market/language.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { CountryCode } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { ProductCard } from '#domain/product/product.ts'
import type { Range } from '#domain/product/units.ts'
import type { CommerceContext } from '../../commerce/request.ts'

/** Determines language, prices and visibility. */
export type SearchVisitor = {
  readonly locale: Locale
  readonly currency: Currency
  /** Products that do not ship there are omitted. */
  readonly country: CountryCode
  /** Spec §5: `trade` does not see products restricted to consumers, and vice versa. */
  readonly audience: 'consumer' | 'trade'
  /** Spec §6: an approved trade client, for trade prices on the cards; absent for public prices. */
  readonly buyer?: CommerceContext['buyer']
}

export type ProductListRequest = SearchVisitor & {
  /** Canonical: `furniture/seating`. */
  readonly categoryPath?: string | null
  readonly artisanSlug?: string | null
  /** The number of a commerce service collection. */
  readonly collection?: string | null
  /** Numeric product ids; limits the list to these products. */
  readonly among?: readonly string[]
  /** In a selection with a given order, products of these categories come first. */
  readonly relatedCategories?: readonly string[]
  readonly query?: string
  /** Prices in whole units of the currency, sizes in the units of the country. */
  readonly filters: ProductFilters
  readonly sort: ProductSort
  /** From 1. A page beyond the last returns the last. */
  readonly page: number
  readonly hitsPerPage: number
  /** The number of products reachable by paging: 96 without a query (Spec §5), otherwise 1000. */
  readonly cap?: number
}

export type ProductList = {
  readonly cards: readonly ProductCard[]
  /** All matching products, even if fewer can be reached by paging. */
  readonly total: number
  readonly page: number
  readonly pageCount: number
  readonly facets: ProductFacets
  /** Minimum and maximum in whole units of the filters; null if no product has a value. */
  readonly stats: { readonly [range in RangeFilter]: Range | null }
  /** Words dropped from a query that matches nothing as a whole; shown to the visitor. */
  readonly removedWords: readonly string[]
  /** Null if the query was not misspelled. */
  readonly correction: string | null
  /** Null if the query was compared word by word. */
  readonly reading: QueryReading | null
  /** Where a rule of the house redirects: a path without the locale, or an absolute URL. */
  readonly redirect: string | null
}

/** `count`: the number of products with this value if it replaced the others of its group. */
export type FacetValue = {
  /** Also used in the URL. */
  readonly value: string
  readonly label: string
  /** Set if the label is not in the visitor's language. */
  readonly language?: Language
  readonly count: number
  readonly isSelected: boolean
}

export type ProductFacets = { readonly [filter in ChoiceFilter]: readonly FacetValue[] } & {
  readonly [filter in FlagFilter]: { readonly count: number; readonly isSelected: boolean }
} & {
  /** Increasing limits, each counting all products that ship at least as fast. */
  readonly shippingTime: readonly {
    readonly value: ShippingTime
    readonly count: number
    readonly isSelected: boolean
  }[]
}
