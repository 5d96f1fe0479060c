import { type CountryCode, isCountryCode, type Units, unitsOf } from '#domain/market/market.ts'
import { CURRENCIES, type Currency } from '#domain/money/money.ts'

/**
 * The name under which a search states the category whose pieces it lists, as a rule context: `category_lighting_table-lamps` for
 * `lighting/table-lamps`. Pinned pieces of that category come first; at a hosted engine, a rule with this context pins them.
 */
export function categoryContext(path: string): string {
  return PREFIX + path.replaceAll('/', '_')
}

const PREFIX = 'category_'

/** The currency and units of the visitor's country, in which prices and lengths of a search are meant. */
type Measures = { readonly currency: Currency; readonly units: Units }

/** The rule contexts of a search with words: in which measures it is meant, and from which country: `currency_usd`, `units_in`, `country_us`. */
export function searchContexts(currency: Currency, country: CountryCode): string[] {
  return [`currency_${currency.toLowerCase()}`, `units_${unitsOf(country)}`, countryContext(country)]
}

/** The rule context of searches from a country. */
export function countryContext(country: CountryCode): string {
  return COUNTRY_PREFIX + country.toLowerCase()
}

/** The country that a rule context names; null for another context. */
export function countryOfContext(context: string): CountryCode | null {
  const code = context.startsWith(COUNTRY_PREFIX) ? context.slice(COUNTRY_PREFIX.length).toUpperCase() : ''
  return isCountryCode(code) ? code : null
}

const COUNTRY_PREFIX = 'country_'

/** Reads what `searchContexts` states; euros and centimeters if nothing is stated. */
export function measuresOf(contexts: readonly string[] = []): Measures {
  const currency = CURRENCIES.find((each) => contexts.includes(`currency_${each.toLowerCase()}`)) ?? 'EUR'
  return { currency, units: contexts.includes('units_in') ? 'in' : 'cm' }
}
