import { expect, test } from 'vitest'
import { money } from './money.ts'
import { tradePriceOf } from './trade-price.ts'

const first = money(10_000, 'EUR')

test.each([
  ['of the first version', 10_000, 8_000, 8_000],
  ['of a dearer one', 12_500, 8_000, 10_000],
  ['of a cheaper one, rounded half up', 10_001, 7_500, 7_501],
  ['rounded down below half', 3_333, 8_000, 2_666],
  ['that is nothing', 10_000, 0, 0],
])('the trade price %s: %i against %i is %i', (_, price, tradeMinor, expected) => {
  expect(tradePriceOf(money(price, 'EUR'), { first, tradeMinor })).toEqual(money(expected, 'EUR'))
})

test.each([
  ['without one in the currency', money(10_000, 'EUR'), { first, tradeMinor: null }],
  ['of a first version that costs nothing', money(0, 'EUR'), { first: money(0, 'EUR'), tradeMinor: 0 }],
  ['in another currency', money(10_000, 'USD'), { first, tradeMinor: 8_000 }],
])('there is no trade price %s', (_, price, scale) => {
  expect(tradePriceOf(price, scale)).toBeNull()
})
