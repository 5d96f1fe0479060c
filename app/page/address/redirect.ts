import { redirect as respond, redirectDocument as respondWithDocument } from 'react-router'
import { sameOriginPath } from '#domain/links/same-origin-path.ts'

/**
 * Redirects to a page of ours: `address` is path, search and hash, and may come from outside. One that would lead a
 * browser to another origin leads home instead. Status 302 unless `init` says otherwise.
 */
export function redirect(address: string, init?: number | ResponseInit): Response {
  return respond(sameOriginPath(address) ?? '/', init)
}

/** Redirects to a page of ours that is loaded as a new document, since its language or its account is another. */
export function redirectDocument(address: string, init?: number | ResponseInit): Response {
  return respondWithDocument(sameOriginPath(address) ?? '/', init)
}

/**
 * Redirects to another site, or to a whole address of ours. Only for one that our settings, services or editors
 * name, never for one from a request. Throws for an address that is not `http` or `https`.
 */
export function redirectAway(address: string, init?: number | ResponseInit): Response {
  const { protocol, href } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`No redirect to "${protocol}" addresses`)
  return respond(href, init)
}
