import type { PageHouse } from '#app/ui/page/house.ts'
import { contactDetailsOf } from '#domain/house/contact-details.ts'
import type { House } from '#domain/house/house.ts'
import type { CountryCode } from '#domain/market/market.ts'

/** The house as the pages for a country show it, sent with each document. */
export function pageHouseOf({ name, contact }: House, country: CountryCode): PageHouse {
  const { email, phone } = contactDetailsOf(country, contact)
  return { name, contact: { email, phone } }
}
