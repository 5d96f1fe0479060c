import { createReadStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Info, parse } from 'csv-parse'
import type { Refusal } from '../refusals.ts'
import type { FileFormat } from './file-format.ts'

/** One record of the file: its fields by position, and the line on which it begins. */
export type Row = { line: number; fields: readonly string[] }

export type CsvRecords = {
  rows: AsyncGenerator<Row, undefined>
  /**
   * Records that could not be read, in order. The parser reads ahead of `rows`, so some may come after the
   * current row.
   */
  unreadable: Refusal[]
}

// A longer record has an unclosed quote.
const RECORD_BYTES_MAX = 2_000_000

/** Streams a CSV file, with any line endings, and line breaks inside quotes. Rows without any text are skipped. */
export function readCsv(
  path: string,
  format: FileFormat,
  onBytes: (bytesRead: number) => void = () => {},
): CsvRecords {
  const unreadable: Refusal[] = []
  const file = createReadStream(path)
  const parser = createParser(format, unreadable)
  file.on('data', () => onBytes(file.bytesRead))
  // The consumer of the rows gets the error; this only prevents an unhandled rejection.
  pipeline(file, createDecoder(format), parser).catch(() => {})
  return { rows: readRecords(parser), unreadable }
}

/** Removes and returns the unreadable records that come before a line. */
export function takeBefore(line: number, unreadable: Refusal[]): Refusal[] {
  const count = unreadable.findIndex((refusal) => refusal.line >= line)
  return unreadable.splice(0, count === -1 ? unreadable.length : count)
}

function createParser({ delimiter, hasDelimiterLine }: FileFormat, unreadable: Refusal[]) {
  let linesRead = 0
  return parse({
    delimiter,
    from_line: hasDelimiterLine ? 2 : 1,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: RECORD_BYTES_MAX,
    on_record: (record, { lines }) => {
      linesRead = lines
      return record
    },
    on_skip: (error) => {
      const detail = error?.code ?? 'unknown'
      unreadable.push({ line: linesRead + 1, handle: null, code: 'csv-malformed', detail })
      return undefined
    },
  })
}

/**
 * Decodes the file without its byte order mark, and replaces `\r\n` with `\n`, even across two chunks, since the parser
 * would count two lines inside quotes.
 */
function createDecoder({ encoding }: FileFormat): Transform {
  const decoder = new TextDecoder(encoding)
  let endsInReturn = false
  const withUnixLineEnds = (chunk: string) => {
    const text = (endsInReturn ? '\r' : '') + chunk
    endsInReturn = text.endsWith('\r')
    return (endsInReturn ? text.slice(0, -1) : text).replaceAll('\r\n', '\n')
  }
  return new Transform({
    transform(chunk: Buffer, _, done) {
      done(null, withUnixLineEnds(decoder.decode(chunk, { stream: true })))
    },
    flush(done) {
      const rest = withUnixLineEnds(decoder.decode())
      done(null, endsInReturn ? `${rest}\n` : rest)
    },
  })
}

async function* readRecords(parser: AsyncIterable<unknown>): AsyncGenerator<Row, undefined> {
  for await (const item of parser) {
    const { record, info } = item as { record: string[]; info: Info }
    // The parser reports the last line of a record, so line breaks inside its quoted fields are subtracted.
    const breaks = record.reduce((sum, field) => sum + (field.match(/\n/g)?.length ?? 0), 0)
    // PostgreSQL does not support NUL characters.
    const fields = record.map((field) => field.replaceAll('\0', ''))
    if (fields.some((field) => field.trim() !== '')) yield { line: info.lines - breaks, fields }
  }
}
