import type { Language } from './language.ts'
import { wordsOf } from './word-match.ts'

/** Searches of the last so many days say what is popular now; older ones are forgotten. */
export const COUNTED_DAYS = 30
/**
 * What so many visitors searched for on one day is told to others. On one day, since longer than that nobody is
 * recognised: the visitors of several days may be one and the same.
 */
export const VISITORS_LEAST = 5
/** As many as an editor may choose; shown are so many at most. */
export const POPULAR_MOST = 12

export const TERM_LENGTH_MOST = 40
const TERM_LENGTH_LEAST = 3
const WORDS_MOST = 5

/** Letters, digits, and what stands between them in names and sizes: '1,5 m', 'd’appoggio', '40×60', 'art & craft'. */
const PLAIN = /^[\p{L}\p{M}\p{N} '’&.,×/+-]+$/u
const LETTER = /\p{L}/u
/** Five digits with nothing but signs between them: a telephone, an order, a postcode. */
const LONG_NUMBER = /\d(?:[ .,/+-]*\d){4}/
/** A name of a site, as in an address of mail without its sign. */
const SITE = /\.\p{L}{2}/u

/**
 * The form under which a search is counted: its words in lower case. Null for what is not counted, since it says
 * more of the one who searched than of the house: addresses, numbers, whole sentences.
 */
export function countedTerm(query: string, language: Language): string | null {
  const term = query.normalize('NFKC').replace(/\s+/g, ' ').trim().toLocaleLowerCase(language)
  const isShort = term.length <= TERM_LENGTH_MOST && term.split(' ').length <= WORDS_MOST
  const isWord = term.length >= TERM_LENGTH_LEAST && PLAIN.test(term) && LETTER.test(term)
  return isShort && isWord && !LONG_NUMBER.test(term) && !SITE.test(term) ? term : null
}

/** What the house chose, in its order, filled up with what visitors searched for. What reads alike stands once. */
export function popularSearches(chosen: readonly string[], counted: readonly string[]): string[] {
  const byWords = new Map<string, string>()
  for (const text of [...chosen, ...counted]) {
    const words = wordsOf(text).join(' ') || text
    if (!byWords.has(words)) byWords.set(words, text)
  }
  return [...byWords.values()].slice(0, POPULAR_MOST)
}
