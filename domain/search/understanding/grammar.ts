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
  const read = (text: string): WordList =>
    text
      .split(',')
      .map((name) => name.trim())
      .map((name) => (SIGNS.test(name) ? [name] : [...sense.wordsOf(name)]))
      .filter((words) => words.length > 0)
      .sort((one, other) => other.length - one.length)
  const numerals = grammar.numerals.split(', ').flatMap((name) => [...sense.wordsOf(name)])
  return {
    negations: read(grammar.negations),
    conjunctions: read(grammar.conjunctions),
    below: read(grammar.below),
    above: read(grammar.above),
    about: read(grammar.about),
    between: read(grammar.between),
    people: read(grammar.people),
    sets: read(grammar.sets),
    sides: {
      height: read(grammar.sides.height),
      width: read(grammar.sides.width),
      length: read(grammar.sides.length),
      depth: read(grammar.sides.depth),
    },
    compared: COMPARISONS.map(([name, side, kind]) => ({
      side,
      kind,
      words: read(grammar.compared[name]),
    })),
    numeral: (word) => {
      const at = numerals.indexOf(word)
      return at < 0 ? null : at + 1
    },
  }
}

/** The end of the longest entry that starts at a token; null if there is none. */
export function endOf(list: WordList, tokens: readonly Token[], from: number): number | null {
  const found = list.find((words) => words.every((word, at) => tokens[from + at]?.word === word))
  return found ? from + found.length : null
}

/** The start of the longest entry that ends before a token; null if there is none. */
export function startOf(list: WordList, tokens: readonly Token[], to: number): number | null {
  const found = list.find((words) => words.every((word, at) => tokens[to - words.length + at]?.word === word))
  return found ? to - found.length : null
}
