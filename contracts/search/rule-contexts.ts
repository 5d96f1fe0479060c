import type { Units } from '#domain/market/market.ts'
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

/** The rule contexts of a search that state them: `currency_usd`, `units_in`. */
export function measureContexts({ currency, units }: Measures): string[] {
  return [`currency_${currency.toLowerCase()}`, `units_${units}`]
}

/** Reads what `measureContexts` states; euros and centimeters if nothing is stated. */
export function measuresOf(contexts: readonly string[] = []): Measures {
  const currency = CURRENCIES.find((each) => contexts.includes(`currency_${each.toLowerCase()}`)) ?? 'EUR'
  return { currency, units: contexts.includes('units_in') ? 'in' : 'cm' }
}
