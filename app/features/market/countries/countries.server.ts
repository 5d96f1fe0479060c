import type { House } from '#domain/house/house.ts'
import { currencyIn } from '#domain/market/house-currencies.ts'
import { getLanguages, isSoldIn } from '#domain/market/house-markets.ts'
import type { Language } from '#domain/market/locale.ts'
import { COUNTRIES, type Country, countryName } from '#domain/market/market.ts'
import { currencyLabel } from '../currency-label.ts'
import type { CountryChoice } from './country-choice.ts'

/** Lists the countries by name in the given language, main countries first. */
export function listCountries(language: Language, house: House): readonly CountryChoice[] {
  const choicesOfHouse = CHOICES_CACHE.get(house) ?? new Map<Language, readonly CountryChoice[]>()
  CHOICES_CACHE.set(house, choicesOfHouse)
  const cached = choicesOfHouse.get(language)
  if (cached) return cached
  const { compare } = new Intl.Collator(language)
  const sold = COUNTRIES.filter(({ isoCode }) => isSoldIn(isoCode, house))
  const choices = sold
    .map((country) => describeChoice(country, language, house))
    .sort((a, b) => Number(b.isMain) - Number(a.isMain) || compare(a.name, b.name))
  choicesOfHouse.set(language, choices)
  return choices
}

const CHOICES_CACHE = new WeakMap<House, Map<Language, readonly CountryChoice[]>>()

/** Abbreviations that are not codes of ISO 3166. */
const ABBREVIATIONS: Readonly<Record<string, string>> = { AE: 'UAE', GB: 'UK' }

function describeChoice(country: Country, language: Language, house: House): CountryChoice {
  const { isoCode, isoCode3, crawlingLanguages } = country
  return {
    code: isoCode,
    name: countryName(isoCode, language),
    abbreviations: [isoCode, isoCode3, ABBREVIATIONS[isoCode]].join(' ').trim(),
    currency: currencyLabel(currencyIn(isoCode, house.currencies)),
    languages: getLanguages(isoCode, house),
    // Main countries have an office, a sales line or many clients (docs/areas/markets-and-prices.md).
    isMain: crawlingLanguages.length > 0,
  }
}
