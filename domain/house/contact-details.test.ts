import { expect, test } from 'vitest'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { COUNTRIES, type CountryCode } from '../market/market.ts'
import { getContactDetails } from './contact-details.ts'

const detailsOf = (country: CountryCode) => getContactDetails(country, SAMPLE_HOUSE.contact)

// spec 1: contact details depend on the visitor's country
test.each([
  ['US', '+1 212 555 0100', '08:00', '12:00', 'ET'],
  ['CA', '+1 212 555 0100', '08:00', '12:00', 'ET'],
  ['GB', '+44 20 7946 0100', '08:00', '17:00', 'GMT'],
  ['IT', '+39 02 0000 0100', '09:00', '18:00', 'CET'],
  ['JP', '+39 02 0000 0100', '09:00', '18:00', 'CET'],
  // The house has no French line.
  ['FR', '+39 02 0000 0100', '09:00', '18:00', 'CET'],
] as const)(
  'from %s one calls the %s line, from %s to %s %s',
  (country, display, opens, closes, zoneName) => {
    const { phone, hours } = detailsOf(country)
    expect(phone.display).toBe(display)
    expect(hours).toMatchObject({ opens, closes, zoneName })
  },
)

// spec 9: trade e-mail by region: UK, Middle East, US, default
// spec 9: trade e-mail addresses differ by region
test.each([
  ['GB', 'trade.uk@house.example'],
  ['AE', 'trade.me@house.example'],
  ['US', 'trade.us@house.example'],
  ['IE', 'trade@house.example'],
  ['IT', 'trade@house.example'],
] as const)('the trade address for %s is %s', (country, email) => {
  expect(detailsOf(country).tradeEmail).toBe(email)
})

test('a house without trade clients and WhatsApp shows neither', () => {
  const contact = { ...SAMPLE_HOUSE.contact, tradeEmail: null, tradeEmailByCountry: {}, whatsapp: null }
  expect(getContactDetails('IT', contact)).toMatchObject({ tradeEmail: null, whatsapp: null })
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
  expect(detailsOf(country).whatsapp !== null).toBe(expected)
})

// spec 9: WhatsApp for euro countries, the Middle East and GB
test('WhatsApp is shown wherever prices are in euro', () => {
  for (const { isoCode, currency } of COUNTRIES.filter((country) => country.currency === 'EUR'))
    expect(detailsOf(isoCode).whatsapp, `${isoCode} ${currency}`).not.toBeNull()
})

test('numbers are international', () => {
  for (const { isoCode } of COUNTRIES) {
    const { phone, whatsapp } = detailsOf(isoCode)
    expect(phone.href).toMatch(/^tel:\+\d{8,15}$/)
    expect(whatsapp?.href ?? 'https://wa.me/44').toMatch(/^https:\/\/wa\.me\/\d+$/)
  }
})
