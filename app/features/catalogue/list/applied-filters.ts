import type { ProductFacets } from '#clients/search/list/product-list.ts'
import {
  CHOICE_FILTERS,
  clearFilters,
  FLAG_FILTERS,
  type FlagFilter,
  isBounded,
  RANGE_FILTERS,
  type Range,
  type RangeFilter,
  type ShippingTime,
  toggleFilter,
} from '#domain/catalogue/filters.ts'
import { type ListState, withFilters } from '#domain/catalogue/list-address.ts'
import { slugToWords } from '#domain/links/slug.ts'

/** An applied filter, and the list without it. */
export type AppliedFilter = { readonly key: string; readonly without: ListState } & (
  | { readonly kind: 'value'; readonly label: string }
  | { readonly kind: 'flag'; readonly flag: FlagFilter }
  | { readonly kind: 'range'; readonly filter: RangeFilter; readonly range: Range }
  | { readonly kind: 'time'; readonly time: ShippingTime }
)

/** All applied filters, in the order of the filter bar. */
export function appliedFilters(state: ListState, facets: ProductFacets): AppliedFilter[] {
  const { filters } = state
  const { shippingTime: time } = filters
  return [
    ...CHOICE_FILTERS.flatMap((filter) =>
      filters[filter].map((value) => ({
        kind: 'value' as const,
        key: `${filter} ${value}`,
        label: facets[filter].find((known) => known.value === value)?.label ?? slugToWords(value),
        without: withFilters(state, toggleFilter(filters, filter, value)),
      })),
    ),
    ...RANGE_FILTERS.filter((filter) => isBounded(filters[filter])).map((filter) => ({
      kind: 'range' as const,
      key: filter,
      filter,
      range: filters[filter],
      without: withFilters(state, clearFilters(filters, filter)),
    })),
    ...(time === null
      ? []
      : [
          {
            kind: 'time' as const,
            key: 'shippingTime',
            time,
            without: withFilters(state, clearFilters(filters, 'shippingTime')),
          },
        ]),
    ...FLAG_FILTERS.filter((flag) => filters[flag]).map((flag) => ({
      kind: 'flag' as const,
      key: flag,
      flag,
      without: withFilters(state, toggleFilter(filters, flag)),
    })),
  ]
}
