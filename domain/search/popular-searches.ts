import type { Language } from '../market/language.ts'
import { splitWords } from './word-match.ts'

/** How many days a search counts toward its popularity; older ones are deleted. */
export const COUNTED_DAYS = 30
/**
 * The minimum number of visitors on one day before a search is shown to others. It is a single day because visitors are
 * not recognized for longer: those of several days may be the same person.
 */
export const VISITORS_MIN = 5
/** Maximum number of popular searches, curated or shown. */
export const POPULAR_MAX = 12

export const TERM_LENGTH_MAX = 40
const TERM_LENGTH_MIN = 3
const WORDS_MAX = 5

/** Letters, digits, and separators that occur in names and sizes: '1,5 m', 'd’appoggio', '40×60', 'art & craft'. */
const PLAIN = /^[\p{L}\p{M}\p{N} '’&.,×/+-]+$/u
const LETTER = /\p{L}/u
/** Five digits with only separators between them: a telephone number, order number or postal code. */
const LONG_NUMBER = /\d(?:[ .,/+-]*\d){4}/
/** A domain name, as in an email address without its at sign. */
const SITE = /\.\p{L}{2}/u

/**
 * The words of a search in lower case, for counting. Null for searches that may be personal: addresses, numbers, whole
 * sentences.
 */
export function countedTerm(query: string, language: Language): string | null {
  const term = query.normalize('NFKC').replace(/\s+/g, ' ').trim().toLocaleLowerCase(language)
  const isShort = term.length <= TERM_LENGTH_MAX && term.split(' ').length <= WORDS_MAX
  const isWord = term.length >= TERM_LENGTH_MIN && PLAIN.test(term) && LETTER.test(term)
  return isShort && isWord && !LONG_NUMBER.test(term) && !SITE.test(term) ? term : null
}

/** Curated searches in order, then popular ones, without duplicates. */
export function popularSearches(chosen: readonly string[], counted: readonly string[]): string[] {
  const byWords = new Map<string, string>()
  for (const text of [...chosen, ...counted]) {
    const words = splitWords(text).join(' ') || text
    if (!byWords.has(words)) byWords.set(words, text)
  }
  return [...byWords.values()].slice(0, POPULAR_MAX)
}
