import { redirect as respond, redirectDocument as respondWithDocument } from 'react-router'
import { sameOriginPath } from '#domain/links/same-origin-path.ts'

/**
 * Redirects within the shop: `address` is path, search and hash, and may be untrusted. One that would lead to another
 * origin leads to the home page instead. Status 302 unless `init` has another.
 */
export function redirect(address: string, init?: number | ResponseInit): Response {
  return respond(sameOriginPath(address) ?? '/', init)
}

/** Redirects within the shop with a full page load, since language or account changes. */
export function redirectDocument(address: string, init?: number | ResponseInit): Response {
  return respondWithDocument(sameOriginPath(address) ?? '/', init)
}

/**
 * Redirects to another site, or to an absolute URL of the shop. Only for URLs from settings, services or editors,
 * never from a request. Throws unless the URL is `http` or `https`.
 */
export function redirectAway(address: string, init?: number | ResponseInit): Response {
  const { protocol, href } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`No redirect to "${protocol}" addresses`)
  return respond(href, init)
}
