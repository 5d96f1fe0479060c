import { expect, test } from 'vitest'
import { currencyIn, type HouseCurrencies } from './house-currencies.ts'

const all: HouseCurrencies = {
  base: 'EUR',
  sold: ['EUR', 'USD', 'GBP'],
  byCountry: {},
  otherCountries: 'EUR',
  conversions: {},
  tradePrices: {},
}
const euroOnly: HouseCurrencies = { ...all, sold: ['EUR'] }

test.each([
  ['IT', all, 'EUR'],
  ['GB', all, 'GBP'],
  ['JP', all, 'USD'],
  ['JP', { ...all, byCountry: { JP: 'EUR' } }, 'EUR'],
  ['GB', euroOnly, 'EUR'],
  ['US', euroOnly, 'EUR'],
  ['GB', { ...all, sold: ['EUR', 'USD'], otherCountries: 'USD' }, 'USD'],
  // A country cannot pay in a currency that is not sold, whatever the settings say.
  ['CH', { ...euroOnly, byCountry: { CH: 'GBP' } }, 'EUR'],
] as const)('%s pays in a currency that the house sells in', (country, currencies, expected) => {
  expect(currencyIn(country, currencies)).toBe(expected)
})
