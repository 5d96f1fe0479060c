import { expect, test } from 'vitest'
import { toLanguageTag } from './locale.ts'
import { preferredLocale } from './preferred-locale.ts'

// spec 6: a shared list opens in the viewer's own country and language
test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de-AT'],
  ['it-IT', 'it-IT'],
  ['en-GB,en-US;q=0.9', 'en-GB'],
  // The country's own language, if it speaks another one of ours.
  ['fr-AT', 'de-AT'],
  ['zh-Hant-TW,de-CH;q=0.5', 'en-TW'],
  // A language alone says nothing about the country, so the sender's country is used.
  ['it', 'it-IT'],
  ['de;q=0.9, en;q=0.1', 'de-IT'],
  ['*', 'it-IT'],
  ['', 'it-IT'],
  [null, 'it-IT'],
  [`${'x'.repeat(500)},de-DE`, 'it-IT'],
] as const)('a browser that prefers %s opens the link of an Italian in %s', (header, expected) => {
  expect(toLanguageTag(preferredLocale(header, { language: 'it', country: 'IT' }))).toBe(expected)
})
