import { expect, test } from 'vitest'
import { isSignedFor, signOrder } from './order-link.ts'

test('a link to an order works after one rotation of its secret, but not after two', () => {
  const link = signOrder('order-1', 'old')
  expect(isSignedFor('order-1', link, { linkSecret: 'old' })).toBe(true)
  expect(isSignedFor('order-1', link, { linkSecret: 'new', oldLinkSecrets: ['old'] })).toBe(true)
  expect(isSignedFor('order-2', link, { linkSecret: 'new', oldLinkSecrets: ['old'] })).toBe(false)
  expect(isSignedFor('order-1', link, { linkSecret: 'new' })).toBe(false)
})
