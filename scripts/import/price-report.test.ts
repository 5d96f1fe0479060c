import { expect, test } from 'vitest'
import type { HouseCurrencies } from '#domain/market/house-currencies.ts'
import type { Currency } from '#domain/money/money.ts'
import type { StoredConversion } from '#services/commerce/currencies/refresh-conversions.ts'
import { priceLines } from './price-report.ts'

const CURRENCIES: HouseCurrencies = {
  base: 'EUR',
  sold: ['EUR', 'USD'],
  byCountry: {},
  otherCountries: 'EUR',
  conversions: {},
  tradePrices: {},
}
const CONVERSION: StoredConversion = {
  currency: 'USD',
  base: 'EUR',
  rate: 1.08,
  toMinor: 100,
  lessMinor: 0,
  source: 'settings',
  quotedOn: null,
  checkedAt: new Date(0),
}

function linesOf(pricedIn: readonly (readonly [Currency, number])[]) {
  return priceLines({ pricedIn: new Map(pricedIn) }, CURRENCIES, { conversions: [CONVERSION], missing: [] })
}

test.each([
  [
    'the base alone',
    [['EUR', 20]],
    ['Prices in EUR: 20 products, from the file', 'Prices in USD: converted from EUR at 1.08 (house.json)'],
  ],
  [
    'both',
    [
      ['EUR', 20],
      ['USD', 3],
    ],
    [
      'Prices in EUR: 20 products, from the file',
      'Prices in USD: 3 products with fixed prices, all others converted from EUR at 1.08 (house.json)',
    ],
  ],
] as const)('prices in %s: the others are converted', (_, pricedIn, lines) => {
  expect(linesOf(pricedIn)).toEqual(lines)
})

test('without prices in the base nothing is converted from it', () => {
  expect(linesOf([['USD', 20]])).toEqual([
    expect.stringMatching(/^Prices in EUR: none, so these products are not for sale in \d+ countries/),
    'Prices in USD: 20 products, from the file',
  ])
})
