import { priceAttribute } from '#contracts/search/search-record.ts'
import {
  CHOICE_FILTERS,
  type ChoiceFilter,
  FLAG_FILTERS,
  type FlagFilter,
  isBounded,
  maxLeadTimeDays,
  RANGE_FILTERS,
  type RangeFilter,
} from '#domain/catalogue/filters.ts'
import { getShippingRegion, getUnits } from '#domain/market/market.ts'
import { type Range, rangeInCm } from '#domain/product/units.ts'
import type { ProductListRequest, SearchVisitor } from './product-list.ts'

export type ListFilter = ChoiceFilter | FlagFilter | RangeFilter | 'shippingTime'

/** Matches one of the facet values, and all of the comparisons. */
export type Condition = {
  readonly filter: ListFilter
  readonly anyOf: readonly string[]
  readonly numeric: readonly string[]
}

type ListScope = SearchVisitor &
  Pick<ProductListRequest, 'categoryPath' | 'artisanSlug' | 'collection' | 'among'>

/** One condition per active filter. */
export function buildConditions(request: ProductListRequest): Condition[] {
  const { filters } = request
  const choices = CHOICE_FILTERS.filter((filter) => filters[filter].length > 0).map((filter) =>
    toCondition(
      filter,
      filters[filter].map((value) => `${CHOICE_ATTRIBUTES[filter]}:${escapeSign(value)}`),
    ),
  )
  const flags = FLAG_FILTERS.filter((filter) => filters[filter]).map((filter) =>
    toCondition(filter, [`${flagAttribute(filter)}:${getFlagValue(filter, request)}`]),
  )
  const ranges = RANGE_FILTERS.filter((filter) => isBounded(filters[filter])).map((filter) => ({
    filter,
    anyOf: [],
    numeric: toBounds(rangeAttribute(filter, request), toStoredRange(filter, request)),
  }))
  const { shippingTime } = filters
  const limit = shippingTime === null ? [] : [`leadTimeDays<=${maxLeadTimeDays(shippingTime)}`]
  const delivery = limit.length > 0 ? [{ filter: 'shippingTime' as const, anyOf: [], numeric: limit }] : []
  return [...choices, ...flags, ...ranges, ...delivery]
}

/** The visibility rules and the list's own condition, as a `filters` expression. */
export function buildScope(scope: ListScope): string {
  return [
    scope.categoryPath ? [`categoryPaths:${quote(scope.categoryPath)}`] : [],
    scope.artisanSlug ? [`artisan.slug:${quote(scope.artisanSlug)}`] : [],
    scope.collection ? [`collections:${quote(scope.collection)}`] : [],
    scope.among ? [`(${scope.among.map((number) => `objectID:${quote(number)}`).join(' OR ')})`] : [],
    [`NOT excludedCountries:${scope.country}`, `NOT unpricedIn:${scope.currency}`, audienceCondition(scope)],
  ]
    .flat()
    .join(' AND ')
}

/** Spec §5: restricted products are only for trade clients, or only for consumers. */
export function audienceCondition({ audience }: Pick<SearchVisitor, 'audience'>): string {
  return `NOT customerRestrictions:${audience === 'trade' ? 'b2c_only' : 'b2b_only'}`
}

/** Null if the filter's values are not counted. */
export function countedAttribute(filter: ListFilter, request: ProductListRequest): string | null {
  if (filter === 'shippingTime') return 'leadTimeDays'
  if (isFlag(filter)) return flagAttribute(filter)
  if (isRange(filter)) return rangeAttribute(filter, request)
  return choiceAttribute(filter, request)
}

/** Categories are counted at the level below the list's own. */
export function choiceAttribute(
  filter: ChoiceFilter,
  { categoryPath }: Pick<ListScope, 'categoryPath'>,
): string | null {
  if (filter !== 'categories') return `choices.${filter}`
  const depth = categoryPath ? categoryPath.split('/').length : 0
  return depth < CATEGORY_LEVELS ? `choices.categories${depth}` : null
}

/** Checked because a product in this list may also be in other categories. */
export function isBelow(path: string, categoryPath: string | null | undefined): boolean {
  return !categoryPath || path.startsWith(`${categoryPath}/`)
}

/** The attribute's value on matching products. */
export function getFlagValue(filter: FlagFilter, { country }: Pick<SearchVisitor, 'country'>): string {
  return filter === 'freeShipping' ? getShippingRegion(country) : 'true'
}

export function quote(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`
}

const CATEGORY_LEVELS = 3

const CHOICE_ATTRIBUTES: Readonly<Record<ChoiceFilter, string>> = {
  categories: 'categoryPaths',
  artisan: 'artisan.slug',
  designer: 'keys.designer',
  material: 'keys.material',
  color: 'keys.color',
}

const FLAG_ATTRIBUTES: Readonly<Record<FlagFilter, string>> = {
  customizable: 'isCustomizable',
  ar: 'hasAr',
  cad: 'hasCad',
  freeShipping: 'freeShippingRegions',
  suitableForContract: 'suitableForContract',
}

function toCondition(filter: ListFilter, anyOf: readonly string[]): Condition {
  return { filter, anyOf, numeric: [] }
}

function flagAttribute(filter: FlagFilter): string {
  return FLAG_ATTRIBUTES[filter]
}

function rangeAttribute(filter: RangeFilter, { currency }: SearchVisitor): string {
  return filter === 'price' ? priceAttribute(currency) : `${filter}Cm`
}

/** In minor units and centimeters, as in search records. */
function toStoredRange(filter: RangeFilter, { filters, country }: ProductListRequest): Range {
  const range = filters[filter]
  if (filter !== 'price') return rangeInCm(range, getUnits(country))
  const minor = (bound: number | null) => (bound === null ? null : Math.round(bound * 100))
  return { min: minor(range.min), max: minor(range.max) }
}

function toBounds(attribute: string, { min, max }: Range): string[] {
  return [min === null ? [] : `${attribute}>=${min}`, max === null ? [] : `${attribute}<=${max}`].flat()
}

/** A value from a URL may start with a minus sign, which would negate the filter. */
export function escapeSign(value: string): string {
  return value.startsWith('-') ? `\\${value}` : value
}

function isFlag(filter: ListFilter): filter is FlagFilter {
  return FLAG_FILTERS.some((flag) => flag === filter)
}

function isRange(filter: ListFilter): filter is RangeFilter {
  return RANGE_FILTERS.some((range) => range === filter)
}
