import type { Language } from '#domain/market/locale.ts'
import { COUNTRIES, type Country, countryName } from '#domain/market/market.ts'
import { currencyIn, type HouseCurrencies } from '#domain/money/house-currencies.ts'
import { currencyLabel } from '../currency-label.ts'
import type { CountryChoice } from './country-choice.ts'

/** All countries we ship to by their names in a language, sorted for that language, the main ones first. */
export function countriesIn(language: Language, currencies: HouseCurrencies): readonly CountryChoice[] {
  const choicesOfHouse = CHOICES.get(currencies) ?? new Map<Language, readonly CountryChoice[]>()
  CHOICES.set(currencies, choicesOfHouse)
  const known = choicesOfHouse.get(language)
  if (known) return known
  const { compare } = new Intl.Collator(language)
  const choices = COUNTRIES.map((country) => describeChoice(country, language, currencies)).sort(
    (a, b) => Number(b.isMain) - Number(a.isMain) || compare(a.name, b.name),
  )
  choicesOfHouse.set(language, choices)
  return choices
}

const CHOICES = new WeakMap<HouseCurrencies, Map<Language, readonly CountryChoice[]>>()

/** Abbreviations that are not codes of ISO 3166. */
const ABBREVIATIONS: Readonly<Record<string, string>> = { AE: 'UAE', GB: 'UK' }

function describeChoice(country: Country, language: Language, currencies: HouseCurrencies): CountryChoice {
  const { isoCode, isoCode3, supportedLanguages, crawlingLanguages } = country
  return {
    code: isoCode,
    name: countryName(isoCode, language),
    abbreviations: [isoCode, isoCode3, ABBREVIATIONS[isoCode]].join(' ').trim(),
    currency: currencyLabel(currencyIn(isoCode, currencies)),
    languages: supportedLanguages,
    // Main countries have an office, a sales line or many clients (decision 0002).
    isMain: crawlingLanguages.length > 0,
  }
}
