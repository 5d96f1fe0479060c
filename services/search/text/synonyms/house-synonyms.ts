import type { TextLanguage } from '../language.ts'
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
  const rules = (column < 0 ? [] : ROWS).map((row) => ({
    names: row.flatMap((names) => names.split(',')),
    // Tags are in English in every language.
    others: `${row[column]},${row[0]}`.split(','),
    typos: 0,
  }))
  const book = createSynonymIndex(rules, language)
  books.set(language.code, book)
  return book
}
