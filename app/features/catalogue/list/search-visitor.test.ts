import { expect, test } from 'vitest'
import { visitorOf } from '#app/visitor/visitor.ts'
import { ROLES } from '#domain/visitor/roles.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { toSearchVisitor } from './search-visitor.ts'

const visitor = visitorOf(new URL('https://shop.example/de-at/search'), SAMPLE_HOUSE)

test('a list matches the language, currency and country of the URL', () => {
  const { locale, currency, country } = toSearchVisitor(visitor)
  expect({ locale, currency, country }).toEqual({
    locale: { language: 'de', country: 'AT' },
    currency: 'EUR',
    country: 'AT',
  })
})

// spec 6: pieces for the trade alone are found by approved trade clients alone
test('only an approved trade client finds pieces for the trade', () => {
  const findsForTrade = ROLES.filter((role) => toSearchVisitor({ ...visitor, role }).audience === 'trade')
  expect(findsForTrade).toEqual(['trade-approved'])
})
