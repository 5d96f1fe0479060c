import type { Language } from '#domain/market/language.ts'
import type { CountryCode } from '#domain/market/market.ts'

/** The country in which a language represents all countries that read it. */
export const MAIN_COUNTRY: Readonly<Record<Language, CountryCode>> = {
  en: 'US',
  it: 'IT',
  es: 'ES',
  de: 'DE',
  fr: 'FR',
}
