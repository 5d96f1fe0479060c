import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { WireError } from '../wire-error.ts'

export type Access = 'search' | 'admin'

export type SearchKeys = {
  applicationId: string
  /** Reads; may be known to browsers. */
  searchKey: string
  /** Reads everything and writes. */
  adminKey: string
}

/**
 * Who asks, by application id and key: in the headers `x-algolia-application-id` and `x-algolia-api-key`, or
 * in the query string under the same names, as browsers send them. Anything else is refused with 403.
 */
export function accessOf(context: Context, keys: SearchKeys): Access {
  const given = (name: string) => context.req.header(name) ?? context.req.query(name) ?? ''
  const key = given('x-algolia-api-key')
  if (isSame(given('x-algolia-application-id').toUpperCase(), keys.applicationId.toUpperCase())) {
    if (isSame(key, keys.adminKey)) return 'admin'
    if (isSame(key, keys.searchKey)) return 'search'
  }
  throw new WireError(403, 'Invalid Application-ID or API key')
}

/** Refuses with 403 whoever does not hold the admin key. */
export function adminOnly(keys: SearchKeys): MiddlewareHandler {
  return async (context, next) => {
    if (accessOf(context, keys) !== 'admin') throw new WireError(403, 'Method not allowed with this API key')
    await next()
  }
}

function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
