import type { Language } from '#domain/market/locale.ts'
import type { CountryCode } from '#domain/market/market.ts'

/** A country as the chooser offers it. */
export type CountryChoice = {
  readonly code: CountryCode
  readonly name: string
  /** Codes that it is searched by, with spaces between: 'GB GBR UK'. */
  readonly abbreviations: string
  /** 'EUR €' */
  readonly currency: string
  readonly languages: readonly Language[]
  /** One of those that most visitors look for. */
  readonly isMain: boolean
}
