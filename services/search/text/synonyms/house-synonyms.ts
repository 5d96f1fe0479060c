import type { TextLanguage } from '../language.ts'
import { wordsOf } from '../words.ts'
import { FURNITURE_SYNONYMS } from './furniture-synonyms.ts'
import { LIGHTING_SYNONYMS } from './lighting-synonyms.ts'
import { MATERIAL_SYNONYMS } from './material-synonyms.ts'
import { STYLE_SYNONYMS } from './style-synonyms.ts'
import { createSynonymIndex, type SynonymIndex } from './synonym-index.ts'
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

const books = new Map<string | null, SynonymIndex>()

/** The built-in synonyms for the pages of one language; created once. */
export function houseSynonyms(language: TextLanguage): SynonymIndex {
  const known = books.get(language.code)
  if (known) return known
  const column = language.code === null ? -1 : COLUMNS.indexOf(language.code)
  const rows = column < 0 ? [] : ROWS
  const namesIn = (names: string | undefined) =>
    names?.split(',').map((name) => wordsOf(name).join(' ')) ?? []
  const own = new Set(rows.flatMap((row) => namesIn(row[column])))
  const rules = rows.map((row) => {
    const others = namesIn(row[column])
    // A word that means something in the language of the page means that: in Spanish `vaso` is a glass, not a vase.
    const foreign = row.flatMap(namesIn).filter((name) => !own.has(name))
    return { names: [...others, ...foreign], others, typos: 0 }
  })
  const book = createSynonymIndex(rules, language)
  books.set(language.code, book)
  return book
}
