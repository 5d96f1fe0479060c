import { expect, test } from 'vitest'
import { money } from '#domain/money/money.ts'
import { formatDate, formatMeasure, formatMoney, formatNumber, formatUtcTime } from './format.ts'

test.each([
  [485_000, 'USD', 'en-US', '$4,850'],
  [485_050, 'USD', 'en-US', '$4,850.50'],
  [485_000, 'EUR', 'de-DE', '4.850 €'],
  [1_250, 'EUR', 'it-IT', '12,50 €'],
  [485_000, 'GBP', 'en-GB', '£4,850'],
] as const)('%i %s in %s reads %s', (amountMinor, currency, tag, text) => {
  expect(plain(formatMoney(money(amountMinor, currency), tag))).toBe(text)
})

test('weights, counts and days', () => {
  expect(plain(formatMeasure({ value: 42.3, unit: 'kg' }, 'fr-FR'))).toBe('42,3 kg')
  expect(formatNumber(1250, 'en-US')).toBe('1,250')
  expect(formatDate('2027-03-12', 'de-DE')).toBe('12. März 2027')
})

/** Replaces the various spaces that locales put between numbers and words. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}

test.each([
  ['en-US', 'Nov 22, 2026, 12:05 PM UTC'],
  ['de-DE', '22. Nov. 2026, 12:05 UTC'],
  ['fr-FR', '22 nov. 2026, 12:05 UTC'],
])('a moment in %s is written %s', (tag, words) => {
  expect(formatUtcTime('2026-11-22T12:05:59.000Z', tag)).toBe(words)
})
