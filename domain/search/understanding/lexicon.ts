import type { Grammar } from './grammar.ts'
import type { PhraseBook, Sense } from './phrase-book.ts'

export type Lexicon = {
  readonly sense: Sense
  readonly book: PhraseBook
  readonly grammar: Grammar
  /** A folded word as it is written. */
  spelling(word: string): string
  /** Whether a folded word says nothing about a piece. */
  isFiller(word: string): boolean
  /** Whether the thing is named before its qualities: `Lampe de table`, but `table lamp`. */
  readonly headsFirst: boolean
}
