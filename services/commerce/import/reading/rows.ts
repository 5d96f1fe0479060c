import { type DecimalMark, decimalMarkOf } from '#domain/money/amount-text.ts'
import type { Refusal } from '../refusals.ts'
import { type ColumnName, type Columns, type MarketCurrencies, readColumns } from './columns.ts'
import { type CsvRecords, type Row, readCsv } from './csv-records.ts'
import { detectFormat, type FileFormat } from './file-format.ts'

export type { Row } from './csv-records.ts'

/** All rows of one product, which must be consecutive in the file. */
export type RowGroup = {
  handle: string
  rows: Row[]
  /** Errors of the rows themselves, before their fields are parsed. */
  refusals: Refusal[]
}

export type CatalogueFile = {
  format: FileFormat
  columns: Columns
  /** The decimal mark of the prices that show theirs; null if none does, or if they differ. */
  decimalMark: DecimalMark | null
  groups: AsyncIterable<RowGroup>
}

/** A trimmed field; empty if the file has no such column. */
export function fieldOf(row: Row, columns: Columns, name: ColumnName): string {
  const index = columns.at.get(name)
  return index === undefined ? '' : (row.fields[index] ?? '').trim()
}

/** The characters allowed in a handle, which is a path segment of the product's address. */
export const HANDLE = /^[\p{Ll}\p{Lo}\p{N}_-]{1,255}$/u

/**
 * Opens a product file as a stream of products. It is read twice, because only at its end is it certain that
 * the rows of each product are consecutive, and a product must not be written partially.
 */
export async function openCatalogueFile(
  path: string,
  markets: MarketCurrencies,
  onBytes: (bytesRead: number) => void,
): Promise<CatalogueFile> {
  const format = await detectFormat(path)
  const { rows } = readCsv(path, format)
  const header = await rows.next()
  const columns = readColumns(header.done ? [] : header.value.fields, markets)
  const { scattered, decimalMark } = await surveyRows(rows, columns)
  const groups = groupByHandle(() => readCsv(path, format, onBytes), columns, scattered)
  return { format, columns, decimalMark, groups }
}

/** Finds the handles that occur in more than one place of the file, and the decimal mark of its prices. */
async function surveyRows(rows: CsvRecords['rows'], columns: Columns) {
  const seen = new Set<string>()
  const scattered = new Set<string>()
  const marks = new Set<DecimalMark>()
  const priceColumns = priceColumnsOf(columns)
  let last = ''
  for await (const row of rows) {
    const handle = handleOf(row, columns)
    if (handle !== last && seen.has(handle)) scattered.add(handle)
    seen.add(handle)
    last = handle
    for (const index of priceColumns) {
      const mark = decimalMarkOf(row.fields[index]?.trim() ?? '')
      if (mark) marks.add(mark)
    }
  }
  const [decimalMark = null] = marks
  return { scattered, decimalMark: marks.size === 1 ? decimalMark : null }
}

function priceColumnsOf({ at, markets }: Columns): number[] {
  const own = [at.get('price'), at.get('compareAt')].filter((index) => index !== undefined)
  return [...own, ...markets.filter(({ kind }) => kind !== 'included').map(({ index }) => index)]
}

async function* groupByHandle(
  open: () => CsvRecords,
  columns: Columns,
  scattered: ReadonlySet<string>,
): AsyncGenerator<RowGroup> {
  const { rows, unreadable } = open()
  await rows.next() // the header
  let group: RowGroup | null = null
  for await (const row of rows) {
    const handle = handleOf(row, columns)
    const before = takeBefore(row.line, unreadable)
    const isFirst: boolean = group === null
    // An unreadable row may have belonged to the product before it, which is then incomplete.
    group?.refusals.push(...before)
    if (group && group.handle !== handle) {
      yield group
      group = null
    }
    group ??= { handle, rows: [], refusals: isFirst ? before : [] }
    group.rows.push(row)
    group.refusals.push(...rowRefusals(row, handle, columns, scattered))
  }
  const rest = takeBefore(Number.POSITIVE_INFINITY, unreadable)
  if (group) yield { ...group, refusals: [...group.refusals, ...rest] }
  else if (rest.length > 0) yield { handle: '', rows: [], refusals: rest }
}

function takeBefore(line: number, unreadable: Refusal[]): Refusal[] {
  const count = unreadable.findIndex((refusal) => refusal.line >= line)
  return unreadable.splice(0, count === -1 ? unreadable.length : count)
}

function handleOf(row: Row, columns: Columns): string {
  return fieldOf(row, columns, 'handle').toLowerCase()
}

function rowRefusals(row: Row, handle: string, columns: Columns, scattered: ReadonlySet<string>): Refusal[] {
  const refuse = (code: Refusal['code'], detail: string): Refusal[] => [
    { line: row.line, handle: handle || null, code, detail },
  ]
  if (handle === '') return refuse('handle-missing', '')
  if (!HANDLE.test(handle)) return refuse('handle-invalid', handle)
  if (scattered.has(handle)) return refuse('handle-repeated', handle)
  if (row.fields.length > columns.count) return refuse('row-too-long', String(row.fields.length))
  return []
}
