import { expect, test } from 'vitest'
import { ok, refuse } from '../result.ts'
import { readOrderedQuantity } from './read-ordered-quantity.ts'

// spec 5: quick order: quantities, with decimals of any country
test.each([
  ['', ok(1)],
  ['3', ok(3)],
  [' 3 ', ok(3)],
  ['3.0', ok(3)],
  ['3,00', ok(3)],
  ['x3', ok(3)],
  ['3 x', ok(3)],
  ['3 pcs', ok(3)],
  ['3 Stk.', ok(3)],
  ['３', ok(3)],
  ['999', ok(999)],
  ['1000', refuse('quantity-too-large')],
  ['99999999999999999999999', refuse('quantity-too-large')],
  ['0', refuse('quantity-malformed')],
  ['0,0', refuse('quantity-malformed')],
  ['-3', refuse('quantity-malformed')],
  ['3.5', refuse('quantity-malformed')],
  ['1e3', refuse('quantity-malformed')],
  ['3 4', refuse('quantity-malformed')],
  ['three', refuse('quantity-malformed')],
])('%j is read as a quantity', (typed, expected) => {
  expect(readOrderedQuantity(typed)).toEqual(expected)
})
