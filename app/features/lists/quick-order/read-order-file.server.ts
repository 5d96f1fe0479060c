import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { QUICK_ORDER_FILE_MAX, QUICK_ORDER_LINES_MAX } from '#domain/quick-order/limits.ts'
import { readOrderRows, readOrderText, type TypedLine } from '#domain/quick-order/read-order-lines.ts'
import { readSharedTexts, readSheetRows } from '#domain/quick-order/sheet-rows.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

export type FileRefusal = 'file-too-large' | 'file-unreadable'

/** The maximum size of an unpacked part of a workbook, in bytes. */
const PART_BYTES_MAX = 10_000_000

/** The format is detected from the first bytes. */
export async function readOrderFile(file: File): Promise<Result<TypedLine[], FileRefusal>> {
  if (file.size > QUICK_ORDER_FILE_MAX) return refuse('file-too-large')
  const bytes = Buffer.from(await file.arrayBuffer())
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04') return readWorkbook(bytes)
  return isText(bytes) ? ok(readOrderText(decodeText(bytes))) : refuse('file-unreadable')
}

async function readWorkbook(bytes: Buffer): Promise<Result<TypedLine[], FileRefusal>> {
  try {
    const zip = await fromBufferPromise(bytes)
    const parts = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) parts.set(entry.fileName, entry)
    const name = [...parts.keys()].filter((part) => SHEET.test(part)).sort(byNumber)[0]
    const sheet = await readPart(zip, parts.get(name ?? ''))
    if (sheet === null) return refuse('file-unreadable')
    const texts = await readPart(zip, parts.get('xl/sharedStrings.xml'))
    // More rows than may be ordered, so that an excess is detected.
    const rows = readSheetRows(sheet, texts === null ? [] : readSharedTexts(texts), QUICK_ORDER_LINES_MAX * 2)
    return ok(readOrderRows(rows))
  } catch {
    return refuse('file-unreadable')
  }
}

const SHEET = /^xl\/worksheets\/sheet\d{1,5}\.xml$/

function byNumber(one: string, other: string): number {
  return Number.parseInt(one.slice(SHEET_PREFIX), 10) - Number.parseInt(other.slice(SHEET_PREFIX), 10)
}
const SHEET_PREFIX = 'xl/worksheets/sheet'.length

/**
 * Returns null if there is no such part. Throws if the part is too large; the reader itself fails if the part has more
 * bytes than it declares.
 */
async function readPart(zip: ZipFile, part: Entry | undefined): Promise<string | null> {
  if (!part) return null
  if (part.uncompressedSize > PART_BYTES_MAX)
    throw new Error(`A part of the workbook is too large: ${part.fileName}`)
  const stream: Readable = await zip.openReadStreamPromise(part)
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** Text has no NUL bytes, except for UTF-16 with its byte order mark. */
function isText(bytes: Buffer): boolean {
  return isUtf16(bytes) || !bytes.includes(0)
}

function isUtf16(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xfe
}

/** Excel writes CSV files in UTF-8, UTF-16 or the code page of Western Europe. */
function decodeText(bytes: Buffer): string {
  if (isUtf16(bytes)) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
