import type { Language } from '#domain/market/language.ts'
import { matchPhrases } from '../understanding/match-phrases.ts'
import { KIND_WORDS, QUALITY_WORDS } from '../words/words.ts'
import { englishBook } from './english-book.ts'

/** Translates a tag of the catalogue, which is English; unknown tags are returned unchanged. */
export function translateTag(tag: string, language: Language): string {
  if (language === 'en') return tag
  const { sense, book } = englishBook()
  const words = sense.wordsOf(tag)
  const contentWords = words.filter((word) => !sense.isStopWord(word))
  const [match] = matchPhrases(words, book, sense)
  const [means] = match && match.at.length === contentWords.length ? match.meanings : []
  const row = means && [...QUALITY_WORDS, ...KIND_WORDS].find((each) => each.means.join() === means.join())
  return row?.[language].split(',')[0]?.trim() ?? tag
}
