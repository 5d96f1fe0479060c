import type { MiddlewareFunction } from 'react-router'
import { canonicalLocalePath } from '#domain/market/locale.ts'
import { redirect } from './redirect.ts'

/**
 * Sends an address whose locale prefix is not the page's own to the one that is: `/en-us/x` → `/x`
 * (Spec §2), `/fr-at/x` → `/de-at/x`, `/ae/x` → `/en-ae/x` (Spec §5). Looks at the address alone, so it can never go
 * in a circle.
 */
export const canonicalLocale: MiddlewareFunction<Response> = ({ request, url }, next) => {
  const target = canonicalLocalePath(url.pathname)
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (isReading && target !== url.pathname) throw redirect(`${target}${url.search}`, 301)
  return next()
}
