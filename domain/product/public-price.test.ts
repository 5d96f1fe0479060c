import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { getPublicPrice } from './public-price.ts'

// spec 5: a piece upon request has no public price
test.each([
  ['a piece that can be bought', { sku: 'OFBNUV-001', notDirectlyShoppable: false }, 120_000],
  ['a piece that is not directly shoppable', { sku: 'OFBNUV-001', notDirectlyShoppable: true }, 0],
  ['a PORAMI piece', { sku: 'PORAMI-001', notDirectlyShoppable: false }, 0],
])('the public price of %s', (_, piece, minor) => {
  expect(getPublicPrice(money(120_000, 'EUR'), piece)).toEqual(money(minor, 'EUR'))
})
