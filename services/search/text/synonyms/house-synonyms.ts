import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { WORDS } from '#domain/search/words/words.ts'
import type { TextLanguage } from '../language.ts'
import { splitWords } from '../words.ts'
import { createSynonymIndex, type SynonymIndex } from './synonym-index.ts'

const indexes = new Map<string | null, SynonymIndex>()

/** The built-in synonyms for pages in one language; created once. */
export function getHouseSynonyms(language: TextLanguage): SynonymIndex {
  const known = indexes.get(language.code)
  if (known) return known
  const { code } = language
  const keys = code === null ? [] : Object.keys(WORDS.en.synonyms)
  const namesOf = (key: string, inLanguage: Language) =>
    WORDS[inLanguage].synonyms[key]?.split(',').map((name) => splitWords(name).join(' ')) ?? []
  const ownOf = (key: string) => (code === null ? [] : namesOf(key, code))
  const own = new Set(keys.flatMap(ownOf))
  const rules = keys.map((key) => {
    const others = ownOf(key)
    // The meaning of a word in the language of the page wins: in Spanish, `vaso` is a glass, not a vase.
    const foreign = LANGUAGES.flatMap((each) => namesOf(key, each)).filter((name) => !own.has(name))
    return { names: [...others, ...foreign], others, typos: 0 }
  })
  const index = createSynonymIndex(rules, language)
  indexes.set(code, index)
  return index
}
