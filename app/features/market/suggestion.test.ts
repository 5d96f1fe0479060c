import { expect, test } from 'vitest'
import { suggestLocale } from './suggestion.ts'

const PAGE = { language: 'en', country: 'US' } as const

test.each([
  [['en-US', 'de'], null],
  [['en-GB'], null],
  [['ja', 'en'], null],
  [['ja'], null],
  [[], null],
  [['de-AT', 'en'], { language: 'de', region: 'AT' }],
  [['it'], { language: 'it', region: null }],
  [['ja', 'fr-CH'], { language: 'fr', region: 'CH' }],
  [['de-Latn-DE'], { language: 'de', region: 'DE' }],
] as const)('a browser that speaks %j is asked for %j', (languages, suggestion) => {
  expect(suggestLocale(PAGE, languages, '')).toEqual(suggestion)
})

test('a choice made before outweighs the browser', () => {
  const cookies = 'expected_locale=de-at; locale_changed_by_user=true'
  expect(suggestLocale(PAGE, ['fr'], cookies)).toEqual({ language: 'de', region: 'AT' })
  expect(suggestLocale({ language: 'de', country: 'AT' }, ['fr'], cookies)).toBeNull()
})

test('somebody who chose to stay is not asked again', () => {
  const cookies = 'expected_locale=en-us; locale_changed_by_user=true'
  expect(suggestLocale(PAGE, ['de-DE'], cookies)).toBeNull()
})
