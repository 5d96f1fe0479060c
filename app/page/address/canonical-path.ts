import { localePath, splitLocalePath } from '#domain/market/locale.ts'

/** The parameters that are slugs, which are lower case everywhere; tokens and ids are compared letter by letter. */
const SLUGS: ReadonlySet<string> = new Set([':slug', ':postType', ':kind'])
/** Spec §2: `/home/` is an address of the home page in its own right. */
const HOME = 'home'

/**
 * The one address of the page that a path matched: without empty segments or a slash at the end, the words of its route
 * as the route writes them, and slugs in lower case: `/Artisans/` → `/artisans`, `/de-de/Products/Luna` →
 * `/de-de/products/luna`.
 *
 * @param pattern the matched route: '/:locale?/products/:slug'; empty or unknown: the path is returned as it is
 */
export function canonicalPath(pathname: string, pattern: string): string {
  const { locale, path } = splitLocalePath(pathname)
  const route = segmentsOf(pattern).filter((segment) => segment !== ':locale?')
  const segments = segmentsOf(path)
  const isLonger = segments.length > route.length && route.at(-1) !== '*'
  if (isLonger || route[0] === '*' || route[0] === HOME) return pathname
  const written = segments.map((segment, at) => canonicalSegment(segment, route[at] ?? '*'))
  return localePath(locale, `/${written.join('/')}`)
}

function canonicalSegment(segment: string, pattern: string): string {
  if (SLUGS.has(pattern) || pattern === '*') return lowerCase(segment)
  return pattern.startsWith(':') ? segment : pattern
}

/** In lower case, but for the escapes of other letters: `Caf%C3%A9` → `caf%C3%A9`. */
function lowerCase(segment: string): string {
  return segment.replace(/%[\da-f]{2}|[A-Z]/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}
