import { redirect as respond, redirectDocument as respondWithDocument } from 'react-router'
import { sameOriginPath } from '#domain/links/same-origin-path.ts'

/**
 * Redirects to a page of ours: `address` is path, search and hash, and may be untrusted. One that would lead to another
 * origin leads home instead. Status 302 unless `init` says otherwise.
 */
export function redirect(address: string, init?: number | ResponseInit): Response {
  return respond(sameOriginPath(address) ?? '/', init)
}

/** Redirects to a page of ours with a full page load, since its language or account changes. */
export function redirectDocument(address: string, init?: number | ResponseInit): Response {
  return respondWithDocument(sameOriginPath(address) ?? '/', init)
}

/**
 * Redirects to another site, or to an absolute URL of ours. Only for URLs from our settings, services or editors, never
 * from a request. Throws unless the URL is `http` or `https`.
 */
export function redirectAway(address: string, init?: number | ResponseInit): Response {
  const { protocol, href } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`No redirect to "${protocol}" addresses`)
  return respond(href, init)
}
