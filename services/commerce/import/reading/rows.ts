import { type DecimalMark, detectDecimalMark } from '#domain/money/amount-text.ts'
import type { Dialect, ProductFormat, ReadRecords } from '../dialects/dialect.ts'
import { openMagento } from '../dialects/magento.ts'
import { openWooCommerce } from '../dialects/woocommerce.ts'
import { translateTitles } from '../dialects/woocommerce-titles.ts'
import { addNote, type NoteCode, type Notes } from '../notes.ts'
import type { Refusal } from '../refusals.ts'
import { openTable } from '../spreadsheet/open-table.ts'
import type { TableFormat } from '../spreadsheet/table.ts'
import { type Columns, type MarketCurrencies, readColumns } from './columns.ts'
import { type CsvRecords, type Row, takeBefore } from './csv-records.ts'
import { createHandleReader, HANDLE } from './handles.ts'

export type { Row } from './csv-records.ts'

/** All rows of one product, wherever they are in the file; the one with its title is the first. */
export type RowGroup = {
  handle: string
  rows: Row[]
  /** Errors of the rows themselves, before their fields are parsed. */
  refusals: Refusal[]
}

export type CatalogueFile = {
  format: TableFormat
  productFormat: ProductFormat
  columns: Columns
  /** The decimal mark used by the prices; null if none of them has one, or if they differ. */
  decimalMark: DecimalMark | null
  groups: AsyncIterable<RowGroup>
  /** The assumptions that were made; complete once all groups are read. */
  notes: Notes
}

/** Columns that only Matrixify's product sheet has. */
const MATRIXIFY_COLUMNS = ['body html', 'top row', 'row #', 'command']

/**
 * Opens a product file as a stream of products. The file is read more than once, since only at its end is it certain
 * that all rows of a product have been read, and a product must not be written partially.
 */
export async function openCatalogueFile(
  path: string,
  markets: MarketCurrencies,
  onBytes: (bytesRead: number) => void,
): Promise<CatalogueFile> {
  const table = await openTable(path)
  const header = await table.open().rows.next()
  const dialect = await openDialect(header.done ? [] : header.value.fields, () =>
    withoutHeader(table.open().rows),
  )
  const columns = readColumns(dialect.header, markets)
  const { lastLines, decimalMark } = await scanRows(table.open().rows, dialect, columns)
  const notes: Notes = new Map()
  return {
    format: table.format,
    productFormat: dialect.format,
    columns: { ...columns, ignored: dialect.ignored ?? columns.ignored },
    decimalMark,
    notes,
    groups: groupByHandle(() => table.open(onBytes), { dialect, columns, lastLines, notes }),
  }
}

async function* withoutHeader(rows: CsvRecords['rows']): AsyncGenerator<Row> {
  await rows.next()
  yield* rows
}

/**
 * Finds the products whose rows are not consecutive, with the line of their last row, and the decimal mark of the
 * prices.
 */
async function scanRows(rows: CsvRecords['rows'], dialect: Dialect, columns: Columns) {
  const seen = new Set<string>()
  const lastLines = new Map<string, number>()
  const marks = new Set<DecimalMark>()
  const priceColumns = findPriceColumns(columns)
  const handleOf = createHandleReader(columns, ignore)
  let last = ''
  for await (const record of withoutHeader(rows)) {
    for (const row of dialect.toRows(record, ignore)) {
      const handle = handleOf(row)
      if (lastLines.has(handle) || (handle !== last && seen.has(handle))) lastLines.set(handle, row.line)
      seen.add(handle)
      last = handle
      for (const index of priceColumns) {
        const mark = detectDecimalMark(row.fields[index]?.trim() ?? '')
        if (mark) marks.add(mark)
      }
    }
  }
  const [decimalMark = null] = marks
  return { lastLines, decimalMark: marks.size === 1 ? decimalMark : null }
}

function ignore(): void {}

function findPriceColumns({ indexes, markets }: Columns): number[] {
  const own = [indexes.get('price'), indexes.get('compareAt')].filter((index) => index !== undefined)
  return [...own, ...markets.filter(({ kind }) => kind !== 'included').map(({ index }) => index)]
}

type Grouping = {
  dialect: Dialect
  columns: Columns
  lastLines: ReadonlyMap<string, number>
  notes: Notes
}

/** Yields products in the order of their last rows. Only those whose rows are not consecutive wait in memory. */
async function* groupByHandle(
  open: () => CsvRecords,
  { dialect, columns, lastLines, notes }: Grouping,
): AsyncGenerator<RowGroup> {
  const note = ({ line }: Row, code: NoteCode) => addNote(notes, code, line)
  const handleOf = createHandleReader(columns, note)
  const { rows, unreadable } = open()
  const pending = new Map<string, RowGroup>()
  let group: RowGroup | null = null
  for await (const record of withoutHeader(rows)) {
    const earlier = takeBefore(record.line, unreadable)
    const isFirst: boolean = group === null
    // An unreadable row may belong to the product before it, which is then incomplete.
    group?.refusals.push(...earlier)
    for (const row of dialect.toRows(record, note)) {
      const handle = handleOf(row)
      if (group && group.handle !== handle) {
        if (isComplete(group, lastLines)) yield withTitleRowFirst(group, columns)
        else pending.set(group.handle, group)
        group = pending.get(handle) ?? null
        if (group) pending.delete(handle)
        else if (lastLines.has(handle)) note(row, 'rows-apart')
      } else if (!group && lastLines.has(handle)) note(row, 'rows-apart')
      group ??= { handle, rows: [], refusals: isFirst ? earlier : [] }
      group.rows.push(row)
      group.refusals.push(...rowRefusals(row, handle, columns))
    }
  }
  const rest = takeBefore(Number.POSITIVE_INFINITY, unreadable)
  if (group) yield withTitleRowFirst({ ...group, refusals: [...group.refusals, ...rest] }, columns)
  else if (rest.length > 0) yield { handle: '', rows: [], refusals: rest }
  for (const remaining of pending.values()) yield withTitleRowFirst(remaining, columns)
}

function isComplete({ handle, rows }: RowGroup, lastLines: ReadonlyMap<string, number>): boolean {
  const last = lastLines.get(handle)
  return last === undefined || (rows.at(-1)?.line ?? 0) >= last
}

/** Moves the row that describes the product to the start. */
function withTitleRowFirst(group: RowGroup, columns: Columns): RowGroup {
  const title = columns.indexes.get('title') ?? -1
  const index = group.rows.findIndex((row) => row.fields[title]?.trim())
  const [first] = index > 0 ? group.rows.splice(index, 1) : []
  if (first) group.rows.unshift(first)
  return group
}

function rowRefusals(row: Row, handle: string, columns: Columns): Refusal[] {
  const refuse = (code: Refusal['code'], detail: string): Refusal[] => [
    { line: row.line, handle: handle || null, code, detail },
  ]
  if (handle === '') return refuse('handle-missing', '')
  if (!HANDLE.test(handle)) return refuse('handle-invalid', handle)
  const isTooLong = row.fields.slice(columns.count).some((field) => field.trim() !== '')
  return isTooLong ? refuse('row-too-long', String(row.fields.length)) : []
}

/** Chooses the dialect by the column titles; the default is Shopify's. */
async function openDialect(header: readonly string[], read: ReadRecords): Promise<Dialect> {
  const has = (...names: string[]) => hasTitles(header, names)
  if (isWooCommerce(header)) return openWooCommerce(header, read)
  const english = translateTitles(header)
  if (isWooCommerce(english)) return openWooCommerce(english, read)
  if (has('sku', 'product_type', 'name', 'price')) return openMagento(header, read)
  return openShopify(header)
}

function isWooCommerce(header: readonly string[]): boolean {
  return hasTitles(header, ['type', 'name', 'regular price'])
}

function hasTitles(header: readonly string[], names: readonly string[]): boolean {
  const titles = new Set(header.map((title) => title.trim().toLowerCase()))
  return names.every((name) => titles.has(name))
}

/** Shopify's own export, and Matrixify's sheet, which differs by a few columns and by lists of pictures. */
function openShopify(header: readonly string[]): Dialect {
  const titles = header.map((title) => title.trim().toLowerCase())
  const command = titles.indexOf('command')
  const picture = titles.indexOf('image src')
  return {
    format: MATRIXIFY_COLUMNS.some((title) => titles.includes(title)) ? 'matrixify' : 'shopify',
    header,
    ignored: null,
    toRows(record, note) {
      if (record.fields[command]?.trim().toUpperCase() === 'DELETE') {
        note(record, 'row-deleted')
        return []
      }
      const pictures = (record.fields[picture] ?? '').split(/;\s*(?=https?:)/)
      return pictures.length < 2 ? [record] : withPictures(record, pictures, picture, titles)
    },
  }
}

/** Returns the record with its first picture, then a row for each further picture. */
function withPictures(
  record: Row,
  pictures: readonly string[],
  pictureColumn: number,
  titles: readonly string[],
): Row[] {
  const identity = new Set([titles.indexOf('handle'), titles.indexOf('url handle'), titles.indexOf('title')])
  return pictures.map((url, index) => {
    const isFirst = index === 0
    const fields = record.fields.map((field, column) => (isFirst || identity.has(column) ? field : ''))
    return { line: record.line, fields: fields.with(pictureColumn, url) }
  })
}
