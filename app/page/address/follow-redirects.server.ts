import type { MiddlewareFunction } from 'react-router'
import { clientsContext, documentContext, visitorContext } from '#app/visitor/context.ts'
import { type Redirect, redirectKey } from '#domain/links/redirects.ts'
import { localePath, splitLocalePath } from '#domain/market/locale.ts'
import { redirect, redirectAway } from './redirect.ts'

/**
 * Redirects from a missing page to its replacement, as defined by editors. Existing pages are never hidden by a
 * redirect and cost no lookup.
 */
export const followRedirects: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const response = await next()
  if (response.status !== 404 || (request.method !== 'GET' && request.method !== 'HEAD')) return response
  const { language, isPreview } = context.get(visitorContext)
  const redirects = await context.get(clientsContext).content.getRedirects({ language, isPreview })
  const found = redirects.ok ? redirects.value.get(redirectKey(url.pathname)) : undefined
  if (!found) return response
  // Discards the not-found page that was rendered.
  context.get(documentContext).rendered = null
  const status = found.isTemporary ? 302 : 301
  const redirected = found.to.startsWith('/')
    ? redirect(localizedTarget(found, url), status)
    : redirectAway(found.to, status)
  for (const cookie of response.headers.getSetCookie()) redirected.headers.append('Set-Cookie', cookie)
  return redirected
}

/** The target gets the query of the request unless it has its own. */
function localizedTarget({ to }: Redirect, { pathname, search }: URL): string {
  const hasLocale = splitLocalePath(to).prefix !== null
  const path = hasLocale ? to : localePath(splitLocalePath(pathname).locale, to)
  return path.includes('?') ? path : path + search
}
