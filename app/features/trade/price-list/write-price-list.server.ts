import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { Cell } from '#domain/files/csv.ts'
import { BYTE_ORDER_MARK, CSV_FORMATS, type CsvFormat, csvRow } from '#domain/files/csv.ts'
import type { Language } from '#domain/market/language.ts'
import type { PriceListTable } from './price-list-table.server.ts'

export const PRICE_LIST_FORMATS = ['csv', 'xlsx'] as const
export type PriceListFormat = (typeof PRICE_LIST_FORMATS)[number]

const CONTENT_TYPES: Readonly<Record<PriceListFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Prevents caching and indexing: the list belongs to one client and contains trade prices. */
const PRIVATE_FILE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

/** Indexes of `cellXfs` in the style sheet of the workbook. */
const [BOLD, AMOUNT] = [1, 2]

const XML_HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const SPREADSHEET_NS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

const PACKAGE_RELATIONSHIPS_NS = 'http://schemas.openxmlformats.org/package/2006/relationships'

const RELATIONSHIPS_NS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const SHEET_START = `${XML_HEADER}<worksheet xmlns="${SPREADSHEET_NS}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`

/** Writes a file that opens directly in a spreadsheet program that is set to the list's language. */
export function writePriceList(
  table: PriceListTable,
  { format, language, name }: { format: PriceListFormat; language: Language; name: string },
): Response {
  const bytes =
    format === 'csv'
      ? encodeText(csvLines(table, CSV_FORMATS[language], BYTE_ORDER_MARK))
      : workbookParts(table, name)
  return toFileResponse(bytes, { type: CONTENT_TYPES[format], name: `${name}.${format}` })
}

/** Writes a file for programs: comma separated, with decimal points in every language. */
export function writePriceFeed(table: PriceListTable, name: string): Response {
  const bytes = encodeText(csvLines(table, CSV_FORMATS.en, ''))
  return toFileResponse(bytes, { type: CONTENT_TYPES.csv, name: `${name}.csv` })
}

async function* csvLines({ columns, rows }: PriceListTable, format: CsvFormat, start: string) {
  yield start +
    csvRow(
      columns.map(({ title }) => title),
      format,
    )
  for await (const cells of rows) yield csvRow(cells, format)
}

async function* encodeText(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const text of texts) yield encoder.encode(text)
}

/** Streams the parts with backpressure. */
function toFileResponse(
  parts: AsyncGenerator<Uint8Array>,
  { type, name }: { type: string; name: string },
): Response {
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
    ...PRIVATE_FILE_HEADERS,
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
  }
  return new Response(body, { headers })
}

/**
 * An Excel workbook with one sheet, written row by row, so that only one row is in memory. The first row is bold and
 * frozen. Texts are stored as strings, never as formulas.
 */
async function* workbookParts({ columns, rows }: PriceListTable, name: string): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const takeReady = () => {
    const chunks = ready
    ready = []
    return chunks.filter(({ length }) => length > 0)
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml')
  for (const [path, text] of Object.entries(fixedParts(name))) {
    const part = new ZipDeflate(path)
    zip.add(part)
    part.push(strToU8(text), true)
  }
  zip.add(sheet)
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  sheet.push(strToU8(`${SHEET_START}<cols>${widths.join('')}</cols><sheetData>`))
  sheet.push(strToU8(`<row>${columns.map(({ title }) => textCellXml(title, BOLD)).join('')}</row>`))
  for await (const cells of rows) {
    sheet.push(strToU8(`<row>${cells.map(cellXml).join('')}</row>`))
    yield* takeReady()
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true)
  zip.end()
  yield* takeReady()
}

function cellXml(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>'
  if (typeof cell === 'string') return textCellXml(cell, 0)
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  return `<c s="${AMOUNT}"><v>${cell.decimal}</v></c>`
}

function textCellXml(text: string, style: number): string {
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
}

function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function fixedParts(name: string): Record<string, string> {
  return {
    '[Content_Types].xml': `${XML_HEADER}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT_TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT_TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': `${XML_HEADER}<Relationships xmlns="${PACKAGE_RELATIONSHIPS_NS}"><Relationship Id="r1" Type="${RELATIONSHIPS_NS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML_HEADER}<workbook xmlns="${SPREADSHEET_NS}" xmlns:r="${RELATIONSHIPS_NS}"><sheets><sheet name="${escapeXml(name).slice(0, 31)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML_HEADER}<Relationships xmlns="${PACKAGE_RELATIONSHIPS_NS}"><Relationship Id="r1" Type="${RELATIONSHIPS_NS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${RELATIONSHIPS_NS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${XML_HEADER}<styleSheet xmlns="${SPREADSHEET_NS}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  }
}
