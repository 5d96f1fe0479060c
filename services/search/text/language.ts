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
import { fold, splitWords } from './words.ts'

export type TextLanguage = {
  readonly code: Language | null
  /** The stem of a folded word: `tavoli` and `tavolo` have the same one. */
  stem(word: string): string
  isStopWord(word: string): boolean
  /** Whether the language has compounds: `Wandleuchte` is a `Leuchte`. */
  readonly hasCompounds: boolean
  /** Whether the head of a name comes first: `Lampe de table` is not a table. */
  readonly isHeadFirst: boolean
  spellings(word: string): readonly string[]
}

/** Elided words before an apostrophe in French and Italian: `l’armoire`, `dell’ottone`. */
const ELIDED = ['l', 'd', 's', 'n', 'j', 'm', 't', 'c', 'qu', 'un', 'all', 'dall', 'dell', 'nell', 'sull']

const LANGUAGES: Readonly<Record<Language, TextLanguage>> = {
  en: createLanguage('en', english, [...englishStops, 'a', 'without']),
  it: createLanguage('it', italian, [...italianStops, ...ELIDED, 'fra', 'senza']),
  es: createLanguage('es', spanish, spanishStops),
  de: createLanguage('de', german, germanStops),
  fr: createLanguage('fr', french, [...frenchStops, ...ELIDED]),
}

const ANY_LANGUAGE: TextLanguage = {
  code: null,
  stem: (word) => word,
  isStopWord: () => false,
  hasCompounds: false,
  isHeadFirst: false,
  spellings: () => [],
}

/** The language of a code such as `it`; with null, words are compared unchanged. */
export function textLanguage(code: string | null): TextLanguage {
  return code !== null && Object.hasOwn(LANGUAGES, code) ? LANGUAGES[code as Language] : ANY_LANGUAGE
}

/**
 * Creates a language. Folded words are stemmed, since many people type without accents. Short words and numbers are
 * their own stems.
 */
function createLanguage(
  code: Language,
  stemmer: (word: string) => string,
  stops: readonly string[],
): TextLanguage {
  const stopWords = new Set(stops.flatMap(splitWords))
  const stemOf = (word: string) =>
    word.length < 4 || /\d/.test(word) ? word : fold(stemmer(withoutPluralS(word, code)))
  return {
    code,
    stem: memoize(stemOf),
    isStopWord: (word) => stopWords.has(word),
    hasCompounds: code === 'de',
    isHeadFirst: code === 'it' || code === 'es' || code === 'fr',
    spellings: (word) => (code === 'de' && UMLAUTS.test(word) ? [word.replace(UMLAUTS, '$1')] : []),
  }
}

/**
 * The maximum number of cached stems. A search looks up the stems of its words many times, and stemming takes longer
 * than the rest of the search.
 */
const STEMS_MAX = 1000

function memoize(stemOf: (word: string) => string): (word: string) => string {
  const stems = new Map<string, string>()
  return (word) => {
    const known = stems.get(word)
    if (known !== undefined) return known
    if (stems.size >= STEMS_MAX) stems.clear()
    const stem = stemOf(word)
    stems.set(word, stem)
    return stem
  }
}

/** Umlauts typed as two letters: `Stuehle`. After another vowel the `e` is not part of an umlaut. */
const UMLAUTS = /(?<![aeq])([aou])e/g

/** The German stemmer does not remove the plural s of loan words: `Sofas`. */
function withoutPluralS(word: string, code: Language): string {
  return code === 'de' && /(?:[^l]a|o)s$/.test(word) ? word.slice(0, -1) : word
}
