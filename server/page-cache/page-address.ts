import { ARTISAN_CHOICES } from '#domain/catalogue/artisan-filters.ts'
import { CHOICE_FILTERS, FLAG_FILTERS, RANGE_FILTERS } from '#domain/catalogue/filters.ts'

/**
 * The search parameters that a guest's page may depend on. A page that reads another one would be shown without
 * it: add it here. All others (utm_source and its kind) neither make another page nor reach the one that is made.
 */
const PAGE_PARAMETERS = new Set<string>([
  ...['q', 'sort', 'page', 'ppage', 'shippingTime', 'variant', 'nolayout', 'similar', 'plus'],
  ...ARTISAN_CHOICES,
  ...CHOICE_FILTERS,
  ...FLAG_FILTERS,
  ...RANGE_FILTERS.flatMap((range) => [`${range}-min`, `${range}-max`]),
])
/** What the router adds to a `.data` request: which routes of the page it wants. */
export const DATA_PARAMETER = '_routes'

/** Longer addresses are nobody's page and not worth keeping. */
const ADDRESS_LIMIT = 2_000

/**
 * The address under which a guest's page is kept and made: path and known parameters, sorted, so that two
 * spellings of one page are one. Null for an address that is too long.
 */
export function pageAddress(url: string): string | null {
  if (url.length > ADDRESS_LIMIT) return null
  const [target = ''] = url.slice(url.indexOf('/', url.indexOf('//') + 2)).split('#', 1)
  const query = target.indexOf('?')
  if (query === -1) return target
  const path = target.slice(0, query)
  const params = new URLSearchParams(target.slice(query))
  const kept = [...params].filter(
    ([name]) => PAGE_PARAMETERS.has(name) || (name === DATA_PARAMETER && path.endsWith('.data')),
  )
  if (kept.length === 0) return path
  const sorted = kept.toSorted(([a, x], [b, y]) => compare(a, b) || compare(x, y))
  return `${path}?${new URLSearchParams(sorted)}`
}

/** Whether a guest's page may depend on a parameter of this name. */
export function isPageParameter(name: string): boolean {
  return PAGE_PARAMETERS.has(name) || name === DATA_PARAMETER
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
