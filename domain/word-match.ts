import { toSlug } from './slug.ts'

/** Shorter words (di, de, für) say too little to be looked for beside others. */
const SHORTEST_WORD = 3
/** An ending of so many letters may differ (lamp, lamps; tavolo, tavoli), if so many others are left. */
const ENDING_LENGTH = 2
const STEM_LENGTH = 4

/** The words of a text, in lower case and without accents. */
export function wordsOf(text: string): string[] {
  return toSlug(text)
    .split('-')
    .filter((word) => word !== '')
}

/** What to look for: the words of a query without the small ones, unless there are no others. */
export function soughtWords(query: string): string[] {
  const words = wordsOf(query)
  const long = words.filter((word) => word.length >= SHORTEST_WORD)
  return long.length > 0 ? long : words
}

/** Whether each word that is sought is the beginning of a word of the text, whatever its ending. */
export function hasWords(words: readonly string[], sought: readonly string[]): boolean {
  return sought.length > 0 && sought.every((part) => words.some((word) => word.startsWith(stemOf(part))))
}

function stemOf(word: string): string {
  return word.slice(0, Math.max(STEM_LENGTH, word.length - ENDING_LENGTH))
}
