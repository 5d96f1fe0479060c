import { createReadStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Info, parse } from 'csv-parse'
import type { Refusal } from '../refusals.ts'

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

/** Reads a CSV file as a stream: UTF-8 with or without byte order mark, any line ends, breaks inside quotes. */
export function readCsv(path: string, onBytes: (bytesRead: number) => void = () => {}): CsvRecords {
  const unreadable: Refusal[] = []
  const file = createReadStream(path)
  const parser = createParser(unreadable)
  file.on('data', () => onBytes(file.bytesRead))
  // The consumer of the rows gets the error; this only prevents an unhandled rejection.
  pipeline(file, unixLineEnds(), parser).catch(() => {})
  return { rows: readRecords(parser), unreadable }
}

function createParser(unreadable: Refusal[]) {
  let linesRead = 0
  return parse({
    bom: true,
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
 * Replaces `\r
 * ` by `
 * `, also across two chunks, because inside quotes the parser would count two lines.
 */
function unixLineEnds(): Transform {
  let endsInReturn = false
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const text = (endsInReturn ? '\r' : '') + chunk.toString('latin1')
      endsInReturn = text.endsWith('\r')
      const whole = endsInReturn ? text.slice(0, -1) : text
      done(null, Buffer.from(whole.replaceAll('\r\n', '\n'), 'latin1'))
    },
    flush(done) {
      done(null, endsInReturn ? Buffer.from('\n') : null)
    },
  })
}

async function* readRecords(parser: AsyncIterable<unknown>): AsyncGenerator<Row, undefined> {
  for await (const item of parser) {
    const { record, info } = item as { record: string[]; info: Info }
    // The parser reports the line at the end of a record, so line breaks inside its quoted fields are
    // subtracted.
    const breaks = record.reduce((sum, field) => sum + (field.match(/\n/g)?.length ?? 0), 0)
    // PostgreSQL does not support the zero character.
    yield { line: info.lines - breaks, fields: record.map((field) => field.replaceAll('\0', '')) }
  }
}
