import type { Language } from '#domain/market/language.ts'
import { type Locale, resolveLocale } from '#domain/market/locale.ts'
import { type Country, type CountryCode, findCountry, getCountry } from '#domain/market/market.ts'
import type { Suggestion } from './suggestion.ts'

/**
 * The locale to suggest: the visitor's country, in their language or that of the page if the country has it; without a
 * country their language, in the page's country if it has that language, otherwise in the language's main country. Null
 * if the page already has that locale.
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
