import { expect, test } from 'vitest'
import { CONSENT_KINDS, grantedConsents, requiresOptIn, serializeConsent } from './consent.ts'

// spec 9: default consent denied in listed regions and granted elsewhere
test.each([
  [null, 'US', ['analytics', 'marketing']],
  [null, 'JP', ['analytics', 'marketing']],
  [null, 'DE', []],
  [null, 'GB', []],
  [null, 'CH', []],
  ['', 'US', []],
  ['analytics', 'DE', ['analytics']],
  ['marketing.analytics', 'DE', ['analytics', 'marketing']],
  ['analyticsmarketing', 'US', []],
] as const)('with the choice %j, a visitor from %s has agreed to %j', (chosen, country, granted) => {
  expect(grantedConsents(chosen, { country })).toEqual(granted)
})

test.each([
  ['US', null, false],
  ['US', 'America/New_York', false],
  ['US', 'UTC', false],
  ['US', 'Europe/Berlin', true],
  ['US', 'Atlantic/Canary', true],
  ['US', 'Asia/Nicosia', true],
  ['US', 'Asia/Tokyo', false],
  ['DE', 'America/New_York', true],
  ['DE', null, true],
] as const)(
  'on a page for %s, with a clock at %j, a visitor is asked first: %s',
  (country, timeZone, isRequested) => {
    expect(requiresOptIn({ country, timeZone })).toBe(isRequested)
    expect(grantedConsents(null, { country, timeZone })).toEqual(isRequested ? [] : CONSENT_KINDS)
  },
)

test('a browser’s opt-out applies where no consent is required, until the visitor chooses', () => {
  const region = { country: 'US', isOptedOut: true } as const
  expect(grantedConsents(null, region)).toEqual([])
  expect(grantedConsents('analytics', region)).toEqual(['analytics'])
})

test.each([
  [[], ''],
  [['marketing'], 'marketing'],
  [['marketing', 'analytics'], 'analytics.marketing'],
] as const)('the choice of %j is kept as %j and read as such', (kinds, written) => {
  expect(serializeConsent(kinds)).toBe(written)
  expect(grantedConsents(written, { country: 'DE' })).toEqual([...kinds].sort())
})
