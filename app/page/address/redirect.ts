import { redirect as respond, redirectDocument as respondWithDocument } from 'react-router'
import { sameOriginPath } from '#domain/links/same-origin-path.ts'

/**
 * Redirects within the shop: `location` is path, search and hash, and may be untrusted. One that would lead to another
 * origin leads to the home page instead. The status is 302 unless `init` has another.
 */
export function redirect(location: string, init?: number | ResponseInit): Response {
  return respond(sameOriginPath(location) ?? '/', init)
}

/** Redirects within the shop with a full page load, because the language or the account changes. */
export function redirectDocument(location: string, init?: number | ResponseInit): Response {
  return respondWithDocument(sameOriginPath(location) ?? '/', init)
}

/**
 * Redirects to another site, or to an absolute URL of the shop. Only for URLs from settings, services or editors,
 * never from a request. Throws unless the URL is `http` or `https`.
 */
export function redirectAway(location: string, init?: number | ResponseInit): Response {
  const { protocol, href } = new URL(location)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`Cannot redirect to a "${protocol}" URL`)
  return respond(href, init)
}
