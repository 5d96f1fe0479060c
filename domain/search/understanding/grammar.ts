import { WORDS } from '../words/words.ts'
import type { Sense } from './phrase-book.ts'
import type { Token } from './query-tokens.ts'

type WordList = readonly (readonly string[])[]

export type Side = keyof (typeof WORDS)['en']['grammar']['sides']

/** The function words of one language. */
export type Grammar = {
  readonly negations: WordList
  readonly conjunctions: WordList
  readonly below: WordList
  readonly above: WordList
  readonly about: WordList
  readonly between: WordList
  readonly people: WordList
  readonly sets: WordList
  readonly sides: Readonly<Record<Side, WordList>>
  /** Words that compare a dimension with a length. */
  readonly compared: readonly {
    readonly side: Side
    readonly kind: 'below' | 'above'
    readonly words: WordList
  }[]
  numeral(word: string): number | null
}

const COMPARISONS = [
  ['lower', 'height', 'below'],
  ['higher', 'height', 'above'],
  ['narrower', 'width', 'below'],
  ['wider', 'width', 'above'],
  ['shorter', 'length', 'below'],
  ['longer', 'length', 'above'],
] as const

const SIGNS = /^[€$£<>&+]$/

export function createGrammar(sense: Sense): Grammar {
  const { grammar } = WORDS[sense.language]
  const toWordList = (text: string): WordList =>
    text
      .split(',')
      .map((name) => name.trim())
      .map((name) => (SIGNS.test(name) ? [name] : [...sense.wordsOf(name)]))
      .filter((words) => words.length > 0)
      .sort((one, other) => other.length - one.length)
  const numerals = grammar.numerals.split(', ').flatMap((name) => [...sense.wordsOf(name)])
  return {
    negations: toWordList(grammar.negations),
    conjunctions: toWordList(grammar.conjunctions),
    below: toWordList(grammar.below),
    above: toWordList(grammar.above),
    about: toWordList(grammar.about),
    between: toWordList(grammar.between),
    people: toWordList(grammar.people),
    sets: toWordList(grammar.sets),
    sides: {
      height: toWordList(grammar.sides.height),
      width: toWordList(grammar.sides.width),
      length: toWordList(grammar.sides.length),
      depth: toWordList(grammar.sides.depth),
    },
    compared: COMPARISONS.map(([name, side, kind]) => ({
      side,
      kind,
      words: toWordList(grammar.compared[name]),
    })),
    numeral: (word) => {
      const index = numerals.indexOf(word)
      return index < 0 ? null : index + 1
    },
  }
}

/** The end of the longest entry that starts at a token; null if there is none. */
export function endOf(list: WordList, tokens: readonly Token[], from: number): number | null {
  const match = list.find((words) => words.every((word, index) => tokens[from + index]?.word === word))
  return match ? from + match.length : null
}

/** The start of the longest entry that ends before a token; null if there is none. */
export function startOf(list: WordList, tokens: readonly Token[], to: number): number | null {
  const match = list.find((words) =>
    words.every((word, index) => tokens[to - words.length + index]?.word === word),
  )
  return match ? to - match.length : null
}
