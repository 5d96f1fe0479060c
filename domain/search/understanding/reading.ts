import type { Limit } from './read-numbers.ts'

/** An understood part of a search. */
export type Part = {
  /** As typed. */
  readonly text: string
  /** The search without this part. */
  readonly without: string
}

/** The required facts; a piece needs one of them. */
export type Quality = Part & {
  readonly anyOf: readonly string[]
  readonly isNegated: boolean
}

export type LimitPart = Part & Limit

/** `kinds` are alternatives, such as `mirror`; empty if the search names no kind of piece. */
export type Reading = {
  readonly kinds: readonly string[]
  readonly kindPart: Part | null
  /** What else the word for the kind may mean next to qualities: `amber glass` is made of glass. */
  readonly otherMeanings: readonly string[]
  readonly qualities: readonly Quality[]
  readonly limits: readonly LimitPart[]
  readonly pages: readonly string[]
  /** Excluded words without a known meaning: `without shade`. */
  readonly refused: readonly (Part & { readonly word: string })[]
  readonly rest: readonly string[]
  /** Whether the last word of `rest` may be incomplete. */
  readonly isRestOpen: boolean
}
