import { expect, test } from 'vitest'
import { ALTERNATES, alternatesOf } from './alternates.server.ts'

const tagsOf = (shownIn: Parameters<typeof alternatesOf>[0]) =>
  alternatesOf(shownIn).map(({ hreflang }) => hreflang)

test('x-default is the default locale', () => {
  expect(ALTERNATES[0]).toEqual({ hreflang: 'x-default', prefix: '', language: 'en', country: 'US' })
})

test('a crawled country is listed in each of its languages', () => {
  const tags = tagsOf(null)
  expect(tags).toEqual(expect.arrayContaining(['en-US', 'es-US', 'de-CH', 'fr-CH', 'it-CH', 'en-CH']))
  expect(new Set(tags).size).toBe(tags.length)
})

test('a country that would only duplicate another is not listed', () => {
  expect(tagsOf(null).some((hreflang) => hreflang.endsWith('-NZ'))).toBe(false)
})

test('a page for certain countries is offered in their locales only', () => {
  expect(tagsOf({ dedicatedCountries: ['AE', 'AT'] })).toEqual(['x-default', 'en-AE', 'de-AT', 'en-AT'])
  expect(alternatesOf({ dedicatedCountries: ['AE', 'AT'] })[0]).toMatchObject({ prefix: '/en-ae' })
})

test('a page hidden in some countries is offered in all other locales', () => {
  const everywhere = tagsOf(null)
  const tags = tagsOf({ excludedCountries: ['CH', 'US'] })
  expect(tags).toEqual(everywhere.filter((tag) => !tag.endsWith('-CH') && !tag.endsWith('-US')))
  expect(alternatesOf({ excludedCountries: ['US'] })[0]).toMatchObject({ prefix: '/en-ae' })
})

test('a page for a country that is not crawled is offered nowhere', () => {
  expect(alternatesOf({ dedicatedCountries: ['NZ'] })).toEqual([])
})
