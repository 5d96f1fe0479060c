import { createReadStream } from 'node:fs'
import { type Info, parse } from 'csv-parse'
import type { Refusal } from '../refusals.ts'
import { type ColumnName, type Columns, type MarketCurrencies, readColumns } from './columns.ts'

/** One record of the file: its fields by place, and the line on which it begins. */
export type Row = { line: number; fields: readonly string[] }

/** All rows of one product, which stand together in the file. */
export type RowGroup = {
  handle: string
  rows: Row[]
  /** What is wrong with the rows themselves, before anybody reads what they say. */
  refusals: Refusal[]
}

export type CatalogueFile = {
  columns: Columns
  groups: AsyncIterable<RowGroup>
}

/** A field without blanks around it; empty when the file has no such column. */
export function fieldOf(row: Row, columns: Columns, name: ColumnName): string {
  const index = columns.at.get(name)
  return index === undefined ? '' : (row.fields[index] ?? '').trim()
}

// A record longer than this is a quote that nobody closed.
const RECORD_BYTES_MAX = 2_000_000

/**
 * Opens a product file and reads it as a stream: the header at once, then one product after another.
 * UTF-8 with or without byte order mark, any line ends, quoted fields with line breaks.
 */
export async function openCatalogueFile(
  path: string,
  markets: MarketCurrencies,
  onBytes: (bytesRead: number) => void,
): Promise<CatalogueFile> {
  const unreadable: Refusal[] = []
  const file = createReadStream(path)
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: RECORD_BYTES_MAX,
    on_skip: (error) => {
      const detail = error?.code ?? 'unknown'
      unreadable.push({ line: Number(error?.lines ?? 0), handle: null, code: 'csv-malformed', detail })
      return undefined
    },
  })
  file.on('error', (error) => parser.destroy(error))
  file.on('data', () => onBytes(file.bytesRead))
  file.pipe(parser)
  const records = readRecords(parser)
  const header = await records.next()
  const columns = readColumns(header.done ? [] : header.value.fields, markets)
  return { columns, groups: groupByHandle(records, columns, unreadable) }
}

async function* readRecords(parser: AsyncIterable<unknown>): AsyncGenerator<Row, undefined> {
  for await (const item of parser) {
    const { record, info } = item as { record: string[]; info: Info }
    // The parser counts the lines at the end of a record; breaks inside quoted fields lie before it.
    const breaks = record.reduce((sum, field) => sum + (field.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
    // PostgreSQL has no place for the zero character.
    yield { line: info.lines - breaks, fields: record.map((field) => field.replaceAll('\0', '')) }
  }
}

async function* groupByHandle(
  rows: AsyncGenerator<Row, undefined>,
  columns: Columns,
  unreadable: Refusal[],
): AsyncGenerator<RowGroup> {
  const finished = new Set<string>()
  let group: RowGroup | null = null
  for await (const row of rows) {
    const handle = fieldOf(row, columns, 'handle').toLowerCase()
    const before = takeBefore(row.line, unreadable)
    const isFirst: boolean = group === null
    // An unreadable row may have belonged to the product before it, which is then not whole.
    group?.refusals.push(...before)
    if (group && group.handle !== handle) {
      finished.add(group.handle)
      yield group
      group = null
    }
    group ??= { handle, rows: [], refusals: isFirst ? before : [] }
    group.rows.push(row)
    group.refusals.push(...rowRefusals(row, handle, columns, finished))
  }
  const rest = takeBefore(Number.POSITIVE_INFINITY, unreadable)
  if (group || rest.length > 0) {
    yield {
      handle: group?.handle ?? '',
      rows: group?.rows ?? [],
      refusals: [...(group?.refusals ?? []), ...rest],
    }
  }
}

/** The parser reads ahead of us, so its complaints are matched by their line. */
function takeBefore(line: number, unreadable: Refusal[]): Refusal[] {
  const count = unreadable.findIndex((refusal) => refusal.line >= line)
  return unreadable.splice(0, count === -1 ? unreadable.length : count)
}

function rowRefusals(row: Row, handle: string, columns: Columns, finished: Set<string>): Refusal[] {
  const refuse = (code: Refusal['code'], detail: string): Refusal[] => [
    { line: row.line, handle: handle || null, code, detail },
  ]
  if (handle === '') return refuse('handle-missing', '')
  if (!HANDLE.test(handle)) return refuse('handle-invalid', handle)
  if (finished.has(handle)) return refuse('handle-repeated', handle)
  if (row.fields.length > columns.count) return refuse('row-too-long', String(row.fields.length))
  return []
}

/** What a handle may be made of: it is a path segment of the product's address. */
export const HANDLE = /^[\p{Ll}\p{Lo}\p{N}_-]{1,255}$/u
