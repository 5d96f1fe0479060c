import type { Currency } from '../money/money.ts'
import { ALPHA_3, type CountryCode, isCountryCode } from './country-codes.ts'
import {
  AMERICAS,
  EU_COUNTRIES,
  EURO_COUNTRIES,
  FRENCH_LINE,
  LONDON_LINE,
  MIDDLE_EAST,
  TWELVE_HOUR_COUNTRIES,
} from './country-groups.ts'
import type { Language } from './language.ts'
import { DEFAULT_LANGUAGE } from './language.ts'

/**
 * The shop's languages that are official or in daily written use in a country, its default first. A country without an
 * entry uses English. Every country also supports English, which our clients understand everywhere
 * (docs/areas/markets-and-prices.md).
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
 * The countries that search engines may crawl: those with an office, a sales line or major clients. Elsewhere the same
 * pages would only be duplicates (docs/areas/markets-and-prices.md).
 */
// biome-ignore format: reads as a list
const CRAWLED: ReadonlySet<CountryCode> = new Set<CountryCode>([
  'US', 'CA', 'MX', 'GB', 'IE', 'IT', 'ES', 'FR', 'MC', 'DE', 'AT', 'CH', 'BE', 'LU', 'NL', 'DK', 'SE', 'NO', 'PT',
  'AE', 'BH', 'KW', 'OM', 'QA', 'SA', 'AU', 'JP', 'SG', 'HK',
])

const SPOKEN_BY_COUNTRY: ReadonlyMap<CountryCode, readonly Language[]> = new Map(
  SPOKEN.flatMap(([languages, countries]) => countries.map((country) => [country, languages] as const)),
)

export { countryName } from './country-names.ts'
export { type CountryCode, isCountryCode }

export type Units = 'in' | 'cm'
export type PreferredPhone = 'UK' | 'FR' | 'US' | 'EU'
export type TimeFormat = 'times12' | 'times24'

/** Spec §3: the markets that a shipping cost record is stored for. */
export const SHIPPING_REGIONS = ['USA', 'UK', 'EU', 'ROW'] as const
export type ShippingRegion = (typeof SHIPPING_REGIONS)[number]

/** Spec §3. `supportedLanguages` starts with the default one. */
export type Country = {
  readonly isoCode: CountryCode
  readonly isoCode3: string
  readonly defaultLanguage: Language
  readonly supportedLanguages: readonly Language[]
  readonly crawlingLanguages: readonly Language[]
  readonly currency: Currency
  readonly units: Units
  readonly isInEu: boolean
  readonly shippingRegion: ShippingRegion
  readonly preferredPhone: PreferredPhone
  readonly timeFormat: TimeFormat
  readonly showsWhatsapp: boolean
}

export const COUNTRIES: readonly Country[] = Object.keys(ALPHA_3).filter(isCountryCode).map(describeCountry)

/** Accepts upper case only; throws for a country we do not ship to. */
export function getCountry(code: string): Country {
  const country = findCountry(code)
  if (country === undefined) throw new RangeError(`Not a country we ship to: ${code}`)
  return country
}

export function findCountry(code: string): Country | undefined {
  return COUNTRY_BY_CODE.get(code)
}

/** Spec §9: EUR for most European countries, GBP for GB, USD elsewhere. */
export function getCurrency(code: CountryCode): Currency {
  if (code === 'GB') return 'GBP'
  return includes(EURO_COUNTRIES, code) ? 'EUR' : 'USD'
}

/** Spec §9: inches for the US, centimeters elsewhere. */
export function getUnits(code: CountryCode): Units {
  return code === 'US' ? 'in' : 'cm'
}

/** Spec §9: US and CA use USA; GB uses UK; EU countries use EU; everything else ROW. */
export function getShippingRegion(code: CountryCode): ShippingRegion {
  if (code === 'US' || code === 'CA') return 'USA'
  if (code === 'GB') return 'UK'
  return includes(EU_COUNTRIES, code) ? 'EU' : 'ROW'
}

function describeCountry(code: CountryCode): Country {
  const [defaultLanguage = 'en', ...otherLanguages] = languagesOf(code)
  const currency = getCurrency(code)
  return {
    isoCode: code,
    isoCode3: ALPHA_3[code],
    defaultLanguage,
    supportedLanguages: [defaultLanguage, ...otherLanguages],
    crawlingLanguages: getCrawledLanguages(code),
    currency,
    units: getUnits(code),
    isInEu: includes(EU_COUNTRIES, code),
    shippingRegion: getShippingRegion(code),
    preferredPhone: choosePhoneLine(code),
    timeFormat: includes(TWELVE_HOUR_COUNTRIES, code) ? 'times12' : 'times24',
    // Spec §9: WhatsApp is shown for euro-currency countries, the Middle East and GB.
    showsWhatsapp: currency === 'EUR' || code === 'GB' || includes(MIDDLE_EAST, code),
  }
}

/** Spec §3: UK, FR, US, or otherwise EU. */
function choosePhoneLine(code: CountryCode): PreferredPhone {
  if (includes(LONDON_LINE, code)) return 'UK'
  if (includes(FRENCH_LINE, code)) return 'FR'
  return includes(AMERICAS, code) ? 'US' : 'EU'
}

function includes(codes: readonly CountryCode[], code: CountryCode): boolean {
  return codes.includes(code)
}

const COUNTRY_BY_CODE: ReadonlyMap<string, Country> = new Map(
  COUNTRIES.map((country) => [country.isoCode, country]),
)

function languagesOf(code: CountryCode): readonly Language[] {
  return [...new Set([...(SPOKEN_BY_COUNTRY.get(code) ?? []), DEFAULT_LANGUAGE])]
}

/** Empty if search engines may not crawl the country. */
function getCrawledLanguages(code: CountryCode): readonly Language[] {
  return CRAWLED.has(code) ? languagesOf(code) : []
}
