import type { Language } from '#domain/market/locale.ts'
import { COUNTRIES, type Country, countryName } from '#domain/market/market.ts'
import { currencyLabel } from '../currency-label.ts'
import type { CountryChoice } from './country-choice.ts'

/** All countries we ship to by their names in a language, sorted for that language, the main ones first. */
export function countriesIn(language: Language): readonly CountryChoice[] {
  const known = CHOICES.get(language)
  if (known) return known
  const { compare } = new Intl.Collator(language)
  const choices = COUNTRIES.map((country) => describeChoice(country, language)).sort(
    (a, b) => Number(b.isMain) - Number(a.isMain) || compare(a.name, b.name),
  )
  CHOICES.set(language, choices)
  return choices
}

const CHOICES = new Map<Language, readonly CountryChoice[]>()

/** Abbreviations that are not codes of ISO 3166. */
const ABBREVIATIONS: Readonly<Record<string, string>> = { AE: 'UAE', GB: 'UK' }

function describeChoice(country: Country, language: Language): CountryChoice {
  const { isoCode, isoCode3, supportedLanguages, crawlingLanguages, currency } = country
  return {
    code: isoCode,
    name: countryName(isoCode, language),
    abbreviations: [isoCode, isoCode3, ABBREVIATIONS[isoCode]].join(' ').trim(),
    currency: currencyLabel(currency),
    languages: supportedLanguages,
    // Main countries have an office, a sales line or many clients (decision 0002).
    isMain: crawlingLanguages.length > 0,
  }
}
