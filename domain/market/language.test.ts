import { expect, test } from 'vitest'
import { isLanguage, localizedText } from './language.ts'

test.each([
  [{ en: 'Lamp', de: 'Lampe' }, 'de', 'Lampe'],
  [{ en: 'Lamp', de: 'Lampe' }, 'fr', 'Lamp'],
  [{ en: 'Lamp', de: '' }, 'de', 'Lamp'],
  [{ en: 'Lamp', de: '  ' }, 'de', 'Lamp'],
  [{ en: '' }, 'it', ''],
] as const)('of %j one reads in %s "%s"', (texts, language, text) => {
  expect(localizedText(texts, language)).toBe(text)
})

// spec 1: five languages: English, Spanish, Italian, German, French
test.each([
  ['en', true],
  ['fr', true],
  ['EN', false],
  ['pt', false],
  [undefined, false],
])('%s is a language of the shop: %s', (text, expected) => {
  expect(isLanguage(text)).toBe(expected)
})
