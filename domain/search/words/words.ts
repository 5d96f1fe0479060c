import type { Language } from '#domain/market/language.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }

type Words = Readonly<Record<string, string>>

/**
 * What visitors type in one language, separated by commas; typed words may be inflected, without accents and
 * misspelled.
 */
type LanguageWords = {
  /** By the facts they mean (`piece-facts.ts`), separated by spaces. The first name of a kind is its heading, a plural. */
  readonly kinds: Words
  /** For how many people, and how many there are of it. Numerals are read by the grammar: `for six`, `set of 4`. */
  readonly seats: Words
  /** Color, material, shape, size, room, style and offer. */
  readonly qualities: Words
  /** Searches for something other than a piece, by the page that covers it (`house-pages.ts`). */
  readonly pages: Words
  /** Names of one thing, by its English name: those of visitors and those of the catalogue. */
  readonly synonyms: Words
  readonly grammar: {
    /** Words for exclusion. */
    readonly negations: string
    /** Between two kinds: pieces of either. */
    readonly conjunctions: string
    readonly below: string
    readonly above: string
    readonly about: string
    readonly between: string
    /** Beside a number of people. */
    readonly people: string
    /** Beside a number of pieces. */
    readonly sets: string
    /** Which side of a piece a length is about. The length is the longer of both sides as seen from above. */
    readonly sides: Readonly<Record<'height' | 'width' | 'length' | 'depth', string>>
    /** Words before a length that compare a side with it. */
    readonly compared: Readonly<
      Record<'lower' | 'higher' | 'narrower' | 'wider' | 'shorter' | 'longer', string>
    >
    /** From one to twelve. */
    readonly numerals: string
    /** Words that say nothing about a piece of this house, where everything is Italian, handmade and beautiful. */
    readonly fillers: string
  }
}

export const WORDS: Readonly<Record<Language, LanguageWords>> = { en, it, es, de, fr }

/** The names of one thing in each language. `means` are facts of pieces, of which a piece needs one. */
export type WordRow = { readonly means: readonly string[] } & Readonly<Record<Language, string>>

export const KIND_WORDS = rowsOf('kinds')

/** Qualities of a piece besides its kind. */
export const QUALITY_WORDS = rowsOf('qualities')

export const PAGE_WORDS = rowsOf('pages')

export const ALL_WORDS: readonly WordRow[] = [
  ...KIND_WORDS,
  ...rowsOf('seats'),
  ...QUALITY_WORDS,
  ...PAGE_WORDS,
]

function rowsOf(group: 'kinds' | 'seats' | 'qualities' | 'pages'): readonly WordRow[] {
  return Object.keys(WORDS.en[group]).map((facts) => {
    const names = (language: Language) => WORDS[language][group][facts] ?? ''
    return {
      means: facts.split(' '),
      en: names('en'),
      it: names('it'),
      es: names('es'),
      de: names('de'),
      fr: names('fr'),
    }
  })
}
