import { expect, test } from 'vitest'
import { convertPrice } from './price-conversion.ts'

const exact = { toMinor: 1, lessMinor: 0 }
const whole = { toMinor: 100, lessMinor: 0 }
const ending99 = { toMinor: 100, lessMinor: 1 }
const fives = { toMinor: 500, lessMinor: 0 }

test.each([
  [10_000, 1.1, exact, 11_000],
  [1, 1.5, exact, 2],
  [1, 1.4, exact, 1],
  [10_000, 0.857143, exact, 8571],
  [10_049, 1, whole, 10_000],
  [10_050, 1, whole, 10_100],
  [10_000, 1.0851, ending99, 10_899],
  [12_249, 1, fives, 12_000],
  [12_250, 1, fives, 12_500],
  // The lowest price is one step, never zero.
  [1, 0.1, exact, 1],
  [40, 1, whole, 100],
  [40, 1, ending99, 99],
  // Upon request in every currency.
  [0, 1.1, fives, 0],
  // The product of the two numbers exceeds the safe integer range.
  [999_999_999_999, 1.234567, exact, 1_234_566_999_999],
])('%i at %f is %o', (amount, rate, rounding, expected) => {
  expect(convertPrice(amount, rate, rounding)).toBe(expected)
})
