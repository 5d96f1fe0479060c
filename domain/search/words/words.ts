import type { Language } from '#domain/market/language.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }

type Words = Readonly<Record<string, string>>

/**
 * What visitors type in one language, separated by commas. Visitors may inflect or misspell the words, or omit accents.
 */
type LanguageWords = {
  /**
   * By the facts they mean (`piece-facts.ts`), separated by spaces. The first name of a kind is its plural, used as the
   * heading.
   */
  readonly kinds: Words
  /** The number of people, or of pieces in a set. The grammar reads numerals: `for six`, `set of 4`. */
  readonly seats: Words
  /** Color, material, shape, size, room, style and offer. */
  readonly qualities: Words
  /** Searches for something other than a piece, by the page that covers it (`house-pages.ts`). */
  readonly pages: Words
  /** Names of the same thing, by its English name: visitors' names and those in the catalogue. */
  readonly synonyms: Words
  readonly grammar: {
    /** Words for exclusion. */
    readonly negations: string
    /** Words between two kinds that mean either. */
    readonly conjunctions: string
    readonly below: string
    readonly above: string
    readonly about: string
    readonly between: string
    /** Words next to a number of people. */
    readonly people: string
    /** Words next to a number of pieces. */
    readonly sets: string
    /** The dimension that a length refers to. Length means the longer side as seen from above. */
    readonly sides: Readonly<Record<'height' | 'width' | 'length' | 'depth', string>>
    /** Words before a length that compare a dimension with it. */
    readonly compared: Readonly<
      Record<'lower' | 'higher' | 'narrower' | 'wider' | 'shorter' | 'longer', string>
    >
    /** From one to twelve. */
    readonly numerals: string
    /** Words that say nothing about a piece in this shop, where everything is Italian, handmade and beautiful. */
    readonly fillers: string
  }
}

export const WORDS: Readonly<Record<Language, LanguageWords>> = { en, it, es, de, fr }

/** The names of one thing in each language. A piece needs one of the facts in `means`. */
export type WordRow = { readonly means: readonly string[] } & Readonly<Record<Language, string>>

export const KIND_WORDS = rowsOf('kinds')

/** A piece's qualities apart from its kind. */
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
