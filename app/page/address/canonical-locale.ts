import type { MiddlewareFunction } from 'react-router'
import { canonicalLocalePath } from '#domain/market/locale.ts'
import { redirect } from './redirect.ts'

/**
 * Redirects a URL whose locale prefix is not canonical: `/en-us/x` → `/x` (Spec §2), `/fr-at/x` → `/de-at/x`, `/ae/x` →
 * `/en-ae/x` (Spec §5). It depends only on the URL, so it can never loop.
 */
export const canonicalLocale: MiddlewareFunction<Response> = ({ request, url }, next) => {
  const target = canonicalLocalePath(url.pathname)
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (isReading && target !== url.pathname) throw redirect(`${target}${url.search}`, 301)
  return next()
}
