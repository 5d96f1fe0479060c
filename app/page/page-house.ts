import type { PageHouse } from '#app/ui/page/house.ts'
import { getContactDetails } from '#domain/house/contact-details.ts'
import { type House, legalLines } from '#domain/house/house.ts'
import type { Locale } from '#domain/market/locale.ts'

/** Sent with each document. */
export function toPageHouse(house: House, locale: Locale): PageHouse {
  const { name, timeZone, languages, countries, legal, look } = house
  const { email, phone } = getContactDetails(locale.country, house.contact)
  return {
    name,
    markets: { country: house.country, timeZone, languages, countries },
    legal: legal ? legalLines(legal, locale.language) : [],
    contact: { email, phone },
    logo: look.logo,
    fonts: look.fonts,
  }
}
