import type { Language } from '#domain/market/language.ts'
import { queryTokens } from '#domain/search/understanding/query-tokens.ts'
import { readQuery } from '#domain/search/understanding/read-query.ts'
import type { Reading } from '#domain/search/understanding/reading.ts'
import type { TypoRules } from '../expand-word.ts'
import type { TextIndex } from '../text-index.ts'
import { codesOf } from '../words.ts'
import { lexiconOf } from './lexicons.ts'
import { mendWords } from './mend-words.ts'

/** A search as understood, and the misspelled words of it as they are written. */
export type Understood = { readonly reading: Reading; readonly corrected: ReadonlyMap<string, string> }

/** More tokens are not read. */
const TOKENS_MAX = 24

/** Understands a search in the language of an index; null for one without a language, and for numbers of products. */
export function understand(
  query: string,
  index: TextIndex,
  rules: { typos: TypoRules; isPrefix: boolean },
): Understood | null {
  const language: Language | null = index.language.code
  if (language === null || isCode(query)) return null
  const lexicon = lexiconOf(language)
  const tokens = queryTokens(query, lexicon.sense).slice(0, TOKENS_MAX)
  if (tokens.length === 0) return null
  const mended = mendWords(tokens, lexicon, index, {
    ...rules,
    isPrefix: rules.isPrefix && !/\s$/.test(query),
  })
  return { reading: readQuery(mended.tokens, mended.lexicon), corrected: mended.corrected }
}

/** `OFBNUV-001`, `vsdlag001`: letters first, then at least two digits. */
function isCode(query: string): boolean {
  const trimmed = query.trim()
  if (/\s/.test(trimmed)) return false
  const digits = trimmed.replace(/\D/g, '').length
  return (
    digits > 1 && (/^\p{L}{2}/u.test(trimmed) || (codesOf(trimmed).length > 0 && /\p{L}{2}/u.test(trimmed)))
  )
}
