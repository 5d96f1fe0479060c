import type { Limit } from './read-numbers.ts'

/** An understood part of a search. */
export type Part = {
  /** As typed. */
  readonly text: string
  /** The search without it. */
  readonly without: string
}

/** The required facts; a piece needs one of them. */
export type Quality = Part & {
  readonly anyOf: readonly string[]
  readonly isNegated: boolean
}

export type LimitPart = Part & Limit

/** `kinds` are alternatives, `mirror`; empty if no kind of piece is named. */
export type Reading = {
  readonly kinds: readonly string[]
  readonly kindPart: Part | null
  /** What the word of the kind may mean besides, where qualities are beside it: `amber glass` is made of glass. */
  readonly alsoOf: readonly string[]
  readonly qualities: readonly Quality[]
  readonly limits: readonly LimitPart[]
  readonly pages: readonly string[]
  /** Unwanted words without a meaning here: `without shade`. */
  readonly refused: readonly (Part & { readonly word: string })[]
  readonly rest: readonly string[]
  /** Whether the last of `rest` may be an incomplete word. */
  readonly isRestOpen: boolean
}
