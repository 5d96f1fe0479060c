import type { TextLanguage } from '../language.ts'
import { wordsOf } from '../words.ts'
import { FURNITURE_SYNONYMS } from './furniture-synonyms.ts'
import { LIGHTING_SYNONYMS } from './lighting-synonyms.ts'
import { MATERIAL_SYNONYMS } from './material-synonyms.ts'
import { STYLE_SYNONYMS } from './style-synonyms.ts'
import type { SynonymRow } from './synonym-row.ts'
import { TABLE_SYNONYMS } from './table-synonyms.ts'

const ROWS: readonly SynonymRow[] = [
  ...FURNITURE_SYNONYMS,
  ...LIGHTING_SYNONYMS,
  ...TABLE_SYNONYMS,
  ...MATERIAL_SYNONYMS,
  ...STYLE_SYNONYMS,
]

const COLUMNS = ['en', 'it', 'es', 'de', 'fr'] as const

/** Words that stand where others would do, each name a list of folded words. */
export type SynonymBook = {
  /** The most words that a name has. */
  readonly longest: number
  /** The other names of what these words name, if they do: those of the page's language. */
  find(words: readonly string[]): readonly (readonly string[])[]
}

const books = new Map<string | null, SynonymBook>()

/** The names for one language; made once. */
export function synonymBook(language: TextLanguage): SynonymBook {
  const known = books.get(language.code)
  if (known) return known
  const book = makeBook(language)
  books.set(language.code, book)
  return book
}

function makeBook(language: TextLanguage): SynonymBook {
  const column = language.code === null ? -1 : COLUMNS.indexOf(language.code)
  const key = (words: readonly string[]) => words.map((word) => language.stem(word)).join(' ')
  const entries = new Map<string, Map<string, readonly string[]>>()
  for (const row of column < 0 ? [] : ROWS) {
    // Tags are in English in every language.
    const own = namesIn(`${row[column]}, ${row[0]}`, language)
    for (const name of row.flatMap((names) => namesIn(names, language))) {
      const others = entries.get(key(name)) ?? new Map<string, readonly string[]>()
      for (const other of own) if (key(other) !== key(name)) others.set(key(other), other)
      entries.set(key(name), others)
    }
  }
  const longest = Math.max(0, ...[...entries.keys()].map((name) => name.split(' ').length))
  return { longest, find: (words) => [...(entries.get(key(words))?.values() ?? [])] }
}

/** The names without words that every text has: `tavolino da salotto` → `tavolino`, `salotto`. */
function namesIn(names: string, language: TextLanguage): string[][] {
  return names
    .split(',')
    .map((name) => wordsOf(name).filter((word) => !language.isStopWord(word)))
    .filter((words) => words.length > 0)
}
