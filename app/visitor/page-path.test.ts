import { expect, test } from 'vitest'
import { pagePath } from './page-path.ts'

test.each([
  ['/', '/'],
  ['/_.data', '/'],
  ['/de-at.data', '/de-at'],
  ['/de-at/products/laguna.data', '/de-at/products/laguna'],
  ['/home/_.data', '/home/'],
  ['/products/laguna', '/products/laguna'],
])('%s is the page %s', (pathname, page) => {
  expect(pagePath(pathname)).toBe(page)
})
