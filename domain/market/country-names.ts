import type { CountryCode } from './country-codes.ts'
import type { Language } from './language.ts'

const NAMES_BY_LANGUAGE = new Map<Language, Intl.DisplayNames>()

/** The name of a country in a language (Spec §3, localizedCountryName): 'Österreich' for AT in German. */
export function countryName(code: CountryCode, language: Language): string {
  return namesIn(language).of(code) ?? code
}

function namesIn(language: Language): Intl.DisplayNames {
  const cached = NAMES_BY_LANGUAGE.get(language)
  if (cached) return cached
  const names = new Intl.DisplayNames([language], { type: 'region' })
  NAMES_BY_LANGUAGE.set(language, names)
  return names
}
