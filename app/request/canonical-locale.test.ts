import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-locale.ts'

test.each([
  ['/en-us', '/'],
  ['/de-at/', '/de-at'],
  ['/en-us/products/laguna', '/products/laguna'],
  ['/fr-at/products/laguna', '/de-at/products/laguna'],
  ['/en-us//evil.example/x', '/evil.example/x'],
])('%s lives at %s', (asked, own) => {
  expect(canonicalPath(asked)).toBe(own)
  expect(canonicalPath(own)).toBe(own)
})

test.each(['/', '/de-at', '/products/laguna', '/xx-yy/products/laguna'])('%s stays', (path) => {
  expect(canonicalPath(path)).toBe(path)
})
