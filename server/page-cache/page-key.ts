import { splitLocalePath } from '#domain/locale.ts'

/** Parts of the shop whose pages are never the same for everybody. They are not even tried. */
const PERSONAL_PATHS = ['/account', '/api', '/checkout', '/login', '/orders', '/profile', '/visitor']

/** Parameters that campaigns hang on an address; no page looks at them. */
const CAMPAIGN =
  /^(utm_|mc_|pk_|_ga$|_gl$|gclid$|gbraid$|wbraid$|dclid$|fbclid$|msclkid$|ttclid$|twclid$|igshid$|yclid$)/

/** An address that is longer than any of ours is answered, but not kept. */
const SEARCH_LENGTH_MAX = 1_000

/**
 * The address under which a page is kept: its path and its parameters in one order, without those of
 * campaigns. Null when the request is not for a page that is the same for every guest.
 */
export function pageAddress(request: Request): URL | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const url = new URL(request.url)
  if (url.search.length > SEARCH_LENGTH_MAX) return null
  const { path } = splitLocalePath(url.pathname)
  if (PERSONAL_PATHS.some((personal) => isWithin(path, personal))) return null
  const kept = [...url.searchParams].filter(([name]) => !CAMPAIGN.test(name))
  url.search = new URLSearchParams(kept).toString()
  url.searchParams.sort()
  url.hash = ''
  return url
}

function isWithin(path: string, personal: string): boolean {
  return path === personal || path.startsWith(`${personal}/`) || path === `${personal}.data`
}
