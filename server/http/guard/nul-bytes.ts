import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from '../bindings.ts'
import { classifyRequest, isServicePath } from '../request-kind.ts'

/** Refuses a NUL byte in a URL. In a page's path it is replaced instead, so that the page is not found. */
export const refuseNulBytes: MiddlewareHandler<HttpEnvironment> = async ({ req, text }, next) => {
  if (hasEscapedNul(req.url)) {
    const url = withoutPathNul(req.url)
    const isPage = (req.method === 'GET' || req.method === 'HEAD') && classifyRequest(req.path) === 'page'
    if (!isPage || isServicePath(req.path) || hasEscapedNul(url)) return text('Bad Request', 400)
    req.raw = new Request(url, req.raw)
  }
  await next()
  return undefined
}

/** HTTP only allows NUL in escaped form. No text of the shop has one, and PostgreSQL cannot store it. */
function hasEscapedNul(url: string): boolean {
  return url.includes('%00')
}

/**
 * Replaces each NUL byte in the path with U+FFFD, as a browser does in a document. No page has such a URL, so the
 * storefront responds as for any missing page.
 */
export function withoutPathNul(url: string): string {
  const [path = '', ...search] = url.split('?')
  return [path.replaceAll('%00', '%EF%BF%BD'), ...search].join('?')
}

/** Whether a text body contains a NUL byte: raw, escaped as in JSON, or escaped as in a URL-encoded form. */
export function bodyHasNul(body: Buffer, isForm: boolean): boolean {
  return body.includes(0) || (isForm && body.includes('%00')) || hasJsonNul(body)
}

const JSON_NUL = '\\u0000'
const BACKSLASH = 0x5c

/** Ignores an escaped backslash before `u0000`. */
function hasJsonNul(body: Buffer): boolean {
  for (
    let index = body.indexOf(JSON_NUL);
    index !== -1;
    index = body.indexOf(JSON_NUL, index + JSON_NUL.length)
  ) {
    let start = index
    while (body[start - 1] === BACKSLASH) start--
    if ((index - start) % 2 === 0) return true
  }
  return false
}
