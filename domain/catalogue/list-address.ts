import type { Range } from '../product/units.ts'
import {
  CHOICE_FILTERS,
  FLAG_FILTERS,
  isBounded,
  NO_FILTERS,
  type ProductFilters,
  parseShippingTime,
  RANGE_FILTERS,
  type RangeFilter,
} from './filters.ts'
import { parsePage } from './paging.ts'
import { DEFAULT_SORT, type ProductSort, parseSort } from './sorting.ts'

/** The state of a product list in its URL: search, sort order, filters and page. */
export type ListState = {
  readonly query: string
  readonly sort: ProductSort
  readonly filters: ProductFilters
  readonly page: number
}

export const EMPTY_LIST_STATE: ListState = { query: '', sort: DEFAULT_SORT, filters: NO_FILTERS, page: 1 }

/** Limits on texts and lists in a URL; no visitor needs more. */
export const QUERY_LENGTH_CAP = 200
export const CHOICES_CAP = 50

export const LIST_PARAMETERS: readonly string[] = [
  'q',
  'sort',
  'page',
  'ppage',
  'shippingTime',
  ...CHOICE_FILTERS,
  ...FLAG_FILTERS,
  ...RANGE_FILTERS.flatMap((filter) => [`${filter}-min`, `${filter}-max`]),
]

const TEXT_LENGTH_MAX = 40

const WHOLE_DIGITS_MAX = 8

/** A currency before the number: `$`, `US$`, French `$US`, `EUR`. */
const UNIT_BEFORE = /^(?:(?:[A-Z]{2})?\p{Sc}(?:[A-Z]{2})?|EUR|USD|GBP)/iu

const UNIT_AFTER = /(?:(?:[A-Z]{2})?\p{Sc}(?:[A-Z]{2})?|EUR|USD|GBP|cm|in|")$/iu

/** The dash of `1.500,–` means no decimals. */
const NO_DECIMALS = /[.,][-–—]$/

/**
 * Digits grouped by spaces, apostrophes, points or commas, always the same one; in India all groups but the last have
 * two digits.
 */
const GROUPED = /^[1-9]\d{0,2}([\s'’.,])(?:\d{2,3}\1)*\d{3}(?:(?!\1)[.,]\d{1,2})?$/

const GROUPS_AND_DECIMALS = /^(.*?\d{3})(?:[.,](\d{1,2}))?$/

const THREE_DECIMALS = /^\d+[.,]\d{3}$/

const DECIMALS = /^(\d+)(?:[.,](\d{1,3}))?$/

/**
 * Parses a list's URL. Names: `q`, `sort`, `page` (or `ppage`, Spec §7), filters by their own names, values repeated
 * (`material=oak&material=glass`), flags `=1`, ranges as `price-min` and `price-max`, in any number format that a
 * visitor may type. Unknown, empty and malformed parameters are ignored.
 */
export function parseListState(params: URLSearchParams): ListState {
  return {
    query: cleanText(params.get('q') ?? ''),
    sort: parseSort(params.get('sort')),
    filters: parseFilters(params),
    page: parsePage(params.get('page') ?? params.get('ppage')),
  }
}

/** Whether a bound was typed but cannot be parsed. An empty bound is valid and sets no limit. */
export function isUnreadBound(filter: RangeFilter, text: string): boolean {
  return text.trim() !== '' && parseTypedNumber(text, kindOf(filter)) === null
}

/** The bounds that are not numbers: the typed text by parameter name (`price-min`). */
export function unreadBounds(params: URLSearchParams): ReadonlyMap<string, string> {
  const typed = RANGE_FILTERS.flatMap((filter) =>
    ['min', 'max'].map((bound) => {
      const name = `${filter}-${bound}`
      return { filter, name, text: cleanText(params.get(name) ?? '') }
    }),
  )
  const unread = typed.filter(({ filter, text }) => isUnreadBound(filter, text))
  return new Map(unread.map(({ name, text }) => [name, text]))
}

/** Omits defaults; the order of parameters is always the same. */
export function toListParams({ query, sort, filters, page }: ListState): URLSearchParams {
  const params = new URLSearchParams()
  if (query !== '') params.set('q', query)
  for (const filter of CHOICE_FILTERS) {
    for (const value of filters[filter]) params.append(filter, value)
  }
  for (const filter of FLAG_FILTERS) {
    if (filters[filter]) params.set(filter, '1')
  }
  for (const filter of RANGE_FILTERS) {
    const { min, max } = filters[filter]
    if (min !== null) params.set(`${filter}-min`, String(min))
    if (max !== null) params.set(`${filter}-max`, String(max))
  }
  if (filters.shippingTime !== null) params.set('shippingTime', filters.shippingTime)
  if (sort !== DEFAULT_SORT) params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params
}

/** Goes back to the first page. */
export function withFilters(state: ListState, filters: ProductFilters): ListState {
  return { ...state, filters, page: 1 }
}

/** Goes back to the first page. */
export function withSort(state: ListState, sort: ProductSort): ListState {
  return { ...state, sort, page: 1 }
}

function parseFilters(params: URLSearchParams): ProductFilters {
  const choices = CHOICE_FILTERS.map((filter) => [filter, parseChoices(params.getAll(filter))])
  const flags = FLAG_FILTERS.map((filter) => [filter, params.get(filter) === '1'])
  const ranges = RANGE_FILTERS.map((filter) => [
    filter,
    parseRange(filter, params.get(`${filter}-min`), params.get(`${filter}-max`)),
  ])
  const shippingTime = parseShippingTime(params.get('shippingTime') ?? '')
  return { ...NO_FILTERS, ...Object.fromEntries([...choices, ...flags, ...ranges]), shippingTime }
}

function parseChoices(values: readonly string[]): string[] {
  const cleaned = values.map(cleanText).filter((value) => value !== '')
  return [...new Set(cleaned)].slice(0, CHOICES_CAP)
}

/** Swapped bounds are put in order. */
function parseRange(filter: RangeFilter, minText: string | null, maxText: string | null): Range {
  const min = parseTypedNumber(minText ?? '', kindOf(filter))
  const max = parseTypedNumber(maxText ?? '', kindOf(filter))
  const range = min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
  return isBounded(range) ? range : NO_FILTERS.price
}

function kindOf(filter: RangeFilter): 'price' | 'size' {
  return filter === 'price' ? 'price' : 'size'
}

function cleanText(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, QUERY_LENGTH_CAP).trim().toWellFormed()
}

/**
 * Parses a number as typed in any of the five languages, with or without a currency or a unit: `1,500`, `$1500`,
 * `1.500,50`, `1 500 €`, `80 cm`. Null if it is not a number, is negative or has more than eight digits before the
 * decimals. A single separator before exactly three digits is a thousands separator in a price, which has at most two
 * decimals, but a decimal separator in a size, which is never that large. Rounded to two decimals.
 */
export function parseTypedNumber(text: string, kind: 'price' | 'size'): number | null {
  if (text.length > TEXT_LENGTH_MAX) return null
  const unitless = text.trim().replace(UNIT_BEFORE, '').replace(UNIT_AFTER, '')
  const typed = unitless.trim().replace(NO_DECIMALS, '')
  const isGrouped = GROUPED.test(typed) && (kind === 'price' || !THREE_DECIMALS.test(typed))
  const [, whole, decimals = ''] = (isGrouped ? GROUPS_AND_DECIMALS : DECIMALS).exec(typed) ?? []
  const digits = whole?.replace(/\D/g, '')
  if (digits === undefined || digits.length > WHOLE_DIGITS_MAX) return null
  return Math.round(Number(`${digits}.${decimals}`) * 100) / 100
}
