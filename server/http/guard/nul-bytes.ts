import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from '../bindings.ts'
import { classifyRequest, isServicePath } from '../request-kind.ts'

/** Refuses a NUL byte in a URL. In a page's path it is replaced, which leads to no page. */
export const refuseNulBytes: MiddlewareHandler<HttpEnvironment> = async ({ req, text }, next) => {
  if (hasEscapedNul(req.url)) {
    const address = withoutPathNul(req.url)
    const isPage = (req.method === 'GET' || req.method === 'HEAD') && classifyRequest(req.path) === 'page'
    if (!isPage || isServicePath(req.path) || hasEscapedNul(address)) return text('Bad Request', 400)
    req.raw = new Request(address, req.raw)
  }
  await next()
  return undefined
}

/** HTTP only allows NUL in escaped form. No text of the shop has one, and PostgreSQL cannot store it. */
function hasEscapedNul(address: string): boolean {
  return address.includes('%00')
}

/**
 * Replaces each NUL byte in the path with U+FFFD, as a browser does in a document. No page has such a URL, so the
 * storefront responds as for any missing page.
 */
export function withoutPathNul(address: string): string {
  const [path = '', ...search] = address.split('?')
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
  for (let at = body.indexOf(JSON_NUL); at !== -1; at = body.indexOf(JSON_NUL, at + JSON_NUL.length)) {
    let start = at
    while (body[start - 1] === BACKSLASH) start--
    if ((at - start) % 2 === 0) return true
  }
  return false
}
