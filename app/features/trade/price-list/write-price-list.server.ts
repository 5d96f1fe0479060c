import { BYTE_ORDER_MARK, CSV_FORMATS, type CsvFormat, csvRow } from '#domain/files/csv.ts'
import type { Language } from '#domain/market/language.ts'
import type { PriceListTable } from './price-list-table.server.ts'
import { workbookOf } from './workbook.server.ts'

export const PRICE_LIST_FORMATS = ['csv', 'xlsx'] as const
export type PriceListFormat = (typeof PRICE_LIST_FORMATS)[number]

const TYPES: Readonly<Record<PriceListFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** What no cache and no search engine may store: it is one client’s, and has trade prices. */
const PRIVATE_FILE = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

/** A price list as a file that opens by a double click in a spreadsheet set to the language. */
export function writePriceList(
  table: PriceListTable,
  { format, language, name }: { format: PriceListFormat; language: Language; name: string },
): Response {
  const bytes =
    format === 'csv'
      ? encoded(csvLines(table, CSV_FORMATS[language], BYTE_ORDER_MARK))
      : workbookOf(table, name)
  return fileOf(bytes, { type: TYPES[format], name: `${name}.${format}` })
}

/** The same for a program: with commas and points, whatever its language. */
export function writePriceFeed(table: PriceListTable, name: string): Response {
  return fileOf(encoded(csvLines(table, CSV_FORMATS.en, '')), { type: TYPES.csv, name: `${name}.csv` })
}

async function* csvLines({ columns, rows }: PriceListTable, format: CsvFormat, start: string) {
  yield start +
    csvRow(
      columns.map(({ title }) => title),
      format,
    )
  for await (const cells of rows) yield csvRow(cells, format)
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const text of texts) yield encoder.encode(text)
}

/** Reads on only as its reader does. */
function fileOf(parts: AsyncGenerator<Uint8Array>, { type, name }: { type: string; name: string }): Response {
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await parts.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
  const headers = {
    ...PRIVATE_FILE,
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
  }
  return new Response(body, { headers })
}
