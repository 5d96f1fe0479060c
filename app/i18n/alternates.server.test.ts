import { expect, test } from 'vitest'
import { ALTERNATES } from './alternates.server.ts'

test('anybody else is sent to the default locale', () => {
  expect(ALTERNATES[0]).toEqual({ hreflang: 'x-default', prefix: '', language: 'en' })
})

test('a crawled country is there in each of its languages', () => {
  const tags = ALTERNATES.map(({ hreflang }) => hreflang)
  expect(tags).toEqual(expect.arrayContaining(['en-US', 'es-US', 'de-CH', 'fr-CH', 'it-CH', 'en-CH']))
  expect(new Set(tags).size).toBe(tags.length)
})

test('a country that would only repeat another is not', () => {
  expect(ALTERNATES.some(({ hreflang }) => hreflang.endsWith('-NZ'))).toBe(false)
})
