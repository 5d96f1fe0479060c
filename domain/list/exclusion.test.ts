import { expect, test } from 'vitest'
import type { ShippingFacts } from '../delivery/availability.ts'
import { money } from '../money/money.ts'
import { findExclusion } from './exclusion.ts'

const shipping: ShippingFacts = {
  sku: 'LAG-01',
  isReadyToShip: true,
  leadTime: 21,
  stockAvailable: true,
  availableForSale: true,
  isPreorder: false,
  availableFrom: null,
  excludedCountries: ['US'],
  notDirectlyShoppable: false,
}
const price = money(900_00, 'EUR')

test.each([
  ['one that is for sale', {}, price, null],
  ['one that is for sale before it is made', { isPreorder: true }, price, null],
  ['one that has run out', { availableForSale: false }, price, 'sold-out'],
  ['one upon request', { notDirectlyShoppable: true }, price, 'upon-request'],
  ['one whose number is upon request', { sku: 'PORAMI-7' }, price, 'upon-request'],
  ['one without a price', {}, money(0, 'EUR'), 'upon-request'],
  ['one that does not ship here', { excludedCountries: ['IT'] }, price, 'not-shippable-here'],
  [
    'one that does not ship here and has run out',
    { excludedCountries: ['IT'], availableForSale: false },
    price,
    'not-shippable-here',
  ],
] as const)('%s', (_, facts, own, expected) => {
  expect(findExclusion({ shipping: { ...shipping, ...facts }, price: own }, 'IT')).toBe(expected)
})

test('a piece that the shop no longer shows is gone', () => {
  expect(findExclusion(null, 'IT')).toBe('gone')
})
