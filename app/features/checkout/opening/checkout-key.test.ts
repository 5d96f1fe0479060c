import { expect, test } from 'vitest'
import { checkoutCookie, isOwnCart, readCheckoutKey } from './checkout-key.ts'

const CART = `cart_id=${encodeURIComponent('gid://shopify/Cart/bag-1?key=bag_key')}`

test('the key from the URL is found again, for its own checkout only', () => {
  const [cookie = ''] = checkoutCookie('tok-1', 'k_1', { isSecure: true }).split(';')
  expect(readCheckoutKey(requested(cookie), 'tok-1')).toBe('k_1')
  expect(readCheckoutKey(requested(cookie), 'tok-2')).toBeNull()
})

test('the browser with the bag may open its checkout', () => {
  expect(readCheckoutKey(requested(CART), 'bag-1')).toBe('bag_key')
  expect(isOwnCart(requested(CART), 'bag-1')).toBe(true)
  expect(isOwnCart(requested(CART), 'tok-1')).toBe(false)
})

test('without a cookie there is no key', () => {
  expect(readCheckoutKey(requested(''), 'tok-1')).toBeNull()
})

test('scripts cannot read the key', () => {
  expect(checkoutCookie('tok-1', 'k_1', { isSecure: true })).toMatch(/; SameSite=Lax; Secure; HttpOnly$/)
})

function requested(cookie: string): Request {
  return new Request('http://shop.example/checkout/x', { headers: { cookie } })
}
