import { expect, test } from 'vitest'
import { grantedConsents } from './consent.ts'

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
  expect(grantedConsents(chosen, country)).toEqual(granted)
})
