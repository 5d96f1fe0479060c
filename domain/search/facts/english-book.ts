import { createPhraseBook, type PhraseBook, type Sense } from '../understanding/phrase-book.ts'
import { splitWords } from '../word-match.ts'
import { KIND_WORDS, QUALITY_WORDS } from '../words/words.ts'

const STOP_WORDS = new Set(['a', 'an', 'the', 'of', 'with', 'in', 'on', 'for', 'and', 'to', 'its', 'at'])

/** Stems plain plurals: `shelves` → `shelv`, `boxes` → `box`. */
const sense: Sense = {
  language: 'en',
  wordsOf: splitWords,
  stem: (word) =>
    word.length < 4 ? word : word.replace(/(?:ves|fe?)$/, 'v').replace(/(?<=x|ch|sh|ss)es$|(?<![su])s$/, ''),
  isStopWord: (word) => STOP_WORDS.has(word),
}

let created: PhraseBook | null = null

/** The English phrase book for extracting facts about pieces. */
export function englishBook(): { sense: Sense; book: PhraseBook } {
  created ??= createPhraseBook([...KIND_WORDS, ...QUALITY_WORDS], sense)
  return { sense, book: created }
}
