import type { Language } from '../market/language.ts'
import type { Locale } from '../market/locale.ts'
import { type CountryCode, getCountry } from '../market/market.ts'

/** Where a house sells, and in which languages. */
export type HouseMarkets = {
  /** Where the house is. */
  readonly country: CountryCode
  /** The first is that of visitors whose own is not offered. */
  readonly languages: readonly Language[]
  /** Null for every country that the shop ships to. */
  readonly countries: readonly CountryCode[] | null
}

export function isSoldIn(country: CountryCode, { countries }: HouseMarkets): boolean {
  return countries === null || countries.includes(country)
}

/** The languages of the house that a country supports, the country's default first. */
export function languagesIn(country: CountryCode, { languages }: HouseMarkets): readonly Language[] {
  return getCountry(country).supportedLanguages.filter((language) => languages.includes(language))
}

/**
 * The locale itself if the house offers it. Otherwise its country, or the house's own where it does not sell, in the
 * requested language, or one that the house offers there.
 */
export function offeredLocale({ language, country }: Locale, markets: HouseMarkets): Locale {
  const home = markets.countries?.find((one) => one === markets.country) ?? markets.countries?.[0]
  const offered = isSoldIn(country, markets) ? country : (home ?? country)
  const languages = languagesIn(offered, markets)
  const [first = language] = languages
  return { country: offered, language: languages.includes(language) ? language : first }
}
