import { expect, test } from 'vitest'
import { getLanguages, type HouseMarkets, resolveOfferedLocale } from './house-markets.ts'
import { LANGUAGES } from './language.ts'

const EVERYWHERE: HouseMarkets = {
  country: 'IT',
  timeZone: 'Europe/Rome',
  languages: LANGUAGES,
  countries: null,
}
const BRITISH: HouseMarkets = {
  country: 'GB',
  timeZone: 'Europe/London',
  languages: ['en'],
  countries: ['IE', 'GB', 'DE'],
}
const ALPINE: HouseMarkets = {
  country: 'AT',
  timeZone: 'Europe/Vienna',
  languages: ['de', 'it'],
  countries: ['CH', 'IT'],
}

test.each([
  [EVERYWHERE, 'de', 'AT', 'de', 'AT'],
  [BRITISH, 'en', 'GB', 'en', 'GB'],
  [BRITISH, 'de', 'DE', 'en', 'DE'],
  // In a country where the house does not sell, its own country is shown.
  [BRITISH, 'en', 'US', 'en', 'GB'],
  [BRITISH, 'fr', 'FR', 'en', 'GB'],
  // A house may not sell in its own country.
  [ALPINE, 'en', 'US', 'de', 'CH'],
  [ALPINE, 'fr', 'CH', 'de', 'CH'],
  [ALPINE, 'it', 'CH', 'it', 'CH'],
  [ALPINE, 'fr', 'IT', 'it', 'IT'],
] as const)('of %o, %s in %s is offered as %s in %s', (markets, language, country, toLanguage, toCountry) => {
  const offered = resolveOfferedLocale({ language, country }, markets)
  expect(offered).toEqual({ language: toLanguage, country: toCountry })
  expect(resolveOfferedLocale(offered, markets)).toEqual(offered)
})

test('a country has those of its languages that the house offers, its default first', () => {
  expect(getLanguages('IT', ALPINE)).toEqual(['it', 'de'])
  expect(getLanguages('US', ALPINE)).toEqual([])
})
