import type { Money } from '#domain/money/money.ts'

/** What the field offers for a text; paths are without the locale. */
export type SuggestionView = {
  /** The text that this answers. */
  readonly text: string
  /** How many pieces the text finds altogether. */
  readonly total: number
  /** The text as it was understood, where it was misspelt. */
  readonly correction: string | null
  readonly queries: readonly string[]
  readonly categories: readonly SuggestedPlace[]
  readonly artisans: readonly SuggestedPlace[]
  readonly products: readonly SuggestedProduct[]
}

export type SuggestedPlace = {
  readonly path: string
  readonly label: string
  /** How many pieces a shelf has, or where an artisan works. */
  readonly aside: string | number
}

export type SuggestedProduct = {
  readonly id: string
  readonly path: string
  readonly title: string
  readonly artisan: string
  readonly price: Money
  /** Whether other versions cost more: the price is written with 'from'. */
  readonly isStartingPrice: boolean
  /** The address of its picture, to be requested by width. */
  readonly picture: string | null
}

/** A shorter text means too much to suggest anything. */
export const SHORTEST_TEXT = 2
