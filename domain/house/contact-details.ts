import { MIDDLE_EAST } from '../market/country-groups.ts'
import { type CountryCode, getCountry, type PreferredPhone } from '../market/market.ts'
import type { Weekday } from './opening-hours.ts'

/** Spec §9: the hours of a sales line in its own time zone. `zoneName` is the common name of that zone. */
export type SalesHours = {
  readonly opens: string
  readonly closes: string
  readonly zoneName: 'ET' | 'CET' | 'GMT'
  readonly timeZone: string
}

export type ContactDetails = {
  readonly phone: { readonly line: PreferredPhone; readonly display: string; readonly href: string }
  readonly hours: SalesHours
  readonly days: readonly Weekday[]
  readonly email: string
  readonly tradeEmail: string
  /** Null where WhatsApp is not shown. */
  readonly whatsapp: { readonly display: string; readonly href: string } | null
}

/** Spec §1, §9: the sales contact details for visitors of a country. */
export function contactDetailsOf(code: CountryCode): ContactDetails {
  const { preferredPhone, showsWhatsapp } = getCountry(code)
  const display = PHONES[preferredPhone]
  return {
    phone: { line: preferredPhone, display, href: `tel:${digitsOf(display)}` },
    hours: SALES_HOURS[preferredPhone],
    days: PHONE_DAYS,
    email: HOUSE_EMAIL,
    tradeEmail: tradeEmailOf(code),
    whatsapp: showsWhatsapp
      ? { display: WHATSAPP, href: `https://wa.me/${digitsOf(WHATSAPP).slice(1)}` }
      : null,
  }
}

/** Spec §9: contact by phone Monday to Friday. */
const PHONE_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

/** Spec §9: sales hours by region. */
const SALES_HOURS: Readonly<Record<PreferredPhone, SalesHours>> = {
  US: { opens: '08:00', closes: '12:00', zoneName: 'ET', timeZone: 'America/New_York' },
  EU: { opens: '09:00', closes: '18:00', zoneName: 'CET', timeZone: 'Europe/Rome' },
  UK: { opens: '08:00', closes: '17:00', zoneName: 'GMT', timeZone: 'Europe/London' },
  FR: { opens: '09:00', closes: '18:00', zoneName: 'CET', timeZone: 'Europe/Paris' },
}

/** Numbers reserved for fiction in the US, the UK and France; the Italian one is unassigned. */
const PHONES: Readonly<Record<PreferredPhone, string>> = {
  US: '+1 212 555 0142',
  EU: '+39 02 0000 0142',
  UK: '+44 20 7946 0142',
  FR: '+33 1 99 00 01 42',
}
const WHATSAPP = '+44 7700 900142'

const HOUSE_EMAIL = 'ciao@bottega.example'

/** Spec §9: trade email addresses differ by region: UK, Middle East, US, default. */
function tradeEmailOf(code: CountryCode): string {
  if (code === 'GB') return 'trade.uk@bottega.example'
  if (code === 'US') return 'trade.us@bottega.example'
  const isMiddleEast = MIDDLE_EAST.some((member) => member === code)
  return isMiddleEast ? 'trade.me@bottega.example' : 'trade@bottega.example'
}

function digitsOf(phone: string): string {
  return phone.replace(/[^+\d]/g, '')
}
