import type { Language } from '#domain/market/language.ts'
import type { Money } from '#domain/money/money.ts'

/** The suggestions for a text; paths are without the locale. */
export type SuggestionView = {
  readonly text: string
  /** The total number of pieces for the text. */
  readonly total: number
  /** The corrected text, if it was misspelled. */
  readonly correction: string | null
  readonly queries: readonly string[]
  readonly categories: readonly SuggestedPlace[]
  readonly artisans: readonly SuggestedPlace[]
  readonly products: readonly SuggestedProduct[]
}

export type SuggestedPlace = {
  readonly path: string
  readonly label: string
  /** The number of pieces in a category, or the place of an artisan. */
  readonly aside: string | number
}

export type SuggestedProduct = {
  readonly id: string
  readonly path: string
  readonly title: string
  /** Null if the title is translated. */
  readonly textLanguage: Language | null
  readonly artisan: string
  readonly price: Money
  /** The public price, where `price` is a trade price. */
  readonly publicPrice?: Money
  /** Whether other versions cost more, so that the price is written with “from”. */
  readonly isStartingPrice: boolean
  /** The URL of its picture, to which a width is added. */
  readonly picture: string | null
}

/** Shorter texts are too ambiguous for suggestions. */
export const TEXT_LENGTH_MIN = 2
