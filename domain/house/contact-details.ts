import { type CountryCode, getCountry, type PreferredPhone } from '../market/market.ts'
import type { ClosedDays } from './closed-days.ts'

/** The section `contact` of `house.json`. */
export type HouseContact = {
  readonly email: string
  readonly phone: PhoneLine
  /** The phone lines of countries that prefer a line other than the main one (Spec §3). */
  readonly phoneByLine: { readonly [line in PreferredPhone]?: PhoneLine | undefined }
  readonly whatsapp: string | null
  /** Null for a house without trade clients. */
  readonly tradeEmail: string | null
  readonly tradeEmailByCountry: { readonly [country in CountryCode]?: string | undefined }
}

/** Weekday hours, such as '09:00', in the line's time zone; `zoneName` is the common name of the time zone. */
export type PhoneLine = {
  readonly number: string
  readonly opens: string
  readonly closes: string
  readonly timeZone: string
  readonly zoneName: string
  /**
   * The closed days of the office that answers the line. Defaults to those of the main line if both are in the same
   * time zone.
   */
  readonly closedDays?: ClosedDays | undefined
}

export type ContactDetails = {
  readonly phone: { readonly display: string; readonly href: string }
  readonly hours: Omit<PhoneLine, 'number'>
  readonly email: string
  readonly tradeEmail: string | null
  /** Null where WhatsApp is not shown. */
  readonly whatsapp: { readonly display: string; readonly href: string } | null
}

/** Spec §1, §9: the sales contact details for a country. */
export function getContactDetails(code: CountryCode, contact: HouseContact): ContactDetails {
  const { preferredPhone, showsWhatsapp } = getCountry(code)
  const main = contact.phone
  const { number, ...hours } = contact.phoneByLine[preferredPhone] ?? main
  const { whatsapp } = contact
  return {
    phone: { display: number, href: `tel:${digitsOf(number)}` },
    hours: {
      ...hours,
      closedDays: hours.closedDays ?? (hours.timeZone === main.timeZone ? main.closedDays : undefined),
    },
    email: contact.email,
    tradeEmail: contact.tradeEmailByCountry[code] ?? contact.tradeEmail,
    whatsapp:
      showsWhatsapp && whatsapp !== null
        ? { display: whatsapp, href: `https://wa.me/${digitsOf(whatsapp).slice(1)}` }
        : null,
  }
}

function digitsOf(phone: string): string {
  return phone.replace(/[^+\d]/g, '')
}
