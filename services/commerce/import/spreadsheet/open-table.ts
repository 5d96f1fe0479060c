import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { hasProductColumns } from '../dialects/dialect.ts'
import type { CsvRecords } from '../reading/csv-records.ts'
import { readCsv } from '../reading/csv-records.ts'
import { detectFormat } from '../reading/file-format.ts'
import { readRelations, readSharedTexts, readSheetRows, readSheets } from './sheet-xml.ts'
import type { Table } from './table.ts'

/** The limit for shared strings. Unlike sheets, they are not streamed, so that a larger part could fill the memory. */
const TEXTS_BYTES_MAX = 300_000_000

const PART_BYTES_MAX = 4_000_000_000

type Sheet = { name: string; part: string }

type ReadSheet = (part: string, onBytes?: (bytes: number) => void) => CsvRecords['rows']

/** Opens a table. An Excel workbook is detected by its first bytes; anything else is text. */
export async function openTable(path: string): Promise<Table> {
  return (await isZip(path)) ? openWorkbook(path) : openText(path)
}

/** Opens the sheets of a workbook with matching names; any other file is one table. */
export async function openTables(path: string, names: RegExp): Promise<Table[]> {
  return (await isZip(path)) ? openNamedSheets(path, names) : [await openText(path)]
}

async function openText(path: string): Promise<Table> {
  const format = await detectFormat(path)
  return { format, open: (onBytes) => readCsv(path, format, onBytes) }
}

/** Detects a ZIP archive, which every workbook is. */
async function isZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.toString('latin1') === 'PK\x03\x04'
  } finally {
    await file.close()
  }
}

/** Opens an Excel workbook: the first sheet with product columns, otherwise the first. */
async function openWorkbook(path: string): Promise<Table> {
  const { sheets, readRows } = await openSheets(path)
  return toTable(await findProductSheet(sheets, readRows), readRows)
}

/** Opens the matching sheets of an Excel workbook, in its order; the first sheet if none matches. */
async function openNamedSheets(path: string, names: RegExp): Promise<Table[]> {
  const { sheets, readRows } = await openSheets(path)
  const named = sheets.filter(({ name }) => names.test(name))
  return (named.length > 0 ? named : sheets.slice(0, 1)).map((sheet) => toTable(sheet, readRows))
}

function toTable({ name, part }: Sheet, readRows: ReadSheet): Table {
  return {
    format: { sheet: name },
    open: (onBytes): CsvRecords => ({ rows: readRows(part, onBytes), unreadable: [] }),
  }
}

/**
 * Opens a workbook. Sheets are streamed; only the shared strings of their cells are in memory. Throws if it is not a
 * workbook, or if a part is unreasonably large.
 */
async function openSheets(path: string): Promise<{ sheets: Sheet[]; readRows: ReadSheet }> {
  const zip = await openPromise(path, { autoClose: false })
  const parts = await listParts(zip)
  const read = async (name: string, maximum = PART_BYTES_MAX) => openPart(zip, parts.get(name), maximum)
  const targets = await readRelations(await read('xl/_rels/workbook.xml.rels'))
  const texts = parts.has('xl/sharedStrings.xml')
    ? await readSharedTexts(await read('xl/sharedStrings.xml', TEXTS_BYTES_MAX))
    : []
  const sheets = (await readSheets(await read('xl/workbook.xml'))).map(({ name, relation }) => ({
    name,
    part: targets.get(relation) ?? '',
  }))
  const readRows: ReadSheet = async function* (part, onBytes) {
    const source = await read(part)
    let bytes = 0
    // Progress is relative to the size of the file, so compressed bytes are counted.
    const stored = parts.get(part)
    const share = stored ? stored.compressedSize / Math.max(1, stored.uncompressedSize) : 1
    source.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      onBytes?.(Math.round(bytes * share))
    })
    yield* readSheetRows(source, texts)
    return undefined
  }
  return { sheets, readRows }
}

async function findProductSheet(sheets: readonly Sheet[], readRows: ReadSheet): Promise<Sheet> {
  for (const sheet of sheets) {
    const rows = readRows(sheet.part)
    const header = await rows.next()
    await rows.return(undefined)
    if (!header.done && hasProductColumns(header.value.fields)) return sheet
  }
  const [first] = sheets
  if (!first) throw new Error('The workbook has no sheet.')
  return first
}

async function listParts(zip: ZipFile): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) parts.set(entry.fileName, entry)
  return parts
}

/** Opens a part of the archive. The reader itself fails if a part has more bytes than declared. */
async function openPart(zip: ZipFile, part: Entry | undefined, maximum: number): Promise<Readable> {
  if (!part) throw new Error('The file is not an Excel workbook.')
  if (part.uncompressedSize > maximum)
    throw new Error(`A part of the workbook is too large: ${part.fileName}`)
  return zip.openReadStreamPromise(part)
}
