import type { TextLanguage } from '../language.ts'
import { splitWords } from '../words.ts'

/** A search for one of `names` also finds `others`, with a penalty of `typos` typos. */
export type NameRule = { names: readonly string[]; others: readonly string[]; typos: number }

export type OtherName = { readonly words: readonly string[]; readonly typos: number }

export type SynonymIndex = {
  /** The number of words in the longest name. */
  readonly longest: number
  find(words: readonly string[]): readonly OtherName[]
}

export const NO_SYNONYMS: SynonymIndex = { longest: 0, find: () => [] }

export function createSynonymIndex(rules: readonly NameRule[], language: TextLanguage): SynonymIndex {
  const keyOf = (words: readonly string[]) => words.map((word) => language.stem(word)).join(' ')
  const parseName = (name: string) => {
    const words = significantWords(name, language)
    return { words, key: keyOf(words) }
  }
  const entries = new Map<string, Map<string, OtherName>>()
  let longest = 0
  for (const { names, others, typos } of rules) {
    const otherNames = others.map(parseName)
    for (const { words: own, key } of names.map(parseName)) {
      const known = entries.get(key) ?? new Map<string, OtherName>()
      for (const { words, key: otherKey } of otherNames) {
        if (otherKey !== key && (known.get(otherKey)?.typos ?? typos) >= typos)
          known.set(otherKey, { words, typos })
      }
      entries.set(key, known)
      longest = Math.max(longest, own.length)
    }
  }
  return { longest, find: (words) => [...(entries.get(keyOf(words))?.values() ?? [])] }
}

/** The words of a name without stop words, as in queries: `tavolino da salotto` → `tavolino`, `salotto`. */
function significantWords(name: string, language: TextLanguage): readonly string[] {
  const all = splitWords(name)
  const contentWords = all.filter((word) => !language.isStopWord(word))
  return contentWords.length > 0 ? contentWords : all
}
