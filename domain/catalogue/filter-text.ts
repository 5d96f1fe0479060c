import type { Units } from '../market/market.ts'
import { rangeFromCm, rangeInCm } from '../product/units.ts'
import {
  CHOICE_FILTERS,
  FLAG_FILTERS,
  NO_FILTERS,
  type ProductFilters,
  parseShippingTime,
  RANGE_FILTERS,
} from './filters.ts'
import { EMPTY_LIST_STATE, parseListState, toListParams, unreadBounds } from './list-address.ts'

/** An ignored part of a filter text: an unknown filter name, or a value that cannot be read. */
export type FilterTextError = { readonly code: 'unknown-filter' | 'unread-value'; readonly name: string }

/** In characters; the rest is ignored. */
export const FILTER_TEXT_CAP = 2000

const SIZES = ['width', 'height', 'depth'] as const
const NAMES: ReadonlySet<string> = new Set([
  ...CHOICE_FILTERS,
  ...FLAG_FILTERS,
  ...RANGE_FILTERS.flatMap((filter) => [`${filter}-min`, `${filter}-max`]),
  'shippingTime',
])

/**
 * Spec §2, §3: filters as an editor pastes them into a product row, in the format of a list's URL. Sizes are always in
 * centimeters, since the row is shown in every country; prices are in whole units of each visitor's currency.
 */
export function writeFilterText(filters: ProductFilters, units: Units): string {
  const sizes = SIZES.map((size) => [size, roundedRange(rangeInCm(filters[size], units))])
  const inCm: ProductFilters = { ...filters, ...Object.fromEntries(sizes) }
  return toListParams({ ...EMPTY_LIST_STATE, filters: inCm }).toString()
}

/**
 * Reads a filter text by the rules for list URLs, and returns sizes in the given units. The text may start with `?` or
 * be a whole list URL. Unknown parts are ignored and reported.
 */
export function readFilterText(
  text: string,
  units: Units,
): { readonly filters: ProductFilters; readonly faults: readonly FilterTextError[] } {
  const pasted = text.trim().slice(0, FILTER_TEXT_CAP)
  const params = new URLSearchParams(pasted.slice(pasted.indexOf('?') + 1))
  const { filters } = parseListState(params)
  const sizes = SIZES.map((size) => [size, roundedRange(rangeFromCm(filters[size], units))])
  return {
    filters: { ...NO_FILTERS, ...filters, ...Object.fromEntries(sizes) },
    faults: findFilterErrors(params),
  }
}

function findFilterErrors(params: URLSearchParams): FilterTextError[] {
  const names = [...new Set(params.keys())]
  const unread = new Set([
    ...unreadBounds(params).keys(),
    ...FLAG_FILTERS.filter((flag) => params.has(flag) && params.get(flag) !== '1'),
    ...CHOICE_FILTERS.filter((filter) => params.getAll(filter).some((value) => value.trim() === '')),
    ...(params.has('shippingTime') && parseShippingTime(params.get('shippingTime') ?? '') === null
      ? ['shippingTime']
      : []),
  ])
  return names.flatMap((name): FilterTextError[] => {
    if (!NAMES.has(name)) return [{ code: 'unknown-filter', name }]
    return unread.has(name) ? [{ code: 'unread-value', name }] : []
  })
}

function roundedRange({ min, max }: ProductFilters['width']): ProductFilters['width'] {
  const rounded = (bound: number | null) => (bound === null ? null : Math.round(bound * 100) / 100)
  return { min: rounded(min), max: rounded(max) }
}
