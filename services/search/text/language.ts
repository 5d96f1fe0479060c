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
import type { Language } from '#domain/market/language.ts'
import { fold, wordsOf } from './words.ts'

/** How the words of one language are compared. */
export type TextLanguage = {
  readonly code: Language | null
  /** The stem of a folded word: `tavoli` and `tavolo` have the same. */
  stem(word: string): string
  isStopWord(word: string): boolean
  /** Whether words are written together: `Wandleuchte` is a `Leuchte`. */
  readonly joinsWords: boolean
  /** Whether what a thing is is first in its name: `Table basse`, and not `Lampe de table`. */
  readonly headsFirst: boolean
  /** Other ways to write a folded word that mean the same letters. */
  spellings(word: string): readonly string[]
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
  headsFirst: false,
  spellings: () => [],
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
    stem: (word) => (word.length < 4 || /\d/.test(word) ? word : fold(stemmer(withoutPluralS(word, code)))),
    isStopWord: (word) => stopWords.has(word),
    joinsWords: code === 'de',
    headsFirst: code === 'it' || code === 'es' || code === 'fr',
    spellings: (word) => (code === 'de' && UMLAUTS.test(word) ? [word.replace(UMLAUTS, '$1')] : []),
  }
}

/** As people type German without its letters: `Stuehle`. The `e` after another vowel belongs to it. */
const UMLAUTS = /(?<![aeq])([aou])e/g

/** The German stemmer leaves the plural of loan words as it is: `Sofas`. */
function withoutPluralS(word: string, code: Language): string {
  return code === 'de' && /(?:[^l]a|o)s$/.test(word) ? word.slice(0, -1) : word
}
