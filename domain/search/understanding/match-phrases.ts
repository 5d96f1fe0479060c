import type { Phrase, PhraseBook, Sense } from './phrase-book.ts'

/** A phrase found in a text. `from` is the index of its first word, `at` are the indexes of all its words. */
export type Match = {
  readonly from: number
  readonly at: readonly number[]
  readonly phrase: Phrase
  readonly isExact: boolean
  /** The meanings of exactly these words, otherwise of words with the same stems. */
  readonly meanings: Phrase['meanings']
}

export function matchOf(phrase: Phrase, at: readonly number[], words: readonly string[]): Match {
  const exact = phrase.exact.get(at.map((each) => words[each] ?? '').join(' '))
  const pieces = phrase.meanings.filter((means) => !means[0]?.startsWith('page:'))
  return {
    from: at[0] ?? 0,
    at,
    phrase,
    isExact: exact !== undefined,
    meanings: exact ?? (pieces.length > 0 ? pieces : phrase.meanings),
  }
}

/** The longest matching phrases among folded words, from left to right; words without meaning may be in between. */
export function matchPhrases(words: readonly string[], book: PhraseBook, sense: Sense): Match[] {
  const stems = words.map((word) => sense.stem(word))
  const found: Match[] = []
  let from = 0
  while (from < words.length) {
    const match = longestAt(stems, words, from, book, sense)
    if (match) found.push(match)
    from = match ? (match.at.at(-1) ?? from) + 1 : from + 1
  }
  return found
}

function longestAt(
  stems: readonly string[],
  words: readonly string[],
  from: number,
  book: PhraseBook,
  { isStopWord }: Sense,
): Match | null {
  for (const phrase of book.startingWith(stems[from] ?? '')) {
    const at = [from]
    let next = from + 1
    for (const stem of phrase.stems.slice(1)) {
      while (next < words.length && stems[next] !== stem && isStopWord(words[next] ?? '')) next++
      if (stems[next] !== stem) break
      at.push(next++)
    }
    if (at.length === phrase.stems.length) return matchOf(phrase, at, words)
  }
  return null
}

export function hasKind({ meanings }: Match): boolean {
  return meanings.some((means) => means[0]?.startsWith('kind:'))
}

export function kindsOf({ meanings }: Match): string[] {
  return meanings.flatMap((means) => (means[0]?.startsWith('kind:') ? [means[0].slice(5)] : []))
}
