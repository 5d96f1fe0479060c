import { BYTE_ORDER_MARK, type Cell, CSV_FORMATS, csvRow } from '#domain/files/csv.ts'
import type { Language } from '#domain/market/language.ts'

/** Creates a CSV file formatted for spreadsheet programs in the given language. The first row is the header. */
export function csvFile(rows: readonly (readonly Cell[])[], language: Language): Blob {
  const lines = rows.map((row) => csvRow(row, CSV_FORMATS[language]))
  return new Blob([BYTE_ORDER_MARK, ...lines], { type: 'text/csv;charset=utf-8' })
}
