import { expect, test } from 'vitest'
import { preferredLanguage } from './preferred-language.ts'

test.each([
  ['de', ['fr-FR'], 'de'],
  ['it-it', ['fr-FR'], 'it'],
  ['pt', ['pt-BR', 'fr-CA', 'en'], 'fr'],
  ['', ['ja'], 'en'],
  ['', [], 'en'],
])('with the account in %o and the browser in %o the desk is in %o', (locale, browser, language) => {
  expect(preferredLanguage(locale, browser)).toBe(language)
})
