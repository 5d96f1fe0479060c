import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { sumPieces } from './list-sums.ts'

test('units are counted and multiplied; pieces without a price, or with one upon request, are excluded and counted', () => {
  const pieces = [
    { quantity: 2, unitMinor: 4_928_00 },
    { quantity: 1, unitMinor: 9_240_00 },
    { quantity: 3, unitMinor: 0 },
    { quantity: 4, unitMinor: null },
  ]
  expect(sumPieces(pieces, 'EUR')).toEqual({
    pieces: 10,
    amount: money(19_096_00, 'EUR'),
    left: 7,
    isOpen: false,
  })
})

test('no pieces cost nothing', () => {
  expect(sumPieces([], 'GBP')).toEqual({ pieces: 0, amount: money(0, 'GBP'), left: 0, isOpen: false })
})

test.each([
  ['a price', 100_00, true],
  ['no price', null, false],
  ['a price upon request', 0, false],
])('a sum is the lowest of several if a piece with %s has an open finish', (_, unitMinor, isOpen) => {
  const pieces = [
    { quantity: 1, unitMinor, isPriceOpen: true },
    { quantity: 1, unitMinor: 50_00 },
  ]
  expect(sumPieces(pieces, 'EUR').isOpen).toBe(isOpen)
})
