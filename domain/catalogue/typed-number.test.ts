import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCIES } from '#domain/money/money.ts'
import { parseTypedNumber } from './list-address.ts'

test.each([
  ['1500', 1500],
  ['1,500', 1500],
  ['1.500', 1500],
  ['1 500', 1500],
  ["1'500", 1500],
  ['$1500', 1500],
  ['$ 1,500', 1500],
  ['US$1,500', 1500],
  ['1 500 €', 1500],
  ['1.500€', 1500],
  ['EUR 1.500', 1500],
  ['1500 gbp', 1500],
  ['1 500,50 $US', 1500.5],
  ['1.500,-', 1500],
  ['1.500,– €', 1500],
  ['1,500.50', 1500.5],
  ['1.500,50 €', 1500.5],
  ['1,50,000', 150_000],
  ['12.345.678', 12_345_678],
  [' 99,50 ', 99.5],
  ['99.5', 99.5],
  ['0,5', 0.5],
  ['0', 0],
])('the price %j is read as %d', (text, price) => {
  expect(parseTypedNumber(text, 'price')).toBe(price)
})

test.each([
  ['80 cm', 80],
  ['80,5', 80.5],
  ['31.496 in', 31.5],
  ['31,496"', 31.5],
  ['1.200,5', 1200.5],
])('the size %j is read as %d', (text, size) => {
  expect(parseTypedNumber(text, 'size')).toBe(size)
})

test.each([
  '',
  ' ',
  '€',
  'ten',
  '-5',
  '1e9',
  '1,5,00',
  '1.500.5',
  '1,500 500',
  '10-20',
  '123456789',
  '123.456.789',
  '0x10',
  'Infinity',
  '1 '.repeat(500),
])('%j is no number', (text) => {
  expect(parseTypedNumber(text, 'price')).toBeNull()
  expect(parseTypedNumber(text, 'size')).toBeNull()
})

const TAGS = [
  'en-US',
  'en-GB',
  'en-IN',
  'it-IT',
  'es-ES',
  'es-MX',
  'de-DE',
  'de-AT',
  'de-CH',
  'fr-FR',
  'fr-CH',
]

test('prices are parsed as formatted in each language, and as in a URL', () => {
  const amounts = fc.integer({ min: 0, max: 9_999_999_999 }).map((minor) => minor / 100)
  fc.assert(
    fc.property(
      fc.constantFrom(...TAGS),
      fc.constantFrom(...CURRENCIES),
      amounts,
      (tag, currency, amount) => {
        const written = new Intl.NumberFormat(tag, { style: 'currency', currency }).format(amount)
        expect(parseTypedNumber(written, 'price'), written).toBe(amount)
        expect(parseTypedNumber(String(amount), 'price')).toBe(amount)
        expect(parseTypedNumber(String(amount), 'size')).toBe(amount)
      },
    ),
  )
})
