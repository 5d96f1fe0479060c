import { expect, test } from 'vitest'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { localeToSuggest } from './suggestion-banner.tsx'

const US = { language: 'en', country: 'US' } as const

test.each([
  [{ language: 'de', region: 'AT' }, US, { language: 'de', country: 'AT' }],
  [{ language: 'es', region: null }, US, { language: 'es', country: 'US' }],
  [{ language: 'it', region: null }, US, { language: 'it', country: 'IT' }],
  [{ language: 'it', region: 'ZZ' }, US, { language: 'it', country: 'IT' }],
  [{ language: 'en', region: 'US' }, US, null],
  [{ language: null, region: 'JP' }, US, { language: 'en', country: 'JP' }],
  [{ language: null, region: 'ZZ' }, US, null],
  // The country outweighs the language, since delivery and prices depend on it.
  [{ language: 'fr', region: 'GB' }, US, { language: 'en', country: 'GB' }],
  [
    { language: 'fr', region: null },
    { language: 'it', country: 'IT' },
    { language: 'fr', country: 'IT' },
  ],
] as const)('%j on %j is offered %j', (suggestion, page, locale) => {
  expect(localeToSuggest(suggestion, { ...page, markets: SAMPLE_HOUSE })).toEqual(locale)
})

test('a house with one language suggests only countries where it sells', () => {
  const markets = {
    country: 'GB',
    timeZone: 'Europe/London',
    languages: ['en'],
    countries: ['GB', 'DE'],
  } as const
  const page = { language: 'en', country: 'GB', markets } as const
  expect(localeToSuggest({ language: 'de', region: 'DE' }, page)).toEqual({ language: 'en', country: 'DE' })
  expect(localeToSuggest({ language: 'fr', region: 'FR' }, page)).toBeNull()
})
