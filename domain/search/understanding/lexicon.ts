import type { Grammar } from './grammar.ts'
import type { PhraseBook, Sense } from './phrase-book.ts'

export type Lexicon = {
  readonly sense: Sense
  readonly book: PhraseBook
  readonly grammar: Grammar
  /** The word as written, with accents. */
  spelling(word: string): string
  /** Whether a folded word says nothing about a piece. */
  isFiller(word: string): boolean
  /** Whether the noun comes before its qualifiers: `Lampe de table`, but `table lamp`. */
  readonly putsNounFirst: boolean
}
