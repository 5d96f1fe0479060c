import type { Language } from '../market/language.ts'

/** A cell of an export. An amount is a decimal such as `8980.00`, in the major unit of its currency. */
export type Cell = string | number | null | { readonly decimal: string }

export type CsvFormat = { readonly separator: ',' | ';'; readonly decimalSign: '.' | ',' }

/** Spreadsheets set to these languages open it correctly; with the other format they would read 8.98 as a date. */
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

/**
 * One line of an export (RFC 4180). A text that a spreadsheet would run as a formula is prefixed with an apostrophe.
 */
export function csvRow(cells: readonly Cell[], { separator, decimalSign }: CsvFormat): string {
  return `${cells.map((cell) => quoted(written(cell, decimalSign), separator)).join(separator)}\r\n`
}

function written(cell: Cell, decimalSign: CsvFormat['decimalSign']): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return FORMULA_START.test(cell) ? `'${cell}` : cell
  if (typeof cell === 'number') return String(cell).replace('.', decimalSign)
  return cell.decimal.replace('.', decimalSign)
}

/** Includes the full-width characters of Asian keyboards, and a formula after blanks. */
const FORMULA_START = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

function quoted(text: string, separator: CsvFormat['separator']): string {
  const needsQuotes = text.includes(separator) || /["\r\n\t]/.test(text)
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text
}
