import type { Language } from '#domain/market/language.ts'
import type { CountryCode } from '#domain/market/market.ts'

/** The country that represents all countries with the same language. */
export const MAIN_COUNTRY: Readonly<Record<Language, CountryCode>> = {
  en: 'US',
  it: 'IT',
  es: 'ES',
  de: 'DE',
  fr: 'FR',
}
