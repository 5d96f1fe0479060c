import { expect, test } from 'vitest'
import type { CountryCode } from '../market/market.ts'
import { getOrderTerms } from './order-terms.ts'

// spec 1: in which countries the terms of sale are accepted expressly (issue 14, point 3)
test.each<[CountryCode, boolean]>([
  ['DE', true],
  ['IT', true],
  ['IS', true],
  ['NO', true],
  ['LI', true],
  ['CH', true],
  ['GB', true],
  ['SM', true],
  ['RE', true],
  ['AX', true],
  ['RS', false],
  ['JE', false],
  ['US', false],
  ['JP', false],
  ['AE', false],
])('a consumer in %s accepts the terms of sale: %s', (country, mustBeAccepted) => {
  expect(getOrderTerms(country, { isTrade: false })).toEqual({ kind: 'sale', mustBeAccepted })
})

test('a trade client orders under the trade terms, accepted with the application', () => {
  expect(getOrderTerms('DE', { isTrade: true })).toEqual({ kind: 'trade', mustBeAccepted: false })
})
