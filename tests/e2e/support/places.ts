import { type Locale, parseLocale } from '#domain/market/locale.ts'

/** The locale of a path prefix such as `de-at`. */
export function place(written: string): Locale {
  const locale = parseLocale(written)
  if (locale === null) throw new Error(`${written} is no place of the shop`)
  return locale
}

export const HOME = place('en-us')

/** German has the longest words. */
export const GERMAN = place('de-de')

/** One locale for each language except English. */
export const ABROAD = [GERMAN, ...['it-it', 'es-es', 'fr-fr'].map(place)]

/** `npm run nightly` repeats a journey in the other languages. */
export function nightlyAbroad({ language }: Locale): { tag?: '@nightly' } {
  return language === 'en' || language === 'de' ? {} : { tag: '@nightly' }
}

/** The locales of long journeys: text that is in no message file is already noticed in German. */
export const HOME_AND_GERMAN = [HOME, GERMAN]

/** `npm run nightly` repeats a long journey in English, which has the same layout with shorter words. */
export function nightlyInEnglish({ language }: Locale): { tag?: '@nightly' } {
  return language === 'en' ? { tag: '@nightly' } : {}
}
