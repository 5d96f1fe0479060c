import type { QueryReading } from '#contracts/search/query-reading.ts'
import type {
  ChoiceFilter,
  FlagFilter,
  ProductFilters,
  Range,
  RangeFilter,
  ShippingTime,
} from '#domain/catalogue/filters.ts'
import type { ProductSort } from '#domain/catalogue/sorting.ts'
import type { Language } from '#domain/market/language.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { CountryCode } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { ProductCard } from '#domain/product/product.ts'
import type { CommerceContext } from '../../commerce/request.ts'

/** The viewer of a list: decides language, prices and visibility. */
export type SearchVisitor = {
  readonly locale: Locale
  readonly currency: Currency
  /** Products that do not ship there are left out of lists. */
  readonly country: CountryCode
  /** Spec §5: `trade` does not see products restricted to consumers, and vice versa. */
  readonly audience: 'consumer' | 'trade'
  /** Spec §6: whose prices the cards have, an approved trade client's; public ones if absent. */
  readonly buyer?: CommerceContext['buyer']
}

export type ProductListRequest = SearchVisitor & {
  /** Canonical: `furniture/seating`. */
  readonly categoryPath?: string | null
  readonly artisanSlug?: string | null
  /** The number of a collection of the commerce service. */
  readonly collection?: string | null
  /** Only these products, by the numeric part of their id. */
  readonly among?: readonly string[]
  /** Products in these categories come first in a selection with a given order. */
  readonly relatedCategories?: readonly string[]
  readonly query?: string
  /** Prices in whole units of the currency, sizes in the units of the country. */
  readonly filters: ProductFilters
  readonly sort: ProductSort
  /** 1 for the first. A page beyond the last returns the last. */
  readonly page: number
  readonly hitsPerPage: number
  /** The maximum number of products that pagination reaches: 96 without a query (Spec §5), else 1000. */
  readonly cap?: number
}

export type ProductList = {
  readonly cards: readonly ProductCard[]
  /** How many products match, though pagination may reach fewer. */
  readonly total: number
  readonly page: number
  readonly pageCount: number
  readonly facets: ProductFacets
  /** Minimum and maximum in whole units of the filters; null if no product has a value. */
  readonly stats: { readonly [range in RangeFilter]: Range | null }
  /** Words of the query that were dropped because all together match nothing; shown to the visitor. */
  readonly removedWords: readonly string[]
  /** The corrected query if it was misspelled, otherwise null. */
  readonly correction: string | null
  /** How the query was understood; null if it was compared word by word. */
  readonly reading: QueryReading | null
  /** Where a rule of the house leads in place of the list: a path without the locale, or an absolute URL. */
  readonly redirect: string | null
}

/**
 * A filter value. `count`: how many products the list would have with it instead of the other values of its
 * group.
 */
export type FacetValue = {
  /** The value in the filter and in the URL. */
  readonly value: string
  readonly label: string
  /** The language of the label, if it is not the visitor's. */
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
