import { expect, test } from 'vitest'
import { formatQuoteNumber } from './quote-number.ts'
import { quoteTotals, reducedMinor, reductionPercent } from './quote-totals.ts'

test('the sums of a quote: public prices, reduction, pieces, delivery', () => {
  const lines = [
    { quantity: 1, publicMinor: 8_400_00, unitMinor: 6_552_00 },
    { quantity: 6, publicMinor: 1_240_00, unitMinor: 930_00 },
    { quantity: 1, publicMinor: null, unitMinor: 500_00 },
  ]
  expect(quoteTotals({ lines, shipping: { amountMinor: 480_00 } })).toEqual({
    publicMinor: 16_340_00,
    reductionMinor: 3_708_00,
    piecesMinor: 12_632_00,
    shippingMinor: 480_00,
    totalMinor: 13_112_00,
    pieces: 8,
  })
})

test('a price above the public one is no reduction', () => {
  const lines = [{ quantity: 1, publicMinor: 100, unitMinor: 150 }]
  expect(quoteTotals({ lines, shipping: { amountMinor: 0 } }).reductionMinor).toBe(0)
})

test.each([
  [8_400_00, 6_552_00, 22],
  [100_00, 100_00, null],
  [100_00, 101_00, null],
  [null, 100_00, null],
  [3_00, 2_00, 33],
  [100_00, 0, 100],
])('from %s to %s is a reduction of %s percent', (publicMinor, unitMinor, percent) => {
  expect(reductionPercent({ publicMinor, unitMinor })).toBe(percent)
})

test('quotes are numbered consecutively, preceded by the year', () => {
  expect(formatQuoteNumber(12, '2026-11-26')).toBe('Q-26-000012')
  expect(() => formatQuoteNumber(0, '2026-11-26')).toThrow(RangeError)
})

test.each([
  [1_000_00, 12_50, 875_00],
  [999_99, 33_33, 666_69],
  [1, 50_00, 1],
  [100_00, 0, 100_00],
  [100_00, 100_00, 0],
])('a public price of %i without %i hundredths of a percent is %i', (publicMinor, hundredths, minor) => {
  expect(reducedMinor(publicMinor, hundredths)).toBe(minor)
})
