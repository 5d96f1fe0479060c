import type { MiddlewareHandler } from 'hono'
import { isLoopbackHost, withoutPort } from '../settings/loopback.ts'
import type { HttpEnvironment } from './bindings.ts'

/**
 * A shop on this machine can be reached both as `localhost` and as 127.0.0.1. These names do not share cookies, and a
 * sign-in returns to the configured name, so pages are only served there. The function returns null if the request
 * already uses that name.
 */
export function createCanonicalUrlFinder(publicOrigin: string): (request: Request) => string | null {
  const { host: ownHost, hostname } = new URL(publicOrigin)
  const hasAliases = isLoopbackHost(hostname)
  return ({ url, headers }) => {
    const host = headers.get('host') ?? ownHost
    if (!hasAliases || host === ownHost || !isLoopbackHost(withoutPort(host))) return null
    const { pathname, search } = new URL(url)
    return publicOrigin + pathname + search
  }
}

/** Redirects pages from this machine's other names to the shop's own. */
export function redirectToCanonicalHost(publicOrigin: string): MiddlewareHandler<HttpEnvironment> {
  const findCanonicalUrl = createCanonicalUrlFinder(publicOrigin)
  return async (context, next) => {
    const url = findCanonicalUrl(context.req.raw)
    if (url !== null) return context.redirect(url, 307)
    await next()
    return undefined
  }
}
