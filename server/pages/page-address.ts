import { DATA_PARAMETER } from '../http/request-kind.ts'

/** Longer URLs are not pages and are not cached. */
const URL_LENGTH_MAX = 2_000

/**
 * The cache key and render URL of a guest's page: its path and the parameters that pages read, sorted, so that two
 * spellings of one page are equal. Other parameters (such as `utm_source`) neither create another page nor reach the
 * renderer. Null if the URL is too long.
 */
export function pageAddress(url: string, pageParameters: ReadonlySet<string>): string | null {
  if (url.length > URL_LENGTH_MAX) return null
  const [target = ''] = url.slice(url.indexOf('/', url.indexOf('//') + 2)).split('#', 1)
  const query = target.indexOf('?')
  if (query === -1) return target
  const path = target.slice(0, query)
  const relevant = [...new URLSearchParams(target.slice(query))].filter(
    ([name]) => pageParameters.has(name) || (name === DATA_PARAMETER && path.endsWith('.data')),
  )
  if (relevant.length === 0) return path
  const sorted = relevant.toSorted(([a, x], [b, y]) => compare(a, b) || compare(x, y))
  return `${path}?${new URLSearchParams(sorted)}`
}

export function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
