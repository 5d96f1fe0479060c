import { expect, test } from 'vitest'
import { publicPath } from './public-path.ts'

// spec 7: an event has no secret or number of a person in its path
test.each([
  ['/', {}, '/'],
  ['/de-de/products/vase', { locale: 'de-de', slug: 'vase' }, '/de-de/products/vase'],
  ['/categories/lighting/lamps', { '*': 'lighting/lamps' }, '/categories/lighting/lamps'],
  ['/checkout/secret/payment', { token: 'secret' }, '/checkout/:token/payment'],
  ['/checkout/thank-you/42', { orderId: '42' }, '/checkout/thank-you/:orderId'],
  ['/lists/shared/a%2Fb', { token: 'a/b' }, '/lists/shared/:token'],
  ['/profile/orders/BT-1', { orderId: 'BT-1', locale: undefined }, '/profile/orders/:orderId'],
  ['/a/%E0%A4%A', { token: '%E0%A4%A' }, '/a/:token'],
])('%s with %j is tracked as %s', (path, parameters, expected) => {
  expect(publicPath(path, parameters)).toBe(expected)
})
