import { toSlug } from '../links/slug.ts'

/** Shorter words (di, de, für) are too common to search for together with others. */
const WORD_LENGTH_MIN = 3
/** Endings up to this length may differ (lamp, lamps; tavolo, tavoli) if enough letters remain. */
const ENDING_LENGTH = 2
const STEM_LENGTH = 4

/** In lower case and without accents. */
export function splitWords(text: string): string[] {
  return toSlug(text)
    .split('-')
    .filter((word) => word !== '')
}

export function queryWords(query: string): string[] {
  const words = splitWords(query)
  const long = words.filter((word) => word.length >= WORD_LENGTH_MIN)
  return long.length > 0 ? long : words
}

/** Whether each word of the query is a prefix of some word, ignoring endings. */
export function hasWords(words: readonly string[], queryWord: readonly string[]): boolean {
  return (
    queryWord.length > 0 && queryWord.every((part) => words.some((word) => word.startsWith(stemOf(part))))
  )
}

function stemOf(word: string): string {
  return word.slice(0, Math.max(STEM_LENGTH, word.length - ENDING_LENGTH))
}
