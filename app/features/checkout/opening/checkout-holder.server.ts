import { randomBytes } from 'node:crypto'
import type { Seal } from '#app/visitor/context.ts'
import { readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'

/**
 * The encrypted secret by which this browser owns the checkouts whose details it has entered. Not readable by scripts.
 */
const HOLDER_COOKIE = 'checkout_holder'
/** As long as a cart redirects to the order that was placed with it. */
const LIFETIME_SECONDS = 30 * 86_400
const SECRET_BYTES = 24

/** Returns null if the browser has none that the shop encrypted. */
export function readHolder(request: Request, { open }: Seal): string | null {
  const sealed = readCookie(request.headers.get('cookie'), HOLDER_COOKIE)
  return sealed ? open(sealed) : null
}

/**
 * Creates a secret for the browser. The cookie is set before the secret is used, so that a lost response locks no one
 * out.
 */
export function newHolderCookie({ seal }: Seal, { isSecure }: { isSecure: boolean }): string {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const settings = { isSecure, isHttpOnly: true, maxAgeSeconds: LIFETIME_SECONDS }
  return writeCookie(HOLDER_COOKIE, seal(secret), settings)
}

/** Clears the secret, so that the next person at this browser does not own these checkouts. */
export function clearHolderCookie({ isSecure }: { isSecure: boolean }): string {
  return writeCookie(HOLDER_COOKIE, '', { isSecure, isHttpOnly: true, maxAgeSeconds: 0 })
}
