import { expect, test } from 'vitest'
import { whoseTurn } from './whose-turn.ts'

test.each([
  ['contact', 'new', 'house'],
  ['contact', 'replied', 'customer-may'],
  ['customization', 'waiting', 'customer'],
  ['expert', 'closed', 'none'],
  ['back-in-stock', 'waiting', 'stock'],
  ['back-in-stock', 'closed', 'none'],
  ['back-in-stock', 'replied', 'customer-may'],
] as const)('of a request of the kind %s that is %s, the turn is: %s', (kind, state, turn) => {
  expect(whoseTurn({ kind, state })).toBe(turn)
})
