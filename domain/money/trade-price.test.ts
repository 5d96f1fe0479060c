import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from './money.ts'
import { tradePriceOf } from './trade-price.ts'

const first = money(10_000, 'EUR')

// spec 6: the trade price of a version
test.each([
  ['of the first version', 10_000, 8_000, 8_000],
  ['of a dearer one', 12_500, 8_000, 10_000],
  ['of a cheaper one, rounded half up', 10_001, 7_500, 7_501],
  ['rounded down below half', 3_333, 8_000, 2_666],
  ['that is nothing', 10_000, 0, 0],
  ['in whole euros, as all that is set is whole', 12_900, 7_700, 9_900],
  ['rounded up to whole euros', 19_900, 7_800, 15_500],
  ['in halves, as one is set in halves', 12_950, 7_700, 9_950],
  ['in cents, as one is set in cents', 12_999, 7_700, 10_009],
  ['that would round to nothing', 100, 3_000, 100],
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

// spec 6: trade prices of other versions are rounded as the house rounds those that it sets
test('a trade price is no more than the public one where that of the first version is, and follows it exactly', () => {
  const price = fc.integer({ min: 1, max: 5_000_000 })
  fc.assert(
    fc.property(price, price, fc.double({ min: 0.001, max: 1, noNaN: true }), (amount, base, share) => {
      const scale = { first: money(base, 'EUR'), tradeMinor: Math.max(1, Math.floor(base * share)) }
      const trade = tradePriceOf(money(amount, 'EUR'), scale)?.amountMinor ?? 0
      expect(trade).toBeGreaterThan(0)
      expect(trade).toBeLessThanOrEqual(amount)
      expect(tradePriceOf(scale.first, scale)?.amountMinor).toBe(scale.tradeMinor)
    }),
  )
})
