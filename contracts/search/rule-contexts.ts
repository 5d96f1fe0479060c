import { type CountryCode, getUnits, isCountryCode, type Units } from '#domain/market/market.ts'
import { CURRENCIES, type Currency } from '#domain/money/money.ts'

/**
 * A rule context for the listed category: `category_lighting_table-lamps` for `lighting/table-lamps`. The category's
 * pinned pieces come first; in a hosted engine, a rule with this context pins them.
 */
export function categoryContext(path: string): string {
  return PREFIX + path.replaceAll('/', '_')
}

const PREFIX = 'category_'

/** The visitor's currency and units, for prices and lengths in a search. */
type Measures = { readonly currency: Currency; readonly units: Units }

/** The rule contexts of a text search: its currency, units and country: `currency_usd`, `units_in`, `country_us`. */
export function searchContexts(currency: Currency, country: CountryCode): string[] {
  return [`currency_${currency.toLowerCase()}`, `units_${getUnits(country)}`, countryContext(country)]
}

export function countryContext(country: CountryCode): string {
  return COUNTRY_PREFIX + country.toLowerCase()
}

/** Null for any other context. */
export function readCountryContext(context: string): CountryCode | null {
  const code = context.startsWith(COUNTRY_PREFIX) ? context.slice(COUNTRY_PREFIX.length).toUpperCase() : ''
  return isCountryCode(code) ? code : null
}

const COUNTRY_PREFIX = 'country_'

/** Reads the contexts of `searchContexts`; euros and centimeters by default. */
export function readMeasures(contexts: readonly string[] = []): Measures {
  const currency = CURRENCIES.find((each) => contexts.includes(`currency_${each.toLowerCase()}`)) ?? 'EUR'
  return { currency, units: contexts.includes('units_in') ? 'in' : 'cm' }
}
