import { expect, test } from 'vitest'
import { money } from '#domain/money.ts'
import { formatDate, formatDays, formatMeasure, formatMoment, formatMoney, formatNumber } from './format.ts'

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

test.each([
  ['en-US', 'March 12 – 19, 2027', 'December 28, 2027 – January 6, 2028'],
  ['en-GB', '12 – 19 March 2027', '28 December 2027 – 6 January 2028'],
  ['de-DE', '12.–19. März 2027', '28. Dezember 2027 – 6. Januar 2028'],
  ['it-IT', '12–19 marzo 2027', '28 dicembre 2027 – 6 gennaio 2028'],
  ['es-ES', '12–19 de marzo de 2027', '28 de diciembre de 2027 – 6 de enero de 2028'],
  ['fr-FR', '12–19 mars 2027', '28 décembre 2027 – 6 janvier 2028'],
])('days in %s are %s, across a year %s', (tag, within, across) => {
  expect(plain(formatDays({ from: '2027-03-12', to: '2027-03-19' }, tag))).toBe(within)
  expect(plain(formatDays({ from: '2027-12-28', to: '2028-01-06' }, tag))).toBe(across)
  expect(formatDays({ from: '2027-03-12', to: '2027-03-12' }, tag)).toBe(formatDate('2027-03-12', tag))
})

/** Locales part numbers from words with different widths of space. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ')
}

test.each([
  ['en-US', 'Nov 22, 2026, 12:05 PM UTC'],
  ['de-DE', '22. Nov. 2026, 12:05 UTC'],
  ['fr-FR', '22 nov. 2026, 12:05 UTC'],
])('a moment in %s is %s', (tag, words) => {
  expect(formatMoment('2026-11-22T12:05:59.000Z', tag)).toBe(words)
})
