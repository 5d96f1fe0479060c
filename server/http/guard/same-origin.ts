import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from '../bindings.ts'
import { REPORTS_PATH } from '../responses/policy-reports.ts'

/** Refuses changes that do not come from our own pages. */
export function refuseForeignChanges(publicOrigin: string): MiddlewareHandler<HttpEnvironment> {
  return async ({ req, text }, next) => {
    // The services have keys of their own instead of cookies, and reports of hosted services are signed, so a foreign
    // page has nothing to borrow there; and a browser's report changes nothing but a figure.
    const borrowsNothing =
      /^\/(?:services|hooks)\//.test(req.path) || req.path === REPORTS_PATH || UNSUBSCRIPTION.test(req.path)
    if (!borrowsNothing && !mayChange(req.raw, publicOrigin))
      return text('This form belongs to another site.', 403)
    await next()
    return undefined
  }
}

/** Mail programs end a subscription by themselves (RFC 8058): they show the signed token of its link, and bring no cookie. */
const UNSUBSCRIPTION = /^(?:\/[a-z]{2}-[a-z]{2})?\/newsletter\/[0-9a-f]{64}\/unsubscribe$/

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may change something, because it comes from one of our own pages. Browsers send
 * Sec-Fetch-Site or Origin; a request with neither does not come from a browser's page, so it carries nobody
 * else's cookies.
 */
export function mayChange(request: Request, publicOrigin: string): boolean {
  if (READING.has(request.method)) return true
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  // With no-referrer, a page sends `null` even to its own origin.
  if (origin === 'null') return site === 'same-origin'
  if (origin !== null) return isOwnOrigin(origin, request.headers.get('host'), publicOrigin)
  return site === null || site === 'same-origin' || site === 'none'
}

/** Whether an `Origin` header names the shop, by its public origin or by the host that was called. */
export function isOwnOrigin(origin: string, host: string | null, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true
  return URL.canParse(origin) && host !== null && new URL(origin).host === host
}
