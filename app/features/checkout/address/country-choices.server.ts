import type { Language } from '#domain/market/locale.ts'
import { COUNTRIES, countryName } from '#domain/market/market.ts'
import type { CountryChoice } from './billing-fields.tsx'

/** All countries sorted by name. Computed on the server, so that every browser shows the same names. */
export function countryChoices(language: Language): CountryChoice[] {
  const collator = new Intl.Collator(language)
  return COUNTRIES.map(({ isoCode }) => ({ code: isoCode, name: countryName(isoCode, language) })).sort(
    (a, b) => collator.compare(a.name, b.name),
  )
}
