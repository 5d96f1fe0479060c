import type { Language } from '#domain/locale.ts'
import { COUNTRIES, type CountryCode, countryName } from '#domain/market.ts'

/** A country as the chooser offers it. */
export type CountryChoice = {
  readonly code: CountryCode
  readonly name: string
  readonly languages: readonly Language[]
}

/** Every country we ship to by its name in a language, in that language's order. */
export function countriesIn(language: Language): readonly CountryChoice[] {
  const known = CHOICES.get(language)
  if (known) return known
  const { compare } = new Intl.Collator(language)
  const choices = COUNTRIES.map(({ isoCode, supportedLanguages }) => ({
    code: isoCode,
    name: countryName(isoCode, language),
    languages: supportedLanguages,
  })).sort((a, b) => compare(a.name, b.name))
  CHOICES.set(language, choices)
  return choices
}

const CHOICES = new Map<Language, readonly CountryChoice[]>()
