import type { OfficeLink } from '#clients/content/frame.ts'
import { type ContactDetails, getContactDetails, type HouseContact } from '#domain/house/contact-details.ts'
import type { CountryCode } from '#domain/market/market.ts'
import { getCountry } from '#domain/market/market.ts'
import { replyDays } from '#domain/request/reply-time.ts'

export type Contact = Pick<ContactDetails, 'email' | 'tradeEmail' | 'whatsapp' | 'phone'> & {
  /** The offices, headquarters first; empty if the content service is unavailable. */
  readonly offices: readonly OfficeLink[]
  /** '8am–12pm ET' or '9:00–18:00 CET', in the country's time format (Spec §9). */
  readonly hours: string
  /** The maximum number of working days until a reply. */
  readonly replyDays: number
}

export function getContact(country: CountryCode, contact: HouseContact): Omit<Contact, 'offices'> {
  const { phone, hours, email, tradeEmail, whatsapp } = getContactDetails(country, contact)
  const formatTime = getCountry(country).timeFormat === 'times12' ? formatTwelveHours : formatTwentyFourHours
  return {
    phone,
    email,
    tradeEmail,
    whatsapp,
    replyDays: replyDays(hours),
    hours: `${formatTime(hours.opens)}–${formatTime(hours.closes)} ${hours.zoneName}`,
  }
}

/** Converts '08:00' to '8am', '12:00' to '12pm' and '09:30' to '9:30am'. */
function formatTwelveHours(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes}${hour < 12 ? 'am' : 'pm'}`
}

function formatTwentyFourHours(time: string): string {
  return time.replace(/^0/, '')
}
