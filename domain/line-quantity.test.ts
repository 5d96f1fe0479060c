import { expect, test } from 'vitest'
import { readQuantity, stepQuantity } from './line-quantity.ts'

test.each([
  ['0', 0],
  ['1', 1],
  [' 40 ', 40],
  ['007', 7],
  ['999', 999],
])('the typed quantity "%s" is %i', (typed, quantity) => {
  expect(readQuantity(typed)).toEqual({ ok: true, value: quantity })
})

// spec 2: typed quantities and steps, with their bounds (issue 14, point 7)
test.each([
  ['', 'quantity-malformed'],
  ['-1', 'quantity-malformed'],
  ['2.5', 'quantity-malformed'],
  ['1e2', 'quantity-malformed'],
  ['two', 'quantity-malformed'],
  ['1000', 'quantity-too-large'],
  ['9'.repeat(20), 'quantity-too-large'],
])('the typed quantity "%s" is refused: %s', (typed, code) => {
  expect(readQuantity(typed)).toEqual({ ok: false, code })
})

test.each([
  [1, -1, 1],
  [2, -1, 1],
  [0, -1, 1],
  [1, 1, 2],
  [998, 1, 999],
  [999, 1, 999],
] as const)('from %i a step of %i leads to %i', (quantity, step, expected) => {
  expect(stepQuantity(quantity, step)).toBe(expected)
})

test('a step stops at the available units', () => {
  expect(stepQuantity(3, 1, 3)).toBe(3)
  expect(stepQuantity(2, 1, 3)).toBe(3)
})
