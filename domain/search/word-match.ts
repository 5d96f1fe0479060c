import { toSlug } from '../links/slug.ts'

/** Shorter words (di, de, für) are too common to search for together with others. */
const WORD_LENGTH_MIN = 3
/** Endings up to this length may differ (lamp, lamps; tavolo, tavoli) if enough letters remain. */
const ENDING_LENGTH = 2
const STEM_LENGTH = 4

/** Splits a text into words in lower case and without accents. */
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

/** Whether each wanted word is a prefix of one of `words`, ignoring endings. */
export function hasWords(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.length > 0 && wanted.every((part) => words.some((word) => word.startsWith(stemOf(part))))
}

function stemOf(word: string): string {
  return word.slice(0, Math.max(STEM_LENGTH, word.length - ENDING_LENGTH))
}
