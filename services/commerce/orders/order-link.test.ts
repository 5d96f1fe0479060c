import { expect, test } from 'vitest'
import { isSignedFor, signOrder } from './order-link.ts'

test('a link to an order outlives the rotation of the secret that signed it, and no longer', () => {
  const link = signOrder('order-1', 'old')
  expect(isSignedFor('order-1', link, { linkSecret: 'old' })).toBe(true)
  expect(isSignedFor('order-1', link, { linkSecret: 'new', oldLinkSecrets: ['old'] })).toBe(true)
  expect(isSignedFor('order-2', link, { linkSecret: 'new', oldLinkSecrets: ['old'] })).toBe(false)
  expect(isSignedFor('order-1', link, { linkSecret: 'new' })).toBe(false)
})
