import { expect, test } from 'vitest'
import { formatDateRange, formatShortDate } from './written-days.ts'

test.each([
  ['en-US', 'March 12 – 19, 2027', 'December 28, 2027 – January 6, 2028'],
  ['en-GB', '12 – 19 March 2027', '28 December 2027 – 6 January 2028'],
  ['de-DE', '12.–19. März 2027', '28. Dezember 2027 – 6. Januar 2028'],
  ['it-IT', '12–19 marzo 2027', '28 dicembre 2027 – 6 gennaio 2028'],
  ['es-ES', '12–19 de marzo de 2027', '28 de diciembre de 2027 – 6 de enero de 2028'],
  ['fr-FR', '12–19 mars 2027', '28 décembre 2027 – 6 janvier 2028'],
])('days in %s are %s, across a year %s', (tag, within, across) => {
  expect(plain(formatDateRange({ from: '2027-03-12', to: '2027-03-19' }, tag))).toBe(within)
  expect(plain(formatDateRange({ from: '2027-12-28', to: '2028-01-06' }, tag))).toBe(across)
})

test('a single day is written once', () => {
  expect(formatDateRange({ from: '2027-03-12', to: '2027-03-12' }, 'de-DE')).toBe('12. März 2027')
})

test.each([
  ['en', 'Dec 22', 'Dec 22, 2026'],
  ['de', '22. Dez.', '22.12.2026'],
])('a short day in %s is %s, and seen from another year %s', (tag, within, across) => {
  expect(formatShortDate('2026-12-22', { tag, today: '2026-11-29' })).toBe(within)
  expect(formatShortDate('2026-12-22', { tag, today: '2028-01-03' })).toBe(across)
  expect(formatShortDate('2026-12-22', { tag, today: '2027-01-03' })).toBe(across)
})

/** Locales use different spaces around dashes. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ')
}
