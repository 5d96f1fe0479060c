import { readCartId } from '#app/visitor/cookies/cart-cookie.ts'
import { readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'

/** Holds the token and the key of the checkout that was opened last: not for scripts. */
const CHECKOUT_COOKIE = 'checkout'
/** Anyone who comes back later comes through the bag, which opens the checkout again. */
const LIFETIME_SECONDS = 86_400

/** Keeps what opens a checkout, so that it can leave the address. */
export function checkoutCookie(token: string, key: string, { isSecure }: { isSecure: boolean }): string {
  const settings = { isSecure, isHttpOnly: true, maxAgeSeconds: LIFETIME_SECONDS }
  return writeCookie(CHECKOUT_COOKIE, `${token}.${key}`, settings)
}

/** Takes back what opens a checkout: anyone who uses the browser next must not come upon the address in it. */
export function clearCheckoutCookie({ isSecure }: { isSecure: boolean }): string {
  return writeCookie(CHECKOUT_COOKIE, '', { isSecure, isHttpOnly: true, maxAgeSeconds: 0 })
}

/** The key of a checkout as the browser brings it: with the checkout's cookie, or with that of the bag. */
export function readCheckoutKey(request: Request, token: string): string | null {
  const [opened, key] = readCookie(request.headers.get('cookie'), CHECKOUT_COOKIE)?.split('.') ?? []
  if (opened === token && key) return key
  const cart = parseCartId(readCartId(request))
  return cart?.token === token ? cart.key : null
}

/** Whether the bag of the browser is the one that this checkout is of. */
export function isOwnBag(request: Request, token: string): boolean {
  return parseCartId(readCartId(request))?.token === token
}

/** The id under which the commerce service knows the cart of a checkout. */
export function cartIdOf({ token, key }: { token: string; key: string }): string {
  return `gid://shopify/Cart/${token}?key=${key}`
}

function parseCartId(cartId: string | null): { token: string; key: string } | null {
  const [, token, key] = /^gid:\/\/shopify\/Cart\/([\w-]+)\?key=([\w-]+)$/.exec(cartId ?? '') ?? []
  return token && key ? { token, key } : null
}
