import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from '../bindings.ts'
import { REPORTS_PATH } from '../responses/policy-reports.ts'

/** Refuses changes that do not come from our own pages. */
export function refuseForeignChanges(publicOrigin: string): MiddlewareHandler<HttpEnvironment> {
  return async ({ req, text }, next) => {
    // Services use keys instead of cookies, and hosted services' webhooks are signed, so a foreign page gains nothing
    // there; a browser's report only changes a metric.
    const isExempt =
      /^\/(?:services|hooks)\//.test(req.path) || req.path === REPORTS_PATH || UNSUBSCRIPTION.test(req.path)
    if (!isExempt && !mayChange(req.raw, publicOrigin)) return text('This form belongs to another site.', 403)
    await next()
    return undefined
  }
}

/** Mail programs unsubscribe automatically (RFC 8058) with the signed token of the link, and send no cookie. */
const UNSUBSCRIPTION = /^(?:\/[a-z]{2}-[a-z]{2})?\/newsletter\/[0-9a-f]{64}\/unsubscribe$/

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may make changes because it comes from one of our own pages. Browsers send Sec-Fetch-Site or
 * Origin; a request with neither does not come from a page in a browser, so it carries no one else's cookies.
 */
export function mayChange(request: Request, publicOrigin: string): boolean {
  if (SAFE_METHODS.has(request.method)) return true
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  // With no-referrer, a page sends `null` even to its own origin.
  if (origin === 'null') return site === 'same-origin'
  if (origin !== null) return isOwnOrigin(origin, request.headers.get('host'), publicOrigin)
  return site === null || site === 'same-origin' || site === 'none'
}

/** Compares with the shop's public origin and the requested host. */
export function isOwnOrigin(origin: string, host: string | null, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true
  return URL.canParse(origin) && host !== null && new URL(origin).host === host
}
