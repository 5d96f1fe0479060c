import type { MatchedWord } from '../../text/match-text.ts'
import { splitWords } from '../../text/words.ts'
import type { Highlighting } from './highlight.ts'

type Matching = Pick<Highlighting, 'match' | 'wordCount'>

export function createMatcher(words: readonly MatchedWord[]): Matching {
  const stored = words.filter(({ isRemoved }) => !isRemoved)
  const exact = new Map<string, string>()
  for (const { word, expansions } of stored) {
    for (const { term } of expansions) if (!exact.has(term)) exact.set(term, word)
  }
  for (const { word } of stored) exact.set(word, word)
  const beginnings = stored.filter(({ isPrefix }) => isPrefix).map(({ word }) => word)
  return {
    wordCount: new Set(stored.map(({ word }) => word)).size,
    match(folded) {
      if (exact.get(folded) === folded) return { queryWord: folded, letters: folded.length }
      const beginning = beginnings.find((word) => folded.startsWith(word))
      if (beginning !== undefined) return { queryWord: beginning, letters: beginning.length }
      const queryWord = exact.get(folded)
      return queryWord === undefined ? null : { queryWord, letters: folded.length }
    },
  }
}

/** Matches every word that starts with a word of the query. */
export function createPrefixMatcher(query: string): Matching {
  const wanted = splitWords(query)
  return {
    wordCount: new Set(wanted).size,
    match(folded) {
      const queryWord = wanted.find((word) => folded.startsWith(word))
      return queryWord === undefined ? null : { queryWord, letters: queryWord.length }
    },
  }
}
