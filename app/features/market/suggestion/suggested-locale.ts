import type { Language } from '#domain/market/language.ts'
import { type Locale, resolveLocale } from '#domain/market/locale.ts'
import { type Country, type CountryCode, findCountry, getCountry } from '#domain/market/market.ts'
import type { Suggestion } from './suggestion.ts'

/**
 * The locale to offer for what a visitor seems to want: their country, in their language or that of the page if it has
 * it; without a country the language, in the country of the page if that has it, else where it is at home. Null if the
 * page is it.
 */
export function localeToSuggest(
  { language, region }: Suggestion,
  page: { language: Language; country: CountryCode },
): Locale | null {
  const country = findCountry(region ?? '') ?? countryOf(language, page.country)
  const locale = resolveLocale(language ?? page.language, country.isoCode)
  return locale.language === page.language && locale.country === page.country ? null : locale
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
