import type { MiddlewareFunction } from 'react-router'
import { houseContext } from '#app/visitor/context.ts'
import { type HouseMarkets, resolveOfferedLocale } from '#domain/market/house-markets.ts'
import { canonicalLocalePath, localePath, splitLocalePath } from '#domain/market/locale.ts'
import { redirect } from './redirect.ts'

/**
 * Permanently redirects a URL whose path is not canonical: `/en-us/x` → `/x` (Spec §2), `/fr-at/x` → `/de-at/x`,
 * `/ae/x` → `/en-ae/x` (Spec §5), `/Artisans/` → `/artisans`; temporarily one whose locale the house does not offer.
 * The target depends only on the URL and the house, so it can never loop.
 */
export const redirectToCanonical: MiddlewareFunction<Response> = (
  { request, url, pattern, context },
  next,
) => {
  const canonical = canonicalPath(canonicalLocalePath(url.pathname), pattern)
  const target = offeredPath(canonical, context.get(houseContext))
  const isSafeMethod = request.method === 'GET' || request.method === 'HEAD'
  if (isSafeMethod && target !== url.pathname)
    throw redirect(`${target}${url.search}`, target === canonical ? 301 : 302)
  return next()
}

/** Slugs are lower case everywhere; tokens and ids are case-sensitive. */
const SLUGS: ReadonlySet<string> = new Set([':slug', ':postType', ':kind'])

/** Spec §2: `/home/` is a URL of the home page in its own right. */
const HOME = 'home'

/** The path in an offered locale. Unchanged for paths without a page. */
function offeredPath(pathname: string, house: HouseMarkets): string {
  const { locale, path } = splitLocalePath(pathname)
  const offered = resolveOfferedLocale(locale, house)
  const isOffered = locale.language === offered.language && locale.country === offered.country
  return isOffered || path.startsWith('/api/') ? pathname : localePath(offered, path)
}

/**
 * Returns the one canonical path of the page that a path matched: without empty segments or a final slash, the words of
 * its route as the route writes them, and slugs in lower case: `/Artisans/` → `/artisans`, `/de-de/Products/Luna` →
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
  const canonicalSegments = segments.map((segment, index) => canonicalSegment(segment, route[index] ?? '*'))
  return localePath(locale, `/${canonicalSegments.join('/')}`)
}

function canonicalSegment(segment: string, pattern: string): string {
  if (SLUGS.has(pattern) || pattern === '*') return lowerCase(segment)
  return pattern.startsWith(':') ? segment : pattern
}

/** Converts a segment to lower case, except for percent escapes: `Caf%C3%A9` → `caf%C3%A9`. */
function lowerCase(segment: string): string {
  return segment.replace(/%[\da-f]{2}|[A-Z]/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}
