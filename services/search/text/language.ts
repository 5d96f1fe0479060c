import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stopwords as englishStops } from '@orama/stopwords/english'
import { stopwords as frenchStops } from '@orama/stopwords/french'
import { stopwords as germanStops } from '@orama/stopwords/german'
import { stopwords as italianStops } from '@orama/stopwords/italian'
import { stopwords as spanishStops } from '@orama/stopwords/spanish'
import type { Language } from '#domain/language.ts'
import { fold, wordsOf } from './words.ts'

/** How the words of one language are compared. */
export type TextLanguage = {
  readonly code: Language | null
  /** The stem of a folded word: `tavoli` and `tavolo` have the same. */
  stem(word: string): string
  isStopWord(word: string): boolean
  /** Whether words are written together: `Wandleuchte` is a `Leuchte`. */
  readonly joinsWords: boolean
}

/** Before an apostrophe in French and Italian: `l’armoire`, `dell’ottone`. */
const ELIDED = ['l', 'd', 's', 'n', 'j', 'm', 't', 'c', 'qu', 'un', 'all', 'dall', 'dell', 'nell', 'sull']

const LANGUAGES: Readonly<Record<Language, TextLanguage>> = {
  en: language('en', english, [...englishStops, 'a', 'without']),
  it: language('it', italian, [...italianStops, ...ELIDED, 'fra', 'senza']),
  es: language('es', spanish, spanishStops),
  de: language('de', german, germanStops),
  fr: language('fr', french, [...frenchStops, ...ELIDED]),
}

const ANY_LANGUAGE: TextLanguage = {
  code: null,
  stem: (word) => word,
  isStopWord: () => false,
  joinsWords: false,
}

/** The language of a code such as `it`; null compares words as they are. */
export function textLanguage(code: string | null): TextLanguage {
  return code !== null && Object.hasOwn(LANGUAGES, code) ? LANGUAGES[code as Language] : ANY_LANGUAGE
}

/** Stems are of folded words, since many people type without accents. Short words and numbers are their own. */
function language(code: Language, stemmer: (word: string) => string, stops: readonly string[]): TextLanguage {
  const stopWords = new Set(stops.flatMap(wordsOf))
  return {
    code,
    stem: (word) => (word.length < 4 || /\d/.test(word) ? word : fold(stemmer(word))),
    isStopWord: (word) => stopWords.has(word),
    joinsWords: code === 'de',
  }
}
