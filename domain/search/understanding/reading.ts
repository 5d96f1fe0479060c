import type { Limit } from './read-numbers.ts'

/** A part of a search that was understood. */
export type Part = {
  /** As typed. */
  readonly text: string
  /** The search without it. */
  readonly without: string
}

/** What a piece should be: one of the facts. */
export type Quality = Part & {
  readonly anyOf: readonly string[]
  readonly isNegated: boolean
}

export type LimitPart = Part & Limit

/** A search as understood. `kinds`: alternatives, `mirror`; empty if no kind of piece is named. */
export type Reading = {
  readonly kinds: readonly string[]
  readonly kindPart: Part | null
  /** What the word of the kind may mean besides, where qualities are beside it: `amber glass` is made of glass. */
  readonly alsoOf: readonly string[]
  readonly qualities: readonly Quality[]
  readonly limits: readonly LimitPart[]
  /** Pages of the house: `shipping`. */
  readonly pages: readonly string[]
  /** Words without a meaning here that are not wanted: `without shade`. */
  readonly refused: readonly (Part & { readonly word: string })[]
  /** The words that have no meaning here, such as names. */
  readonly rest: readonly string[]
  /** Whether the last of `rest` may be the beginning of a word. */
  readonly isRestOpen: boolean
}
