import type { MiddlewareFunction } from 'react-router'
import { houseContext } from '#app/visitor/context.ts'
import { type HouseMarkets, offeredLocale } from '#domain/house/house-markets.ts'
import { canonicalLocalePath, localePath, splitLocalePath } from '#domain/market/locale.ts'
import { canonicalPath } from './canonical-path.ts'
import { redirect } from './redirect.ts'

/**
 * Redirects for good a URL whose path is not canonical: `/en-us/x` → `/x` (Spec §2), `/fr-at/x` → `/de-at/x`, `/ae/x` →
 * `/en-ae/x` (Spec §5), `/Artisans/` → `/artisans`; and one whose locale the house does not offer, for as long as it
 * does not. It depends only on the URL, so it can never loop.
 */
export const redirectToCanonical: MiddlewareFunction<Response> = (
  { request, url, pattern, context },
  next,
) => {
  const canonical = canonicalPath(canonicalLocalePath(url.pathname), pattern)
  const target = offeredPath(canonical, context.get(houseContext))
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (isReading && target !== url.pathname)
    throw redirect(`${target}${url.search}`, target === canonical ? 301 : 302)
  return next()
}

/** The path in the locale that the house offers instead of its own. Paths without a page have none. */
function offeredPath(pathname: string, house: HouseMarkets): string {
  const { locale, path } = splitLocalePath(pathname)
  const offered = offeredLocale(locale, house)
  const isOffered = locale.language === offered.language && locale.country === offered.country
  return isOffered || path.startsWith('/api/') ? pathname : localePath(offered, path)
}
