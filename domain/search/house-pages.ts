import type { Language } from '#domain/market/language.ts'
import { matchPhrases } from './understanding/match-phrases.ts'
import { createPhraseBook, type PhraseBook, type Sense } from './understanding/phrase-book.ts'
import { splitWords } from './word-match.ts'
import { PAGE_WORDS } from './words/words.ts'

/**
 * The minimum share of a search's words that must name a page: `how do I return a lamp` is about returns, `milan sofa`
 * is not.
 */
const SHARE_MIN = 0.5

/** Question words, which carry no meaning here. */
const QUESTIONS = new Set(
  `does, have, what, when, where, which, your, take, will, much, many, long, cost, costs, with, from, about, please, there, could, would, become, apply, join,
  quanto, quanti, quando, dove, come, cosa, quale, costa, sono, siete, avete, posso, potete, vostro, vostri, vostra, vostre,
  cuanto, cuando, donde, como, cual, cuesta, puedo, tienen, pueden, vuestro, vuestra, esta, estan, para, hacen, haceis,
  wann, wohin, welche, haben, kann, konnen, kostet, kosten, nach, gibt, eure, euer, ihre, sind, dauert, bitte, wird, werden, meine,
  quand, combien, quel, quelle, quels, quelles, avez, vous, peut, puis, coute, votre, vous, sont, etes, faites, pour, dans, prend`
    .split(',')
    .flatMap(splitWords),
)

/** Shorter words carry little meaning: `do`, `mi`, `la`. */
const CONTENT_WORD_LENGTH_MIN = 4

const books = new Map<Language, { sense: Sense; book: PhraseBook }>()

/**
 * The keys in `PAGE_WORDS` of the house pages that a search is about, such as `returns`. Empty if it is about pieces.
 */
export function findHousePages(query: string, language: Language): string[] {
  const { sense, book } = bookOf(language)
  const words = splitWords(query)
  const matches = matchPhrases(words, book, sense)
  const named = new Set(matches.flatMap(({ at }) => at))
  const contentWords = words.filter(
    (word, index) => named.has(index) || (word.length >= CONTENT_WORD_LENGTH_MIN && !QUESTIONS.has(word)),
  )
  if (contentWords.length === 0 || named.size < contentWords.length * SHARE_MIN) return []
  return [
    ...new Set(matches.flatMap(({ meanings }) => meanings.flat().map((fact) => fact.slice('page:'.length)))),
  ]
}

function bookOf(language: Language): { sense: Sense; book: PhraseBook } {
  const cached = books.get(language)
  if (cached) return cached
  const sense: Sense = {
    language,
    wordsOf: splitWords,
    // Plurals of English and the Romance languages; the tables have the others.
    stem: (word) => (word.length > CONTENT_WORD_LENGTH_MIN ? word.replace(/s$/, '') : word),
    isStopWord: (word) => word.length < 3,
  }
  const created = { sense, book: createPhraseBook(PAGE_WORDS, sense) }
  books.set(language, created)
  return created
}
