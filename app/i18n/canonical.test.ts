import { expect, test } from 'vitest'
import { canonicalUrl } from './canonical.ts'

const SHOP = { origin: 'https://shop.test', search: '' }

test.each([
  [{ prefix: '', path: '/', search: '?utm_source=x' }, 'https://shop.test/'],
  [{ prefix: '', path: '/home/', search: '' }, 'https://shop.test/'],
  [{ prefix: '/de-at', path: '/home', search: '' }, 'https://shop.test/de-at'],
  [{ prefix: '/de-at', path: '/products/x', search: '?v=1' }, 'https://shop.test/de-at/products/x'],
])('%j is %s', (page, address) => {
  expect(canonicalUrl({ ...SHOP, ...page })).toBe(address)
})

test('each page of a list has its own canonical address', () => {
  const page = {
    prefix: '',
    path: '/categories/seating',
    search: '?color=red&page=2',
    canonicalParameters: ['page'],
  }
  expect(canonicalUrl({ ...SHOP, ...page })).toBe('https://shop.test/categories/seating?page=2')
})
