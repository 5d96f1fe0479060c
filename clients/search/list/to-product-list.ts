import { parseChoice } from '#contracts/search/search-record.ts'
import {
  CHOICE_FILTERS,
  type ChoiceFilter,
  FLAG_FILTERS,
  maxLeadTimeDays,
  RANGE_FILTERS,
  type RangeFilter,
  type ShippingTime,
} from '#domain/catalogue/filters.ts'
import { slugToWords } from '#domain/links/slug.ts'
import { getUnits } from '#domain/market/market.ts'
import type { Range } from '#domain/product/units.ts'
import type { SearchResponse } from '../sending/read-responses.ts'
import { countedAttribute, getFlagValue, isBelow, type ListFilter } from './list-conditions.ts'
import type { ListQuery } from './list-queries.ts'
import { type CountedChoice, mergeLabels } from './merge-labels.ts'
import type { FacetValue, ProductFacets, ProductList, ProductListRequest } from './product-list.ts'

/** Spec §4, shipping delay filters: each is offered only if it adds products to the previous one. */
const SHIPPING_TIMES: readonly ShippingTime[] = [
  'ready-to-ship',
  'one-week',
  'weeks-2',
  'weeks-4',
  'weeks-6',
  'weeks-8',
  'weeks-12',
]

const CM_PER_INCH = 2.54

type Counts = Readonly<Record<string, number>>

export function toFacets(
  request: ProductListRequest,
  queries: readonly ListQuery[],
  responses: readonly SearchResponse[],
): ProductFacets {
  const findCounts = (filter: ListFilter): Counts => {
    const attribute = countedAttribute(filter, request)
    const response = findResponse(filter, queries, responses)
    return (attribute !== null && response?.facets[attribute]) || {}
  }
  const choices = CHOICE_FILTERS.map((filter) => [filter, toValues(filter, findCounts(filter), request)])
  const flags = FLAG_FILTERS.map((filter) => {
    const count = findCounts(filter)[getFlagValue(filter, request)] ?? 0
    return [filter, { count, isSelected: request.filters[filter] }]
  })
  const shippingTime = toShippingTimes(findCounts('shippingTime'), request.filters.shippingTime)
  return { ...Object.fromEntries([...choices, ...flags]), shippingTime } as ProductFacets
}

/** The ranges of values, rounded outwards to whole units of the visitor. */
export function toStats(
  request: ProductListRequest,
  queries: readonly ListQuery[],
  responses: readonly SearchResponse[],
): ProductList['stats'] {
  const entries = RANGE_FILTERS.map((filter) => {
    const attribute = countedAttribute(filter, request)
    const stats =
      attribute === null ? undefined : findResponse(filter, queries, responses)?.facets_stats[attribute]
    return [filter, stats ? roundOutwards(stats, getUnitSize(filter, request)) : null]
  })
  return Object.fromEntries(entries) as ProductList['stats']
}

function findResponse(
  filter: ListFilter,
  queries: readonly ListQuery[],
  responses: readonly SearchResponse[],
) {
  return responses[queries.findIndex(({ counts }) => counts.includes(filter))]
}

/** Most frequent first, then active values without products. */
function toValues(
  filter: ChoiceFilter,
  counts: Counts,
  { filters, categoryPath }: ProductListRequest,
): FacetValue[] {
  const chosen = filters[filter]
  const counted = mergeLabels(
    Object.entries(counts).map(([choice, count]) => ({ ...parseChoice(choice), count })),
  )
    .filter(({ key }) => filter !== 'categories' || isBelow(key, categoryPath))
    .sort((one, other) => other.count - one.count)
    .map((choice) => toFacetValue(choice, chosen))
  const missing = chosen.filter((value) => !counted.some((known) => known.value === value))
  return [
    ...counted,
    ...missing.map((value) => ({ value, label: slugToWords(value), count: 0, isSelected: true })),
  ]
}

export function toFacetValue(
  { key, label, language, count }: CountedChoice,
  chosen: readonly string[],
): FacetValue {
  const value = { value: key, label, count, isSelected: chosen.includes(key) }
  return language ? { ...value, language } : value
}

function toShippingTimes(counts: Counts, chosen: ShippingTime | null): ProductFacets['shippingTime'] {
  const offered =
    chosen === null || SHIPPING_TIMES.includes(chosen) ? SHIPPING_TIMES : [...SHIPPING_TIMES, chosen]
  const ascending = offered.toSorted((one, other) => maxLeadTimeDays(one) - maxLeadTimeDays(other))
  let before = 0
  return ascending.flatMap((value) => {
    const count = countUpTo(counts, maxLeadTimeDays(value))
    const isSelected = value === chosen
    if (count === before && !isSelected) return []
    before = count
    return [{ value, count, isSelected }]
  })
}

function countUpTo(counts: Counts, days: number): number {
  return Object.entries(counts).reduce(
    (sum, [value, count]) => (Number(value) <= days ? sum + count : sum),
    0,
  )
}

/** The stored units per displayed unit: minor units per currency unit, centimeters per inch. */
function getUnitSize(filter: RangeFilter, { country }: ProductListRequest): number {
  if (filter === 'price') return 100
  return getUnits(country) === 'in' ? CM_PER_INCH : 1
}

function roundOutwards({ min, max }: { min: number; max: number }, size: number): Range {
  return { min: Math.floor(min / size), max: Math.ceil(max / size) }
}
