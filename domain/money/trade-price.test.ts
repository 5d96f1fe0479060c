import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from './money.ts'
import { computeTradePrice, ROUNDING_DIRECTIONS, type TradeRounding } from './trade-price.ts'

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
  const scale = { first, tradeMinor, rounding: null }
  expect(computeTradePrice(money(price, 'EUR'), scale)).toEqual(money(expected, 'EUR'))
})

// spec 6: trade prices of other versions are rounded by the step and in the direction that the house sets
test.each<[string, number, number, TradeRounding, number]>([
  ['up, just above a step', 12_501, 8_000, { toMinor: 500, direction: 'up' }, 10_500],
  ['up, on a step', 12_500, 8_000, { toMinor: 500, direction: 'up' }, 10_000],
  ['down, just below a step', 12_499, 8_000, { toMinor: 500, direction: 'down' }, 9_500],
  ['down, on a step', 12_500, 8_000, { toMinor: 500, direction: 'down' }, 10_000],
  ['to the nearest, at half a step', 12_900, 7_500, { toMinor: 450, direction: 'nearest' }, 9_900],
  ['to the nearest, below half', 12_780, 8_000, { toMinor: 500, direction: 'nearest' }, 10_000],
  ['to the nearest, at half', 12_500, 8_200, { toMinor: 500, direction: 'nearest' }, 10_500],
  ['to the nearest of an odd step, below half', 11_000, 7_000, { toMinor: 7, direction: 'nearest' }, 7_700],
  ['to the nearest of an odd step, above half', 11_000, 7_004, { toMinor: 7, direction: 'nearest' }, 7_707],
  ['in cents where the set ones are whole', 12_345, 8_000, { toMinor: 1, direction: 'nearest' }, 9_876],
  ['of the first version, which is set', 10_000, 7_777, { toMinor: 500, direction: 'up' }, 7_777],
  ['up, but not above the public one', 900, 9_900, { toMinor: 500, direction: 'up' }, 500],
  ['to the nearest, but not above the public one', 900, 9_900, { toMinor: 500, direction: 'nearest' }, 500],
  ['down, but not to nothing', 600, 5_000, { toMinor: 500, direction: 'down' }, 500],
  ['of less than a step, as without a rounding', 400, 7_700, { toMinor: 500, direction: 'up' }, 300],
  ['that is nothing', 12_500, 0, { toMinor: 500, direction: 'up' }, 0],
  ['above the public one, as the house has set', 12_500, 11_000, { toMinor: 500, direction: 'down' }, 13_500],
])('a rounded trade price %s: %i against %i by %j is %i', (_, price, tradeMinor, rounding, expected) => {
  expect(computeTradePrice(money(price, 'EUR'), { first, tradeMinor, rounding })).toEqual(
    money(expected, 'EUR'),
  )
})

test.each([
  ['without one in the currency', money(10_000, 'EUR'), { first, tradeMinor: null }],
  ['of a first version that costs nothing', money(0, 'EUR'), { first: money(0, 'EUR'), tradeMinor: 0 }],
  ['in another currency', money(10_000, 'USD'), { first, tradeMinor: 8_000 }],
])('there is no trade price %s', (_, price, scale) => {
  expect(computeTradePrice(price, { ...scale, rounding: null })).toBeNull()
  expect(computeTradePrice(price, { ...scale, rounding: { toMinor: 100, direction: 'up' } })).toBeNull()
})

const price = fc.integer({ min: 1, max: 5_000_000 })
const share = fc.double({ min: 0.001, max: 1, noNaN: true })
const rounding = fc.record({
  toMinor: fc.oneof(fc.constantFrom(1, 5, 10, 50, 100, 500, 1000), fc.integer({ min: 1, max: 1_000_000 })),
  direction: fc.constantFrom(...ROUNDING_DIRECTIONS),
})

// spec 6: trade prices of other versions are rounded as the house rounds those that it sets
test('a trade price never exceeds the public one if that holds for the first version, and scales with it exactly', () => {
  fc.assert(
    fc.property(price, price, share, fc.option(rounding), (amount, base, part, by) => {
      const tradeMinor = Math.max(1, Math.floor(base * part))
      const scale = { first: money(base, 'EUR'), tradeMinor, rounding: by }
      const trade = computeTradePrice(money(amount, 'EUR'), scale)?.amountMinor ?? 0
      expect(trade).toBeGreaterThan(0)
      expect(trade).toBeLessThanOrEqual(amount)
      expect(computeTradePrice(scale.first, scale)?.amountMinor).toBe(scale.tradeMinor)
    }),
  )
})

// spec 6: a rounded trade price is a multiple of the step, and not above the public one
test('a rounded trade price is a multiple of the step if one fits, differs from the exact one by less than a step, and does not change when rounded again', () => {
  fc.assert(
    fc.property(price, price, share, rounding, (amount, base, part, by) => {
      fc.pre(amount >= by.toMinor && amount !== base)
      const tradeMinor = Math.max(1, Math.floor(base * part))
      const scale = { first: money(base, 'EUR'), tradeMinor, rounding: by }
      const trade = computeTradePrice(money(amount, 'EUR'), scale)?.amountMinor ?? 0
      expect(trade % by.toMinor).toBe(0)
      const exact = (amount * tradeMinor) / base
      expect(Math.abs(trade - exact)).toBeLessThanOrEqual(by.toMinor)
      if (by.direction === 'down' && exact >= by.toMinor) expect(trade).toBeLessThanOrEqual(exact + 1e-6)
      // A first version with twice the price and twice the rounded trade price has exactly the same ratio.
      const again = { first: money(2 * amount, 'EUR'), tradeMinor: 2 * trade, rounding: by }
      expect(computeTradePrice(money(amount, 'EUR'), again)?.amountMinor).toBe(trade)
    }),
  )
})
