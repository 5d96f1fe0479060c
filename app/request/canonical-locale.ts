import type { MiddlewareFunction } from 'react-router'
import { localePath, splitLocalePath } from '#domain/locale.ts'
import { redirect } from './redirect.ts'

/**
 * Sends an address whose locale prefix is not the page's own to the one that is: `/en-us/x` → `/x`
 * (Spec §2), `/fr-at/x` → `/de-at/x` (Spec §5). Looks at the address alone, so it can never go in a
 * circle.
 */
export const canonicalLocale: MiddlewareFunction<Response> = ({ request, url }, next) => {
  const target = canonicalPath(url.pathname)
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (isReading && target !== url.pathname) throw redirect(`${target}${url.search}`, 301)
  return next()
}

export function canonicalPath(pathname: string): string {
  const { locale, path, prefix } = splitLocalePath(pathname)
  return prefix === null ? pathname : localePath(locale, path.replace(/^\/+/, '/'))
}
