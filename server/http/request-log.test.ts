import { expect, test } from 'vitest'
import { loggablePath } from './request-log.ts'

test.each([
  ['/de-at/products/lampada-luna', '/de-at/products/lampada-luna'],
  ['/api/cart/gid%3A%2F%2Fshopify%2FCart%2Fa%3Fkey%3Ds3cret/shipments', '/api/cart/…/shipments'],
  ['/letters/anna@example.com', '/letters/…'],
  [`/x/${'k'.repeat(60)}`, '/x/…'],
])('%s is written down as %s', (path, written) => {
  expect(loggablePath(path)).toBe(written)
})
