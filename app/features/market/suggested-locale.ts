import type { Language } from '#domain/language.ts'
import { type Locale, resolveLocale } from '#domain/locale.ts'
import { type CountryCode, findCountry } from '#domain/market.ts'
import type { Suggestion } from './suggestion.ts'

/**
 * The locale to offer for what a visitor seems to want: in their region if it has the language, else in the
 * country of the page if that has it, else where the language is at home. Null if the page is it.
 */
export function localeToSuggest(
  { language, region }: Suggestion,
  page: { language: Language; country: CountryCode },
): Locale | null {
  const countries = [region ?? '', page.country, HOME_OF_LANGUAGE[language]]
  const country = countries
    .map(findCountry)
    .find((candidate) => candidate?.supportedLanguages.includes(language))
  if (country === undefined) return null
  const locale = resolveLocale(language, country.isoCode)
  return locale.language === page.language && locale.country === page.country ? null : locale
}

const HOME_OF_LANGUAGE: Readonly<Record<Language, CountryCode>> = {
  en: 'US',
  es: 'ES',
  it: 'IT',
  de: 'DE',
  fr: 'FR',
}
