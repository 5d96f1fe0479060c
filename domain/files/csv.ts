import type { Language } from '../market/language.ts'

/** A cell of an export. A decimal such as `8980.00` is an amount in the major unit of its currency. */
export type Cell = string | number | null | { readonly decimal: string }

export type CsvFormat = { readonly separator: ',' | ';'; readonly decimalSign: '.' | ',' }

/** Spreadsheets in these languages open this format correctly; with the other one they would read 8.98 as a date. */
const CONTINENTAL: CsvFormat = { separator: ';', decimalSign: ',' }
export const CSV_FORMATS: Readonly<Record<Language, CsvFormat>> = {
  en: { separator: ',', decimalSign: '.' },
  es: CONTINENTAL,
  it: CONTINENTAL,
  de: CONTINENTAL,
  fr: CONTINENTAL,
}

/** Spreadsheets read a file as UTF-8 only with a byte order mark. */
export const BYTE_ORDER_MARK = '\ufeff'

/** One line of an export (RFC 4180). Text that a spreadsheet would run as a formula is prefixed with an apostrophe. */
export function csvRow(cells: readonly Cell[], { separator, decimalSign }: CsvFormat): string {
  const texts = cells.map((cell) => quoteIfNeeded(formatCell(cell, decimalSign), separator))
  return `${texts.join(separator)}\r\n`
}

function formatCell(cell: Cell, decimalSign: CsvFormat['decimalSign']): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return FORMULA_START.test(cell) ? `'${cell}` : cell
  if (typeof cell === 'number') return String(cell).replace('.', decimalSign)
  return cell.decimal.replace('.', decimalSign)
}

/** Includes full-width characters from Asian keyboards, and formulas after whitespace. */
const FORMULA_START = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

function quoteIfNeeded(text: string, separator: CsvFormat['separator']): string {
  const needsQuotes = text.includes(separator) || /["\r\n\t]/.test(text)
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text
}
