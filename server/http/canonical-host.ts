import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from './bindings.ts'
import { isLoopbackHost, withoutPort } from './guard/loopback.ts'

/**
 * A shop tried out as `localhost` is also reached as 127.0.0.1. Cookies of the one are unknown to the other, and a
 * sign-in comes back to the one that the shop calls itself: so its pages are read there alone. Null where they are.
 */
export function canonicalAddressOf(publicOrigin: string): (request: Request) => string | null {
  const { host: ownHost, hostname } = new URL(publicOrigin)
  const hasAliases = isLoopbackHost(hostname)
  return ({ url, headers }) => {
    const host = headers.get('host') ?? ownHost
    if (!hasAliases || host === ownHost || !isLoopbackHost(withoutPort(host))) return null
    const { pathname, search } = new URL(url)
    return publicOrigin + pathname + search
  }
}

/** Redirects a page of another name of this machine to the shop's own. */
export function redirectToCanonicalHost(publicOrigin: string): MiddlewareHandler<HttpEnvironment> {
  const canonicalAddress = canonicalAddressOf(publicOrigin)
  return async (context, next) => {
    const address = canonicalAddress(context.req.raw)
    if (address !== null) return context.redirect(address, 307)
    await next()
    return undefined
  }
}
