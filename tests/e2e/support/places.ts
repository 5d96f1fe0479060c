import { type Locale, parseLocale } from '#domain/market/locale.ts'

/** Where a visitor is: 'de-at'. */
export function place(written: string): Locale {
  const locale = parseLocale(written)
  if (locale === null) throw new Error(`${written} is no place of the shop`)
  return locale
}

export const HOME = place('en-us')

/** The longest language. */
export const GERMAN = place('de-de')

/** One place to read the shop from for each of its other languages. */
export const ABROAD = [GERMAN, ...['it-it', 'es-es', 'fr-fr'].map(place)]

/** Where long journeys are read: a word that is in no message file shows in German already. */
export const HOME_AND_GERMAN = [HOME, GERMAN]
