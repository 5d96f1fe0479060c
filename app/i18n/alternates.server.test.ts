import { expect, test } from 'vitest'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { listAlternates } from './alternates.server.ts'

const tagsOf = (shownIn: Parameters<typeof listAlternates>[0]) =>
  listAlternates(shownIn, SAMPLE_HOUSE).map(({ hreflang }) => hreflang)

test('x-default is the default locale', () => {
  expect(listAlternates(null, SAMPLE_HOUSE)[0]).toEqual({
    hreflang: 'x-default',
    prefix: '',
    language: 'en',
    country: 'US',
  })
})

test('a crawled country is listed in each of its languages', () => {
  const tags = tagsOf(null)
  expect(tags).toEqual(expect.arrayContaining(['en-US', 'es-US', 'de-CH', 'fr-CH', 'it-CH', 'en-CH']))
  expect(new Set(tags).size).toBe(tags.length)
})

test('a country that would only duplicate another is not listed', () => {
  expect(tagsOf(null).some((hreflang) => hreflang.endsWith('-NZ'))).toBe(false)
})

// spec 6: content for certain countries is offered in their locales only
test('a page for certain countries is offered in their locales only', () => {
  expect(tagsOf({ dedicatedCountries: ['AE', 'AT'] })).toEqual(['x-default', 'en-AE', 'de-AT', 'en-AT'])
  expect(listAlternates({ dedicatedCountries: ['AE', 'AT'] }, SAMPLE_HOUSE)[0]).toMatchObject({
    prefix: '/en-ae',
  })
})

test('a page hidden in some countries is offered in all other locales', () => {
  const everywhere = tagsOf(null)
  const tags = tagsOf({ excludedCountries: ['CH', 'US'] })
  expect(tags).toEqual(everywhere.filter((tag) => !tag.endsWith('-CH') && !tag.endsWith('-US')))
  expect(listAlternates({ excludedCountries: ['US'] }, SAMPLE_HOUSE)[0]).toMatchObject({ prefix: '/en-ae' })
})

test('a page for a country that is not crawled is offered nowhere', () => {
  expect(listAlternates({ dedicatedCountries: ['NZ'] }, SAMPLE_HOUSE)).toEqual([])
})

test('a house is offered only in its own languages and where it sells', () => {
  const house = {
    country: 'AT',
    timeZone: 'Europe/Vienna',
    languages: ['de', 'it'],
    countries: ['AT', 'CH', 'NA'],
  } as const
  expect(listAlternates(null, house).map(({ hreflang }) => hreflang)).toEqual([
    'x-default',
    'de-AT',
    'de-CH',
    'it-CH',
  ])
})
