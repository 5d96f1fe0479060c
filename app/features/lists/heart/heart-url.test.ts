import { expect, test } from 'vitest'
import { readHeartRefusal } from './heart-refusal.ts'
import { heartUrl, withoutHeartRefusal } from './heart-url.ts'

const LAMP = 'gid://shopify/Product/42'

test.each([
  ['/categories/lighting', null, '/categories/lighting#heart-42'],
  ['/categories/lighting?material=oak&page=2', null, '/categories/lighting?material=oak&page=2#heart-42'],
  ['/search?q=a+b', 'list-full', '/search?q=a+b&heart=list-full.42#heart-42'],
  ['/search?q=a+b&heart=list-full.7', 'list-add-failed', '/search?q=a+b&heart=list-add-failed.42#heart-42'],
  ['/de-at?heart=list-full.7', null, '/de-at#heart-42'],
] as const)('from %s (%s) one returns to %s', (page, refusal, address) => {
  expect(heartUrl(page, LAMP, refusal)).toBe(address)
})

test.each(['/list', '/list?q=a+b&&c', '/list?', '/list?heartwood=1'])('%s is unchanged', (page) => {
  expect(withoutHeartRefusal(page)).toBe(page)
})

test('the page finds the refused heart again', () => {
  const { search } = new URL(heartUrl('/search?q=oak', LAMP, 'list-remove-failed'), 'https://shop.example')
  expect(readHeartRefusal(search)).toEqual({ productId: LAMP, refusal: 'list-remove-failed' })
})

test.each(['', '?heart', '?heart=list-full', '?heart=wrong.42', '?heart=.'])(
  '%j names no refusal',
  (search) => {
    expect(readHeartRefusal(search)).toBeNull()
  },
)
