import type { Language } from '#domain/market/locale.ts'
import type { CountryCode } from '#domain/market/market.ts'

export type CountryChoice = {
  readonly code: CountryCode
  readonly name: string
  /** Further codes to search by, separated by spaces: 'GB GBR UK'. */
  readonly abbreviations: string
  readonly currency: string
  readonly languages: readonly Language[]
  readonly isMain: boolean
}
