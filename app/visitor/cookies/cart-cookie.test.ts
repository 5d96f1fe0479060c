import { expect, test } from 'vitest'
import { cartCookies, readCartId } from './cart-cookie.ts'

const CART = 'gid://shopify/Cart/abc?key=s3cret&x=1'

test('the cart is restored with its key', () => {
  const [id] = cartCookies(CART, { isSecure: true }).getSetCookie()
  const request = new Request('https://shop.example/', {
    headers: { cookie: (id ?? '').split(';', 1)[0] ?? '' },
  })
  expect(readCartId(request)).toBe(CART)
})

test('scripts can see that there is a bag, but not which', () => {
  const [id, marker] = cartCookies(CART, { isSecure: true }).getSetCookie()
  expect(id).toMatch(/; HttpOnly/)
  expect(id).toMatch(/; Secure/)
  expect(marker).toMatch(/^bag=1;/)
  expect(marker).not.toMatch(/HttpOnly/)
})

test('clearing a cart clears both cookies, and responses with cookies are not cached', () => {
  const headers = cartCookies(null, { isSecure: false })
  expect(headers.getSetCookie()).toHaveLength(2)
  for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/Max-Age=0/)
  expect(headers.get('Cache-Control')).toBe('private, no-store')
})

test('a missing or empty cookie is no cart', () => {
  expect(readCartId(new Request('https://shop.example/'))).toBeNull()
  expect(readCartId(new Request('https://shop.example/', { headers: { cookie: 'cart_id=' } }))).toBeNull()
})
