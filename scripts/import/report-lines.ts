import { type Refusal, refusalText } from '#services/commerce/import/refusals.ts'
import type { TableFormat } from '#services/commerce/import/spreadsheet/table.ts'

const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252 (Western European)',
}
const DELIMITERS = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' }

/** Describes the format of a table, such as `UTF-8, separated by commas`. */
export function tableText(format: TableFormat): string {
  return 'sheet' in format
    ? `sheet "${format.sheet}" of an Excel workbook`
    : `${ENCODINGS[format.encoding]}, separated by ${DELIMITERS[format.delimiter]}`
}

/** Describes a refusal, with its line in the file. */
export function refusalLine(refusal: Refusal): string {
  const where = refusal.handle === null ? `line ${refusal.line}` : `line ${refusal.line}, ${refusal.handle}`
  return `${where}: ${refusalText(refusal)} (${refusal.code})`
}
