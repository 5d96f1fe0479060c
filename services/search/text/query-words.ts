import type { TextLanguage } from './language.ts'
import { extractCodes, splitWords } from './words.ts'

export type QueryType = 'prefixLast' | 'prefixAll' | 'prefixNone'

/** `isPrefix` is whether the word may be incomplete. */
export type QueryWord = { word: string; isPrefix: boolean; isOptional: boolean }

export type QueryRules = {
  queryType: QueryType
  removesStopWords: boolean
  optionalWords: readonly string[]
}

export const DEFAULT_QUERY_RULES: QueryRules = {
  queryType: 'prefixLast',
  removesStopWords: false,
  optionalWords: [],
}

const WORDS_MAX = 16

/** The words of a query without stop words, unless it has only stop words. A code is one word. */
export function queryWords(query: string, language: TextLanguage, rules: QueryRules): QueryWord[] {
  const all = splitWords(joinCode(query))
  const contentWords = rules.removesStopWords ? all.filter((word) => !language.isStopWord(word)) : all
  const retained = (contentWords.length > 0 ? contentWords : all).slice(0, WORDS_MAX)
  const endsInWord = all.at(-1) === retained.at(-1)
  const optional = new Set(rules.optionalWords.flatMap(splitWords))
  return retained.map((word, position) => ({
    word,
    isPrefix:
      rules.queryType === 'prefixAll' ||
      (rules.queryType === 'prefixLast' && position === retained.length - 1 && endsInWord),
    isOptional: optional.has(word),
  }))
}

/** Makes a query that is one code, such as `OFBNUV-001`, a single word instead of its parts. */
function joinCode(query: string): string {
  const trimmed = query.trim()
  const [code] = /\s/.test(trimmed) ? [] : extractCodes(trimmed)
  return code ?? query
}
