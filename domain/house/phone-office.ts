import type { CountryCode } from '../market/market.ts'
import { findClosures } from './closed-days.ts'
import { getContactDetails, type HouseContact, type PhoneLine } from './contact-details.ts'
import type { Office } from './opening-hours.ts'

/** The office that answers a country's phone line, with its closures in the year of `now` and the years next to it. */
export function findPhoneOffice(country: CountryCode, contact: HouseContact, now: Date): Office {
  return createPhoneOffice(getContactDetails(country, contact).hours, now)
}

/** The office that answers a phone line. It is open on weekdays (Spec §9) except its closed days. */
export function createPhoneOffice(
  { opens, closes, timeZone, closedDays }: Omit<PhoneLine, 'number' | 'zoneName'>,
  now: Date,
): Office {
  const hours = { open: true, morning: { start: opens, end: closes }, afternoon: null }
  const weekdays = { monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: hours }
  const extraClosures = closedDays ? findClosures(closedDays, now) : []
  return { active: true, timezone: timeZone, extraClosures, recurringHolidays: [], weekdays }
}
