import type { CountryCode } from './country-codes.ts'
import { DEFAULT_LANGUAGE, type Language } from './language.ts'

/**
 * The shop's languages that are official or in daily written use in a country, its default first. A country
 * without an entry uses English. English is understood by our clients everywhere, so every country supports
 * it too (docs/areas/markets-and-prices.md).
 */
// biome-ignore format: one line per group reads as a table
const SPOKEN: readonly (readonly [readonly Language[], readonly CountryCode[]])[] = [
  [['it'], ['SM', 'VA']],
  [['it', 'de', 'fr'], ['IT']],
  [['de'], ['AT', 'DE', 'LI']],
  [['de', 'fr', 'it'], ['CH']],
  [['fr', 'de'], ['BE', 'LU']],
  [['fr', 'it'], ['MC']],
  [['fr'], ['BL', 'FR', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'WF', 'YT']],
  [['fr'], ['BF', 'BI', 'BJ', 'CD', 'CF', 'CG', 'CI', 'DJ', 'DZ', 'GA', 'GN', 'HT', 'KM', 'MA', 'MG', 'ML', 'MR', 'NE', 'SN', 'TD', 'TG', 'TN']],
  [['es'], ['AR', 'BO', 'CL', 'CO', 'CR', 'DO', 'EC', 'ES', 'GT', 'HN', 'MX', 'NI', 'PA', 'PE', 'PY', 'SV', 'UY', 'VE']],
  [['es', 'fr'], ['AD', 'GQ']],
  [['en', 'es'], ['BZ', 'EH', 'GI', 'US']],
  [['en', 'fr'], ['CA', 'CM', 'LB', 'MU', 'RW', 'SC', 'VU']],
  [['en', 'de'], ['NA', 'NL']],
  [['en', 'it'], ['MT', 'SI']],
]

/**
 * The countries that search engines may crawl: those with an office, a sales line or main clients. Elsewhere
 * the same pages would only be duplicates (docs/areas/markets-and-prices.md).
 */
// biome-ignore format: reads as a list
const CRAWLED: ReadonlySet<CountryCode> = new Set<CountryCode>([
  'US', 'CA', 'MX', 'GB', 'IE', 'IT', 'ES', 'FR', 'MC', 'DE', 'AT', 'CH', 'BE', 'LU', 'NL', 'DK', 'SE', 'NO', 'PT',
  'AE', 'BH', 'KW', 'OM', 'QA', 'SA', 'AU', 'JP', 'SG', 'HK',
])

/** The languages of a country, its default first. */
export function languagesOf(code: CountryCode): readonly Language[] {
  return [...new Set([...(SPOKEN_BY_COUNTRY.get(code) ?? []), DEFAULT_LANGUAGE])]
}

/** The languages of a country's pages announced to search engines: none where it is not crawled. */
export function crawlingLanguagesOf(code: CountryCode): readonly Language[] {
  return CRAWLED.has(code) ? languagesOf(code) : []
}

const SPOKEN_BY_COUNTRY: ReadonlyMap<CountryCode, readonly Language[]> = new Map(
  SPOKEN.flatMap(([languages, countries]) => countries.map((country) => [country, languages] as const)),
)
