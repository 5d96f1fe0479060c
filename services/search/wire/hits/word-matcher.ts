import type { MatchedWord } from '../../text/match-text.ts'
import { splitWords } from '../../text/words.ts'
import type { Highlighting } from './highlight.ts'

type Matcher = Pick<Highlighting, 'match' | 'wordCount'>

export function createMatcher(words: readonly MatchedWord[]): Matcher {
  const remaining = words.filter(({ isRemoved }) => !isRemoved)
  const exact = new Map<string, string>()
  for (const { word, expansions } of remaining) {
    for (const { term } of expansions) if (!exact.has(term)) exact.set(term, word)
  }
  for (const { word } of remaining) exact.set(word, word)
  const prefixes = remaining.filter(({ isPrefix }) => isPrefix).map(({ word }) => word)
  return {
    wordCount: new Set(remaining.map(({ word }) => word)).size,
    match(folded) {
      if (exact.get(folded) === folded) return { queryWord: folded, letterCount: folded.length }
      const prefix = prefixes.find((word) => folded.startsWith(word))
      if (prefix !== undefined) return { queryWord: prefix, letterCount: prefix.length }
      const queryWord = exact.get(folded)
      return queryWord === undefined ? null : { queryWord, letterCount: folded.length }
    },
  }
}

/** Matches every word that starts with a word of the query. */
export function createPrefixMatcher(query: string): Matcher {
  const wanted = splitWords(query)
  return {
    wordCount: new Set(wanted).size,
    match(folded) {
      const queryWord = wanted.find((word) => folded.startsWith(word))
      return queryWord === undefined ? null : { queryWord, letterCount: queryWord.length }
    },
  }
}
