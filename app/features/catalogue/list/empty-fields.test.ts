import { expect, test } from 'vitest'
import { withoutEmptyFields } from './empty-fields.server.ts'

test.each([
  ['/categories/seating?material=oak&price-min=&price-max=', '/categories/seating?material=oak'],
  ['/de-at/categories/moebel?shippingTime=', '/de-at/categories/moebel'],
  ['/search?q=', '/search'],
])('the form data %s have the canonical URL %s', (sent, address) => {
  expect(withoutEmptyFields(new URL(sent, 'https://shop.test'))).toBe(address)
})

// spec 2: pages of lists with nolayout stay as they are requested
test.each(['material=oak', 'nolayout', 'material=oak&nolayout', 'for-segments='])(
  'a URL without empty fields stays as it is: %s',
  (search) => {
    expect(withoutEmptyFields(new URL(`https://shop.test/categories/seating?${search}`))).toBeNull()
  },
)
