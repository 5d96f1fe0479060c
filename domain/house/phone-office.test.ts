import { expect, test } from 'vitest'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import type { CountryCode } from '../market/market.ts'
import { isOpen } from './opening-hours.ts'
import { findPhoneOffice } from './phone-office.ts'

const { phone, phoneByLine } = SAMPLE_HOUSE.contact
const closedOn = (holiday: string) => ({
  holidays: [holiday],
  weekendHolidays: 'lost' as const,
  closures: [],
})
const contact = {
  ...SAMPLE_HOUSE.contact,
  phone: { ...phone, closedDays: closedOn('easter+1') },
  phoneByLine: {
    UK: phoneByLine.UK,
    US: phoneByLine.US && { ...phoneByLine.US, closedDays: closedOn('11-thursday-4') },
    FR: { ...phone, number: '+33 1 99 00 01 42' },
  },
}

// spec 1: promises of replies and calls leave out the days on which the office of the country is closed
test.each<[CountryCode, string, boolean]>([
  ['IT', '2027-03-29T10:00Z', false],
  ['IT', '2027-03-30T10:00Z', true],
  ['FR', '2027-03-29T10:00Z', false],
  // The office of this line has no closed days of its own.
  ['GB', '2027-03-29T10:00Z', true],
  ['US', '2027-03-29T14:00Z', true],
  ['US', '2026-11-26T14:00Z', false],
  ['US', '2026-11-27T14:00Z', true],
  ['US', '2026-11-28T14:00Z', false],
])('the office for %s is open at %s: %s', (country, instant, expected) => {
  const now = new Date(instant)
  expect(isOpen(findPhoneOffice(country, contact, now), now)).toBe(expected)
})
