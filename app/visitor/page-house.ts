import type { PageHouse } from '#app/ui/page/house.ts'
import { contactDetailsOf } from '#domain/house/contact-details.ts'
import { type House, legalLines } from '#domain/house/house.ts'
import type { CountryCode } from '#domain/market/market.ts'

/** The house as the pages for a country show it, sent with each document. */
export function pageHouseOf(house: House, country: CountryCode): PageHouse {
  const { name, timeZone, languages, countries, legal, look } = house
  const { email, phone } = contactDetailsOf(country, house.contact)
  return {
    name,
    markets: { country: house.country, timeZone, languages, countries },
    legal: legal ? legalLines(legal) : [],
    contact: { email, phone },
    logo: look.logo,
    fonts: look.fonts,
  }
}
