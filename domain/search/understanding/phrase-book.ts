import type { Language } from '#domain/market/language.ts'
import type { WordRow } from '../words/words.ts'

export type Sense = {
  readonly language: Language
  wordsOf(text: string): readonly string[]
  stem(word: string): string
  /** Whether a folded word says nothing on its own: `of`, `della`. */
  isStopWord(word: string): boolean
}

/** A piece needs one of these facts; if they start with a kind, it needs all of them. */
type Meaning = readonly string[]

/** A sequence of words, by stem, and its meanings. */
export type Phrase = {
  readonly stems: readonly string[]
  readonly meanings: readonly Meaning[]
  /** Meanings of exactly these words, if others share the stems: `sala` is not `sale`. */
  readonly exact: ReadonlyMap<string, readonly Meaning[]>
}

export type PhraseBook = {
  /** Phrases that start with this stem, longest first. */
  startingWith(stem: string): readonly Phrase[]
  hasStem(stem: string): boolean
  /** The folded words of all phrases, and multi-word phrases joined: `bookcase`, `nightstand`, `abatjour`. */
  readonly vocabulary: ReadonlySet<string>
  /** The words of a phrase that was written as one word. */
  partsOf(joined: string): readonly string[] | undefined
}

type GrowingPhrase = { stems: readonly string[]; meanings: Meaning[]; exact: Map<string, Meaning[]> }

export function createPhraseBook(rows: readonly WordRow[], sense: Sense): PhraseBook {
  const phrases = new Map<string, GrowingPhrase>()
  const vocabulary = new Set<string>()
  const joined = new Map<string, readonly string[]>()
  for (const row of rows) {
    for (const name of row[sense.language].split(',')) {
      const words = significant(sense.wordsOf(name), sense)
      if (words.length === 0) continue
      const stems = words.map((word) => sense.stem(word))
      const key = stems.join(' ')
      const phrase: GrowingPhrase = phrases.get(key) ?? { stems, meanings: [], exact: new Map() }
      if (!phrase.meanings.some((means) => means.join() === row.means.join())) phrase.meanings.push(row.means)
      addExact(phrase.exact, words.join(' '), row.means)
      phrases.set(key, phrase)
      for (const word of words) vocabulary.add(word)
      if (words.length > 1) {
        joined.set(words.join(''), words)
        vocabulary.add(words.join(''))
      }
    }
  }
  const byFirst = Map.groupBy(phrases.values(), ({ stems }) => stems[0] ?? '')
  for (const list of byFirst.values()) list.sort((one, other) => other.stems.length - one.stems.length)
  const stems = new Set([...phrases.values()].flatMap((phrase) => phrase.stems))
  return {
    startingWith: (stem) => byFirst.get(stem) ?? [],
    hasStem: (stem) => stems.has(stem),
    vocabulary,
    partsOf: (word) => joined.get(word),
  }
}

function addExact(exact: Map<string, Meaning[]>, words: string, means: Meaning): void {
  const meanings = exact.get(words) ?? []
  if (!meanings.some((each) => each.join() === means.join())) meanings.push(means)
  exact.set(words, meanings)
}

/** Drops stop words if several other words are left. */
function significant(words: readonly string[], { isStopWord }: Sense): readonly string[] {
  const contentWords = words.filter((word) => !isStopWord(word))
  return contentWords.length > 1 ? contentWords : words
}
