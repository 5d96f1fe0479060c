import { describe, expect, it, test } from 'vitest'
import { LANGUAGES } from '#domain/market/language.ts'
import { COUNTRIES } from '#domain/market/market.ts'
import { formatMeasure, formatMoney, formatNumber } from './format.ts'
import { createNumberSamples } from './number-samples.server.ts'
import { formatMoneyLikeSample, formatNumberLikeSample } from './number-samples.ts'
import { createFormat } from './use-format.ts'

const AMOUNTS = [
  0, 5, 99, 100, 50_000, 99_999, 100_000, 485_050, 999_900, 1_000_000, 12_345_678, 123_456_789_00,
]
const VALUES = [0, 0.5, 3, 99.9, 999.9, 1000, 1234.5, 9999, 10_000, 1_234_567.5]

describe('numbers formatted from samples match Intl', () => {
  for (const language of LANGUAGES) {
    test(`in ${language}, of every country`, () => {
      let written = 0
      for (const { isoCode } of COUNTRIES) {
        const tag = `${language}-${isoCode}`
        for (const currency of ['EUR', 'USD', 'GBP'] as const) {
          const known = createNumberSamples(tag, currency, 'cm')
          for (const amountMinor of AMOUNTS) {
            const text = formatMoneyLikeSample(known, { amountMinor, currency })
            if (text === null) continue
            written += 1
            expect(text, tag).toBe(formatMoney({ amountMinor, currency }, tag))
          }
        }
        for (const units of ['in', 'cm'] as const) {
          const known = createNumberSamples(tag, 'EUR', units)
          for (const value of VALUES) {
            for (const unit of units === 'in' ? (['in', 'lb'] as const) : (['cm', 'kg'] as const)) {
              expect(
                formatNumberLikeSample(known, unit, value) ?? formatMeasure({ value, unit }, tag),
                tag,
              ).toBe(formatMeasure({ value, unit }, tag))
            }
            expect(formatNumberLikeSample(known, 'number', value) ?? formatNumber(value, tag), tag).toBe(
              formatNumber(value, tag),
            )
          }
        }
      }
      // All countries except for the few that group digits differently.
      expect(written).toBeGreaterThan(0.9 * COUNTRIES.length * 3 * AMOUNTS.length)
    })
  }
})

describe('where the samples are not enough', () => {
  const { money, number } = createFormat({ tag: 'en-US', numbers: createNumberSamples('en-US', 'USD', 'in') })

  it.each([
    ['another currency', money({ amountMinor: 100_000, currency: 'EUR' }), '€1,000'],
    ['an amount below zero', money({ amountMinor: -100_050, currency: 'USD' }), '-$1,000.50'],
    ['a number below zero', number(-0.5), '-0.5'],
  ])('Intl formats %s', (_, text, expected) => expect(text).toBe(expected))
})

test('dimensions name their unit once, in the locale’s format', () => {
  const inches = [34.6, 33.1, 29.5].map((value) => ({ value, unit: 'in' }) as const)
  const english = createFormat({ tag: 'en-US', numbers: null })
  expect(english.dimensions(inches).replace(/\u00a0/g, ' ')).toBe('34.6 × 33.1 × 29.5 in')
  const centimetres = [88, 84.5].map((value) => ({ value, unit: 'cm' }) as const)
  const german = createFormat({ tag: 'de-DE', numbers: createNumberSamples('de-DE', 'EUR', 'cm') })
  expect(german.dimensions(centimetres).replace(/\u00a0/g, ' ')).toBe('88 × 84,5 cm')
  expect(german.dimensions([])).toBe('')
})
