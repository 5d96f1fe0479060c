import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from '../bindings.ts'
import { isServicePath, requestKindOf } from '../request-kind.ts'

/** Refuses a NUL byte in an address. In the path of a page it makes another path, which leads to no page. */
export const refuseNulBytes: MiddlewareHandler<HttpEnvironment> = async ({ req, text }, next) => {
  if (hasEscapedNul(req.url)) {
    const address = withoutPathNul(req.url)
    const isPage = (req.method === 'GET' || req.method === 'HEAD') && requestKindOf(req.path) === 'page'
    if (!isPage || isServicePath(req.path) || hasEscapedNul(address)) return text('Bad Request', 400)
    req.raw = new Request(address, req.raw)
  }
  await next()
  return undefined
}

/**
 * Whether an address holds a NUL byte, escaped, since HTTP lets no other through. No text of the shop has one, and
 * PostgreSQL stores none.
 */
function hasEscapedNul(address: string): boolean {
  return address.includes('%00')
}

/**
 * The address with U+FFFD in place of each NUL byte of its path, as a browser reads one in a document. No page has that
 * in its address, so the storefront answers as for any page that does not exist.
 */
export function withoutPathNul(address: string): string {
  const [path = '', ...search] = address.split('?')
  return [path.replaceAll('%00', '%EF%BF%BD'), ...search].join('?')
}

/** Whether a body of text holds a NUL byte: as it is, escaped as in JSON, or in a form escaped as in an address. */
export function bodyHasNul(body: Buffer, isForm: boolean): boolean {
  return body.includes(0) || (isForm && body.includes('%00')) || hasJsonNul(body)
}

const JSON_NUL = '\\u0000'
const BACKSLASH = 0x5c

/** The escape itself, and not an escaped backslash before `u0000`. */
function hasJsonNul(body: Buffer): boolean {
  for (let at = body.indexOf(JSON_NUL); at !== -1; at = body.indexOf(JSON_NUL, at + JSON_NUL.length)) {
    let start = at
    while (body[start - 1] === BACKSLASH) start--
    if ((at - start) % 2 === 0) return true
  }
  return false
}
