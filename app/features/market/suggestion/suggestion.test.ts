import { expect, test } from 'vitest'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { suggestLocale } from './suggestion.ts'
import { localeToSuggest } from './suggestion-banner.tsx'

const US = { language: 'en', country: 'US' } as const
const GERMANY = { language: 'de', country: 'DE' } as const

// spec 2: a browser is offered its country and language, each only where the page has another
test.each([
  [['en-US', 'de'], 'UTC', null],
  [['en-US'], 'America/New_York', null],
  [['en'], 'UTC', null],
  [[], 'UTC', null],
  [['ru-RU'], 'Europe/Moscow', null],
  [['en-GB'], 'UTC', 'en-GB'],
  [['en-GB', 'en'], 'Europe/London', 'en-GB'],
  [['en-US'], 'Europe/London', 'en-GB'],
  [['en-AU'], 'UTC', 'en-AU'],
  [['en'], 'Australia/Sydney', 'en-AU'],
  [['ar-AE'], 'UTC', 'en-AE'],
  [['ar', 'en-US'], 'Asia/Dubai', 'en-AE'],
  [['en-US'], 'Asia/Dubai', 'en-AE'],
  [['ja'], 'UTC', 'en-JP'],
  [['ja-JP', 'ja', 'en'], 'Asia/Tokyo', 'en-JP'],
  [['ja', 'en-US'], 'UTC', 'en-JP'],
  [['de-AT', 'en'], 'Europe/Berlin', 'de-AT'],
  [['it'], 'UTC', 'it-IT'],
  [['it'], 'Europe/Rome', 'it-IT'],
  [['es'], 'America/New_York', 'es-US'],
  [['fr-CH'], 'UTC', 'fr-CH'],
  [['de-Latn-DE'], 'UTC', 'de-DE'],
] as const)(
  'a browser with %j in %s gets this suggestion on the American page: %s',
  (languages, timeZone, tag) => {
    expect(offered(US, languages, timeZone)).toBe(tag)
  },
)

test.each([
  [['de-DE'], 'Europe/Berlin', null],
  [['de'], 'UTC', null],
  [['en-US'], 'UTC', 'en-DE'],
  [['en-US'], 'America/New_York', 'en-US'],
  [['en-US'], 'Europe/Berlin', 'en-DE'],
  [['en'], 'UTC', 'en-DE'],
  [['de-CH'], 'Europe/Zurich', 'de-CH'],
  [['ja-JP'], 'Asia/Tokyo', 'en-JP'],
] as const)(
  'a browser with %j in %s gets this suggestion on the German page: %s',
  (languages, timeZone, tag) => {
    expect(offered(GERMANY, languages, timeZone)).toBe(tag)
  },
)

test('the common default en-US does not suggest the US to visitors elsewhere', () => {
  expect(offered({ language: 'en', country: 'IN' }, ['en-US'], 'Asia/Kolkata')).toBeNull()
})

test('a visitor in the page’s country is not sent elsewhere for their language', () => {
  expect(offered({ language: 'en', country: 'GB' }, ['fr'], 'Europe/London')).toBeNull()
})

test('an earlier choice outweighs the browser', () => {
  const cookies = 'expected_locale=de-at; locale_changed_by_user=true'
  const owner = { languages: ['fr'], timeZone: 'Europe/Paris' }
  expect(suggestLocale(US, owner, cookies)).toEqual({ language: 'de', region: 'AT' })
  expect(suggestLocale({ language: 'de', country: 'AT' }, owner, cookies)).toBeNull()
})

test('a visitor who chose to stay is not asked again', () => {
  const cookies = 'expected_locale=en-us; locale_changed_by_user=true'
  const owner = { languages: ['de-DE'], timeZone: 'Europe/Berlin' }
  expect(suggestLocale(US, owner, cookies)).toBeNull()
})

type Page = Omit<Parameters<typeof localeToSuggest>[1], 'markets'>

function offered(page: Page, languages: readonly string[], timeZone: string): string | null {
  const suggestion = suggestLocale(page, { languages, timeZone }, '')
  const locale = suggestion && localeToSuggest(suggestion, { ...page, markets: SAMPLE_HOUSE })
  return locale && `${locale.language}-${locale.country}`
}
