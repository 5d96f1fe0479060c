import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/market/language.ts'
import { COUNTRIES } from '#domain/market/market.ts'
import { formatSmallNumber, pluralOfSmall } from './small-numbers.ts'

const COUNTS = [0, 1, 2, 3, 10, 11, 21, 100, 101, 999]

describe.each(LANGUAGES)('small numbers in %s', (language) => {
  test('are formatted and pluralized as by Intl, in every country', () => {
    for (const { isoCode } of COUNTRIES) {
      const tag = `${language}-${isoCode}`
      const rules = new Intl.PluralRules(tag)
      const format = new Intl.NumberFormat(tag)
      for (const count of COUNTS) {
        expect(pluralOfSmall(tag, count), tag).toBe(rules.select(count))
        expect(formatSmallNumber(count), tag).toBe(format.format(count))
      }
    }
  })
})

test.each([-1, 0.5, 1000, Number.NaN])('%d is left to Intl', (value) => {
  expect(pluralOfSmall('en-US', value)).toBeNull()
  expect(formatSmallNumber(value)).toBeNull()
})
