import { randomBytes } from 'node:crypto'
import type { Seal } from '#app/visitor/context.ts'
import { readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'

/** The sealed secret by which this browser owns the checkouts whose details it has entered: not for scripts. */
const HOLDER_COOKIE = 'checkout_holder'
/** As long as a cart that became an order leads back to it. */
const LIFETIME_SECONDS = 30 * 86_400
const SECRET_BYTES = 24

/** The secret of the browser; null while it has none that we sealed. */
export function readHolder(request: Request, { open }: Seal): string | null {
  const sealed = readCookie(request.headers.get('cookie'), HOLDER_COOKIE)
  return sealed ? open(sealed) : null
}

/** Gives the browser a secret. It is written before it is used, so that a lost answer locks nobody out. */
export function newHolderCookie({ seal }: Seal, { isSecure }: { isSecure: boolean }): string {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const settings = { isSecure, isHttpOnly: true, maxAgeSeconds: LIFETIME_SECONDS }
  return writeCookie(HOLDER_COOKIE, seal(secret), settings)
}

/** Removes the secret: the next person at this browser does not own the checkouts of the one before. */
export function clearHolderCookie({ isSecure }: { isSecure: boolean }): string {
  return writeCookie(HOLDER_COOKIE, '', { isSecure, isHttpOnly: true, maxAgeSeconds: 0 })
}
