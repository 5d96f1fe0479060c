import writeXlsxFile, { type Cell, type SheetData } from 'write-excel-file/node'
import { BYTE_ORDER_MARK, CSV_FORMATS, type Cell as CsvCell, csvRow } from '#domain/files/csv.ts'
import type { Language } from '#domain/market/language.ts'
import type { Currency } from '#domain/money/money.ts'
import type { ListTable, TableCell } from './list-table.ts'

/** Writes a table as a CSV file that spreadsheet programs in this language can open by a double click. */
export function writeCsv({ columns, rows, totals }: ListTable, language: Language): Uint8Array {
  const format = CSV_FORMATS[language]
  const lines = [columns.map(({ title }) => title), ...rows, ...(totals ? [totals] : [])]
  const text = lines.map((cells) => csvRow(cells.map(toCsvCell), format)).join('')
  return new TextEncoder().encode(BYTE_ORDER_MARK + text)
}

function toCsvCell(cell: TableCell): CsvCell {
  if (cell === null || typeof cell !== 'object') return cell
  return { decimal: (cell.amountMinor / 100).toFixed(2) }
}

const AMOUNT_FORMATS: Readonly<Record<Currency, string>> = {
  EUR: '#,##0.00\\ "€"',
  USD: '"$"#,##0.00',
  GBP: '"£"#,##0.00',
}

/** Writes a table as an Excel workbook. The header row is frozen, and text is never interpreted as a formula. */
export async function writeWorkbook({ columns, rows, totals }: ListTable, name: string): Promise<Uint8Array> {
  const head = columns.map(
    ({ title }): Cell => ({ type: String, value: title, fontWeight: 'bold', wrap: true }),
  )
  const sheet: SheetData = [
    head,
    ...rows.map((row) => row.map(toWorkbookCell)),
    ...(totals ? [totals.map((cell) => emphasize(toWorkbookCell(cell)))] : []),
  ]
  const file = writeXlsxFile(sheet, {
    sheet: toSheetName(name),
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  })
  return new Uint8Array(await file.toBuffer())
}

type StyledCell = Extract<Cell, { type?: unknown }>

function toWorkbookCell(cell: TableCell): StyledCell | null {
  if (cell === null || cell === '') return null
  if (typeof cell === 'string') return { type: String, value: cell, alignVertical: 'top', wrap: true }
  if (typeof cell === 'number') return { type: Number, value: cell, alignVertical: 'top' }
  const format = AMOUNT_FORMATS[cell.currency]
  return { type: Number, value: cell.amountMinor / 100, format, alignVertical: 'top' }
}

function emphasize(cell: StyledCell | null): StyledCell | null {
  return cell && { ...cell, fontWeight: 'bold', topBorderStyle: 'thin' }
}

/**
 * Returns a valid Excel sheet name: at most 31 characters, without reserved characters or apostrophes at either end.
 */
function toSheetName(name: string): string {
  const clean = Array.from(name.replaceAll(/[\\/?*[\]:]/g, ' '))
    .slice(0, 31)
    .join('')
  return clean.replaceAll(/^['\s]+|['\s]+$/g, '') || 'List'
}
