import type { Range } from '../product/units.ts'

/** Spec §3: product filters that take several values; a product matches any of them. */
export const CHOICE_FILTERS = ['categories', 'artisan', 'designer', 'material', 'color'] as const
export type ChoiceFilter = (typeof CHOICE_FILTERS)[number]

/** On-off filters. `ar` and `cad`: the product has an augmented reality model or a CAD file. */
export const FLAG_FILTERS = ['customizable', 'ar', 'cad', 'freeShipping', 'suitableForContract'] as const
export type FlagFilter = (typeof FLAG_FILTERS)[number]

/**
 * Range filters, both bounds inclusive. Prices are in whole units of the visitor's currency and sizes in the visitor's
 * units (`rangeInCm`), because the URL stores what the visitor typed.
 */
export const RANGE_FILTERS = ['price', 'width', 'height', 'depth'] as const
export type RangeFilter = (typeof RANGE_FILTERS)[number]

/** Spec §4, shipping delay filters: ready to ship, within 1 week, N weeks, N days. */
export type ShippingTime = 'ready-to-ship' | 'one-week' | `weeks-${number}` | `days-${number}`

export type ProductFilters = { readonly [filter in ChoiceFilter]: readonly string[] } & {
  readonly [filter in FlagFilter]: boolean
} & { readonly [filter in RangeFilter]: Range } & { readonly shippingTime: ShippingTime | null }

export const NO_RANGE: Range = { min: null, max: null }

export const NO_FILTERS: ProductFilters = {
  categories: [],
  artisan: [],
  designer: [],
  material: [],
  color: [],
  customizable: false,
  ar: false,
  cad: false,
  freeShipping: false,
  suitableForContract: false,
  price: NO_RANGE,
  width: NO_RANGE,
  height: NO_RANGE,
  depth: NO_RANGE,
  shippingTime: null,
}

/** Toggles one value of a filter, or a flag. */
export function toggleFilter(filters: ProductFilters, filter: FlagFilter): ProductFilters
export function toggleFilter(filters: ProductFilters, filter: ChoiceFilter, value: string): ProductFilters
export function toggleFilter(
  filters: ProductFilters,
  filter: ChoiceFilter | FlagFilter,
  value = '',
): ProductFilters {
  const current = filters[filter]
  if (typeof current === 'boolean') return { ...filters, [filter]: !current }
  const without = current.filter((chosen) => chosen !== value)
  return { ...filters, [filter]: without.length < current.length ? without : [...current, value] }
}

/** Clears one filter, or all of them if none is given. */
export function clearFilters(filters: ProductFilters, filter?: keyof ProductFilters): ProductFilters {
  return filter === undefined ? NO_FILTERS : { ...filters, [filter]: NO_FILTERS[filter] }
}

/** Counts each chosen value, each flag and each range as one. */
export function countFilters(filters: ProductFilters): number {
  const choices = CHOICE_FILTERS.reduce((count, filter) => count + filters[filter].length, 0)
  const flags = FLAG_FILTERS.filter((filter) => filters[filter]).length
  const ranges = RANGE_FILTERS.filter((filter) => isBounded(filters[filter])).length
  return choices + flags + ranges + (filters.shippingTime === null ? 0 : 1)
}

export function isFiltered(filters: ProductFilters): boolean {
  return countFilters(filters) > 0
}

export function maxLeadTimeDays(shippingTime: ShippingTime): number {
  if (shippingTime === 'ready-to-ship') return 0
  if (shippingTime === 'one-week') return 7
  const [unit, amount] = shippingTime.split('-')
  return Number(amount) * (unit === 'weeks' ? 7 : 1)
}

/** Parses 'ready-to-ship', 'one-week', 'weeks-6', 'days-10' (1 to 999); null for anything else. */
export function parseShippingTime(text: string): ShippingTime | null {
  if (text === 'ready-to-ship' || text === 'one-week') return text
  const [, unit, amount] = /^(weeks|days)-([1-9]\d{0,2})$/.exec(text) ?? []
  if (amount === undefined) return null
  return unit === 'weeks' ? `weeks-${Number(amount)}` : `days-${Number(amount)}`
}

export function isBounded({ min, max }: Range): boolean {
  return min !== null || max !== null
}
