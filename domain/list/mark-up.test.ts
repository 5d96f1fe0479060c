import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { applyMarkup, parseMarkup } from './mark-up.ts'

test.each([
  // Public price, markup in percent, and what the client pays.
  [8_980_00, 15, 10_327_00],
  [8_980_00, 12.5, 10_103_00],
  [1_999_00, 7.3, 2_145_00],
  [100_00, 0.1, 101_00],
  [99_90, 0.1, 100_00],
  [99_80, 0.1, 99_90],
  [12_50, 10, 13_80],
  [12_99, 0, 12_99],
  [0, 25, 0],
  [90_071_992_547_400, 0.1, 90_162_064_540_000],
] as const)('%i minor units and %d percent are %i', (amount, percent, client) => {
  for (const currency of ['EUR', 'USD', 'GBP'] as const)
    expect(applyMarkup(money(amount, currency), percent)).toEqual(money(client, currency))
})

// spec 6: a client’s prices are the public ones with a mark-up
test('a client never pays less than the public price with the mark-up, and at most a step more', () => {
  for (let amount = 1; amount < 300_00; amount += 37) {
    for (const percent of [0.1, 5, 12.5, 33.3, 300]) {
      const exact = (amount * (1000 + Math.round(percent * 10))) / 1000
      const { amountMinor } = applyMarkup(money(amount, 'EUR'), percent)
      expect(amountMinor).toBeGreaterThanOrEqual(exact)
      expect(amountMinor - exact).toBeLessThan(exact >= 100_00 ? 100 : 10)
    }
  }
})

test.each([-1, 301, Number.NaN])('%d is no mark-up', (percent) => {
  expect(() => applyMarkup(money(1_00, 'EUR'), percent)).toThrow(RangeError)
})

test.each([
  ['15', 15],
  [' 12,5 % ', 12.5],
  ['12.5%', 12.5],
  ['0', 0],
  ['300', 300],
])('%j is read as %d', (typed, percent) => {
  expect(parseMarkup(typed)).toEqual({ ok: true, value: percent })
})

test.each(['', '-5', '300.1', '12.55', '1e2', '15 percent', '１５'])('%j is refused', (typed) => {
  expect(parseMarkup(typed)).toEqual({ ok: false, code: 'mark-up-malformed' })
})
