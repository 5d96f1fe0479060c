import { type HouseMarkets, offeredLocale } from '#domain/house/house-markets.ts'
import type { Language } from '#domain/market/language.ts'
import { type Locale, resolveLocale } from '#domain/market/locale.ts'
import { type Country, type CountryCode, findCountry, getCountry } from '#domain/market/market.ts'
import type { Suggestion } from './suggestion.ts'

type Page = {
  readonly language: Language
  readonly country: CountryCode
  readonly markets: HouseMarkets
}

/**
 * The locale to suggest: the visitor's country, in their language or that of the page if the country has it; without a
 * country their language, in the page's country if it has that language, otherwise in the language's main country. The
 * nearest of those that the house offers; null if the page already has it.
 */
export function localeToSuggest(
  { language, region }: Suggestion,
  { language: pageLanguage, country: pageCountry, markets }: Page,
): Locale | null {
  const country = findCountry(region ?? '') ?? countryOf(language, pageCountry)
  const locale = offeredLocale(resolveLocale(language ?? pageLanguage, country.isoCode), markets)
  return locale.language === pageLanguage && locale.country === pageCountry ? null : locale
}

function countryOf(language: Language | null, pageCountry: CountryCode): Country {
  const country = getCountry(pageCountry)
  const isAtHome = language === null || country.supportedLanguages.includes(language)
  return isAtHome ? country : getCountry(HOME_OF_LANGUAGE[language])
}

const HOME_OF_LANGUAGE: Readonly<Record<Language, CountryCode>> = {
  en: 'US',
  es: 'ES',
  it: 'IT',
  de: 'DE',
  fr: 'FR',
}
