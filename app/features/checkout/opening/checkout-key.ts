import { readCartId } from '#app/visitor/cookies/cart-cookie.ts'
import { readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'

/** Holds the token and key of the checkout that was opened last. Not readable by scripts. */
const CHECKOUT_COOKIE = 'checkout'
/** A later visit starts from the bag, which opens the checkout again. */
const LIFETIME_SECONDS = 86_400

export function checkoutCookie(token: string, key: string, { isSecure }: { isSecure: boolean }): string {
  const settings = { isSecure, isHttpOnly: true, maxAgeSeconds: LIFETIME_SECONDS }
  return writeCookie(CHECKOUT_COOKIE, `${token}.${key}`, settings)
}

/** Clears the key, so that the next person at this browser does not see the address. */
export function clearCheckoutCookie({ isSecure }: { isSecure: boolean }): string {
  return writeCookie(CHECKOUT_COOKIE, '', { isSecure, isHttpOnly: true, maxAgeSeconds: 0 })
}

export function readCheckoutKey(request: Request, token: string): string | null {
  const [opened, key] = readCookie(request.headers.get('cookie'), CHECKOUT_COOKIE)?.split('.') ?? []
  if (opened === token && key) return key
  const cart = parseCartId(readCartId(request))
  return cart?.token === token ? cart.key : null
}

export function isOwnCart(request: Request, token: string): boolean {
  return parseCartId(readCartId(request))?.token === token
}

export function toCartId({ token, key }: { token: string; key: string }): string {
  return `gid://shopify/Cart/${token}?key=${key}`
}

function parseCartId(cartId: string | null): { token: string; key: string } | null {
  const [, token, key] = /^gid:\/\/shopify\/Cart\/([\w-]+)\?key=([\w-]+)$/.exec(cartId ?? '') ?? []
  return token && key ? { token, key } : null
}
