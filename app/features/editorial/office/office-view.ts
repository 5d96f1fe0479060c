import type { Slot, Weekday } from '#domain/house/opening-hours.ts'
import type { CountryCode } from '#domain/market/market.ts'

export type OfficeView = {
  readonly city: string
  readonly role: string | null
  readonly addressLines: readonly string[]
  readonly country: CountryCode
  readonly countryName: string
  readonly directions: string | null
  readonly location: { readonly lat: number; readonly lng: number } | null
  readonly mapUrl: string | null
  readonly phone: ContactMethod
  readonly whatsapp: ContactMethod | null
  readonly email: string
  readonly tradeEmail: string | null
  readonly days: readonly OfficeDay[]
  readonly hoursNote: string | null
}

export type ContactMethod = { readonly display: string; readonly href: string }

export type OfficeDay = {
  readonly weekday: Weekday
  /** In the visitor's language. */
  readonly name: string
  readonly slots: readonly Slot[]
  /** The opening hours, in the time format of the visitor's country. */
  readonly times: string
}
