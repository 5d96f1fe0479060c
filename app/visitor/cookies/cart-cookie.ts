import { CART_MARKER } from '../visitor-summary.ts'
import { readCookie, writeCookie } from './cookies.ts'

/** Holds the id of the cart with its secret key. Not readable by scripts. */
export const CART_COOKIE = 'cart_id'

/** Returns null when there is none. A cookie is no proof of ownership. */
export function readCartId(request: Request): string | null {
  return readCookie(request.headers.get('cookie'), CART_COOKIE) || null
}

/** A null id clears the cookie. The marker lets scripts see whether there is a bag. */
export function cartCookies(cartId: string | null, { isSecure }: { isSecure: boolean }): Headers {
  const lifetime = cartId === null ? { maxAgeSeconds: 0 } : {}
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  headers.append(
    'Set-Cookie',
    writeCookie(CART_COOKIE, cartId ?? '', { isSecure, isHttpOnly: true, ...lifetime }),
  )
  headers.append(
    'Set-Cookie',
    writeCookie(CART_MARKER, cartId === null ? '' : '1', { isSecure, ...lifetime }),
  )
  return headers
}
