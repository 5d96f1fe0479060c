import { expect, test } from 'vitest'
import { COUNTRIES } from '../market/market.ts'
import { contactDetailsOf } from './contact-details.ts'

test.each([
  ['US', 'US', '08:00', '12:00', 'ET'],
  ['CA', 'US', '08:00', '12:00', 'ET'],
  ['IT', 'EU', '09:00', '18:00', 'CET'],
  ['JP', 'EU', '09:00', '18:00', 'CET'],
  ['GB', 'UK', '08:00', '17:00', 'GMT'],
  ['FR', 'FR', '09:00', '18:00', 'CET'],
] as const)('from %s one calls the %s line, from %s to %s %s', (country, line, opens, closes, zoneName) => {
  const { phone, hours, days } = contactDetailsOf(country)
  expect(phone.line).toBe(line)
  expect(hours).toMatchObject({ opens, closes, zoneName })
  expect(days).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'])
})

test.each([
  ['GB', 'trade.uk@bottega.example'],
  ['AE', 'trade.me@bottega.example'],
  ['BH', 'trade.me@bottega.example'],
  ['KW', 'trade.me@bottega.example'],
  ['OM', 'trade.me@bottega.example'],
  ['QA', 'trade.me@bottega.example'],
  ['SA', 'trade.me@bottega.example'],
  ['IE', 'trade@bottega.example'],
  ['US', 'trade.us@bottega.example'],
  ['CA', 'trade@bottega.example'],
  ['IT', 'trade@bottega.example'],
] as const)('the trade address for %s is %s', (country, email) => {
  expect(contactDetailsOf(country).tradeEmail).toBe(email)
})

test.each([
  ['IT', true],
  ['CH', true],
  ['AE', true],
  ['BH', true],
  ['KW', true],
  ['OM', true],
  ['QA', true],
  ['SA', true],
  ['GB', true],
  ['US', false],
  ['JP', false],
] as const)('WhatsApp is shown in %s: %s', (country, expected) => {
  expect(contactDetailsOf(country).whatsapp !== null).toBe(expected)
})

test('WhatsApp is shown wherever prices are in euro', () => {
  for (const { isoCode, currency } of COUNTRIES.filter((country) => country.currency === 'EUR'))
    expect(contactDetailsOf(isoCode).whatsapp, `${isoCode} ${currency}`).not.toBeNull()
})

test('numbers are international', () => {
  for (const { isoCode } of COUNTRIES) {
    const { phone, whatsapp } = contactDetailsOf(isoCode)
    expect(phone.href).toMatch(/^tel:\+\d{8,15}$/)
    expect(whatsapp?.href ?? 'https://wa.me/44').toMatch(/^https:\/\/wa\.me\/\d+$/)
  }
})
