import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { createGrammar } from '#domain/search/understanding/grammar.ts'
import type { Lexicon } from '#domain/search/understanding/lexicon.ts'
import { createPhraseBook, type Sense } from '#domain/search/understanding/phrase-book.ts'
import { isUnit } from '#domain/search/understanding/read-numbers.ts'
import { ALL_WORDS, WORDS } from '#domain/search/words/words.ts'
import { textLanguage } from '../language.ts'
import { SortedTerms } from '../sorted-terms.ts'
import { fold, splitWords } from '../words.ts'

export type LanguageLexicon = Lexicon & {
  readonly language: Language
  readonly terms: SortedTerms
  spelling(word: string): string
  /** Whether the word is in the tables, connects other words, or is a stop word. */
  isKnown(word: string): boolean
}

const lexicons = new Map<Language, LanguageLexicon>()

/** The lexicon of a language; created once. */
export function getLexicon(language: Language): LanguageLexicon {
  const known = lexicons.get(language)
  if (known) return known
  const created = createLexicon(language)
  lexicons.set(language, created)
  return created
}

/** A `lámpara encima de la mesa` (above the table) is not a `lámpara de mesa` (table lamp). */
const OVERHEAD = new Set(['encima'])

export const LEXICON_LANGUAGES = LANGUAGES

function createLexicon(language: Language): LanguageLexicon {
  const text = textLanguage(language)
  const negations = new Set(
    WORDS[language].grammar.negations.split(',').flatMap((name) => splitWords(name).slice(0, 1)),
  )
  const names = ALL_WORDS.flatMap((row) => row[language].split(','))
  const singleWords = new Set(names.map(splitWords).flatMap((words) => (words.length === 1 ? words : [])))
  // A word in the tables is never a stop word, even if a list of stop words contains it. Neither is a word for where a
  // lamp hangs.
  const isStopWord = (word: string) =>
    !/[\p{L}\p{N}]/u.test(word) ||
    (text.isStopWord(word) && !negations.has(word) && !singleWords.has(word) && !OVERHEAD.has(word))
  // Stop words do not share a stem with other words: `para` is not `pared`.
  const stem = (word: string) => (isStopWord(word) ? `${word}.` : text.stem(word))
  const wordSense: Sense = { language, wordsOf: splitWords, stem, isStopWord }
  const book = createPhraseBook(ALL_WORDS, wordSense)
  const grammar = createGrammar(wordSense)
  const fillers = new Set(WORDS[language].grammar.fillers.split(',').flatMap(splitWords))
  const connectors = new Set(
    [
      grammar.negations,
      grammar.conjunctions,
      grammar.below,
      grammar.above,
      grammar.about,
      grammar.between,
      grammar.people,
      grammar.sets,
      ...Object.values(grammar.sides),
      ...grammar.compared.map(({ words }) => words),
    ].flat(2),
  )
  const terms = new SortedTerms()
  for (const term of book.vocabulary) if (!/\d/.test(term)) terms.add(term)
  const spellings = new Map<string, string>()
  for (const name of names) {
    for (const word of name.match(/[\p{L}\p{M}]+/gu) ?? []) {
      const folded = fold(word)
      if (!spellings.has(folded)) spellings.set(folded, word)
    }
  }
  return {
    language,
    sense: wordSense,
    book,
    grammar,
    putsNounFirst: text.isHeadFirst,
    terms,
    isFiller: (word) => fillers.has(word),
    spelling: (word) => spellings.get(word) ?? word,
    isKnown: (word) =>
      book.hasStem(stem(word)) ||
      fillers.has(word) ||
      connectors.has(word) ||
      text.isStopWord(word) ||
      grammar.numeral(word) !== null ||
      word.length === 1 ||
      isUnit(word) ||
      !/\p{L}/u.test(word),
  }
}
