import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addMoney,
  compareMoney,
  isCurrency,
  money,
  multiplyMoney,
  parseDecimal,
  percentOf,
  shareOf,
  subtractMoney,
  sumMoney,
  toDecimal,
} from './money.ts'

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const euro = (amountMinor: number) => money(amountMinor, 'EUR')

test.each([
  ['900.0', 90_000],
  ['12.5', 1250],
  ['12.99', 1299],
  ['0', 0],
  ['-0.0', 0],
  ['-3.05', -305],
  ['7', 700],
  ['12.344', 1234],
  ['12.345', 1235],
  ['12.995', 1300],
  ['-12.345', -1235],
  ['10.00000', 1000],
])('the wire decimal %s is %i minor units', (text, amountMinor) => {
  expect(parseDecimal(text, 'EUR')).toEqual(euro(amountMinor))
})

test.each(['', ' ', '12,5', '1e3', 'NaN', '.5', '5.', '+1', '1 000', '99999999999999999999'])(
  'the text "%s" is no amount',
  (text) => {
    expect(() => parseDecimal(text, 'EUR')).toThrow(RangeError)
  },
)

test.each([
  [90_000, '900.0'],
  [1250, '12.5'],
  [1299, '12.99'],
  [1205, '12.05'],
  [5, '0.05'],
  [0, '0.0'],
  [-1250, '-12.5'],
  [-5, '-0.05'],
])('%i minor units go over the wire as %s', (amountMinor, text) => {
  expect(toDecimal(euro(amountMinor))).toBe(text)
})

test('every amount survives formatting and parsing', () => {
  fc.assert(
    fc.property(amounts, (amountMinor) => {
      expect(parseDecimal(toDecimal(euro(amountMinor)), 'EUR')).toEqual(euro(amountMinor))
    }),
  )
})

test('a sum does not depend on the order and can be reversed', () => {
  fc.assert(
    fc.property(fc.array(amounts, { maxLength: 20 }), amounts, (list, extra) => {
      const sum = sumMoney(list.map(euro), 'EUR')
      expect(sumMoney(list.toReversed().map(euro), 'EUR')).toEqual(sum)
      expect(subtractMoney(addMoney(sum, euro(extra)), euro(extra))).toEqual(sum)
    }),
  )
})

test('a price times a quantity is the price added that many times', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 50 }), (amountMinor, quantity) => {
      const repeated = Array.from({ length: quantity }, () => euro(amountMinor))
      expect(multiplyMoney(euro(amountMinor), quantity)).toEqual(sumMoney(repeated, 'EUR'))
    }),
  )
})

test('a share is a whole amount, at most half a minor unit off', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 100 }), (amountMinor, percent) => {
      const share = percentOf(euro(amountMinor), percent).amountMinor
      expect(Number.isSafeInteger(share)).toBe(true)
      expect(Math.abs(share * 100 - amountMinor * percent)).toBeLessThanOrEqual(50)
    }),
  )
})

test.each([
  [1000, 10, 100],
  [999, 10, 100],
  [995, 10, 100],
  [994, 10, 99],
  [1999, 12.5, 250],
  [100, 0, 0],
  [1, 100, 1],
  [-995, 10, -100],
  [9_007_199_254_740_991, 100, 9_007_199_254_740_991],
])('of %i minor units, %d percent are %i', (amountMinor, percent, share) => {
  expect(percentOf(euro(amountMinor), percent)).toEqual(euro(share))
})

test('the tax that a gross price contains is rate over 100 plus rate', () => {
  expect(shareOf(euro(12_200), 22, 122)).toEqual(euro(2200))
})

test('currencies never mix', () => {
  const dollars = money(100, 'USD')
  expect(() => addMoney(euro(100), dollars)).toThrow(TypeError)
  expect(() => subtractMoney(euro(100), dollars)).toThrow(TypeError)
  expect(() => compareMoney(euro(100), dollars)).toThrow(TypeError)
  expect(() => sumMoney([dollars], 'EUR')).toThrow(TypeError)
})

test('a fraction of a minor unit is refused', () => {
  expect(() => money(1.5, 'EUR')).toThrow(RangeError)
  expect(() => money(Number.NaN, 'EUR')).toThrow(RangeError)
  expect(() => multiplyMoney(euro(100), 1.5)).toThrow(RangeError)
})

test.each([
  ['EUR', true],
  ['USD', true],
  ['GBP', true],
  ['eur', false],
  ['CHF', false],
  [null, false],
])('%s is a currency of the shop: %s', (text, expected) => {
  expect(isCurrency(text)).toBe(expected)
})
