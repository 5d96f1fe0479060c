import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/market/language.ts'
import { COUNTRIES } from '#domain/market/market.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { listCountries } from './countries.server.ts'

// spec 2: the chooser lists the main countries first, each with its currency, and can be searched
test.each(LANGUAGES)('in %s every country is listed once by its name, the main ones first', (language) => {
  const choices = listCountries(language, SAMPLE_HOUSE)
  const { compare } = new Intl.Collator(language)
  expect(new Set(choices.map(({ code }) => code)).size).toBe(COUNTRIES.length)
  const main = choices.findIndex(({ isMain }) => !isMain)
  expect(choices.slice(main).some(({ isMain }) => isMain)).toBe(false)
  for (const group of [choices.slice(0, main), choices.slice(main)]) {
    const names = group.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(20)
    expect(names).toEqual(names.toSorted(compare))
  }
})

test.each([
  ['GB', 'United Kingdom', 'GBP £', 'GB GBR UK', true],
  ['AE', 'United Arab Emirates', 'USD $', 'AE ARE UAE', true],
  ['DE', 'Germany', 'EUR €', 'DE DEU', true],
  ['EE', 'Estonia', 'EUR €', 'EE EST', false],
])('%s is listed as %s, which pays in %s', (code, name, currency, abbreviations, isMain) => {
  expect(listCountries('en', SAMPLE_HOUSE).find((choice) => choice.code === code)).toMatchObject({
    name,
    currency,
    abbreviations,
    isMain,
  })
})
