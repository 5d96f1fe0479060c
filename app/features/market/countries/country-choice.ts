import type { Language } from '#domain/market/locale.ts'
import type { CountryCode } from '#domain/market/market.ts'

/** A country in the chooser. */
export type CountryChoice = {
  readonly code: CountryCode
  readonly name: string
  /** Further codes to search by, separated by spaces: 'GB GBR UK'. */
  readonly abbreviations: string
  /** 'EUR €' */
  readonly currency: string
  readonly languages: readonly Language[]
  /** Whether it is one of the main countries. */
  readonly isMain: boolean
}
