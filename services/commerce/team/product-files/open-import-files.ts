import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import type { IMPORT_FILE_ROLES } from '#contracts/team/product-import.ts'
import { readCollectionColumns } from '../../import/collections/collection-columns.ts'
import { hasProductColumns } from '../../import/dialects/dialect.ts'
import { openTable, openTables } from '../../import/spreadsheet/open-table.ts'

/** A file of an import, on this machine's disk. */
export type ImportFile = { name: string; path: string; role: (typeof IMPORT_FILE_ROLES)[number] }

/** What is in an archive at most: in a shop's own export there are three files. */
const ENTRIES_MAX = 50
const UNPACKED_BYTES_MAX = 2_000_000_000

/**
 * Finds out what files are, by their content. Archives are unpacked into the folder. Null if one is neither a table, nor
 * translations, nor an archive of them.
 */
export async function openImportFiles(
  files: readonly { name: string; path: string }[],
  folder: string,
): Promise<ImportFile[] | null> {
  const unpacked = await Promise.all(files.map((file) => unpack(file, folder)))
  const found = unpacked.flat()
  if (unpacked.includes(null)) return null
  const opened: ImportFile[] = []
  for (const file of found) {
    const role = file && (await roleOf(file.path).catch(() => null))
    if (!role) return null
    opened.push({ ...file, role })
  }
  return opened
}

async function roleOf(path: string): Promise<ImportFile['role'] | null> {
  const start = await readStart(path)
  if (/^\uFEFF?\s*\{/.test(start)) return 'translations'
  if (!start.startsWith(ZIP) && start.includes('\0\0\0')) return null
  const table = await openTable(path)
  const header = await table.open().rows.next()
  const fields = header.done ? [] : header.value.fields
  const isTable = fields.filter((name) => name.trim() !== '').length > 1
  if (!isTable) return null
  const [first] = await openTables(path, COLLECTIONS)
  const hasCollectionSheet = first && 'sheet' in first.format && COLLECTIONS.test(first.format.sheet)
  if (hasCollectionSheet) return hasProductColumns(fields) ? 'both' : 'collections'
  const columns = readCollectionColumns(fields)
  return !hasProductColumns(fields) && (columns.has('mustMatch') || columns.has('product'))
    ? 'collections'
    : 'products'
}

const COLLECTIONS = /collection/i
const ZIP = 'PK\x03\x04'

async function readStart(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0)
    return buffer
      .subarray(0, bytesRead)
      .toString('latin1')
      .replace(/^\xEF\xBB\xBF/, '')
  } finally {
    await file.close()
  }
}

/** The files of an archive, or the file itself; null if it is an archive that cannot be unpacked. */
async function unpack(file: { name: string; path: string }, folder: string) {
  if (!(await readStart(file.path)).startsWith(ZIP)) return [file]
  const zip = await openPromise(file.path, { autoClose: false }).catch(() => null)
  if (!zip) return null
  try {
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) entries.push(entry)
    if (entries.some(({ fileName }) => fileName === 'xl/workbook.xml')) return [file]
    const wanted = entries.filter(({ fileName }) => isWanted(fileName))
    const bytes = wanted.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
    if (wanted.length > ENTRIES_MAX || bytes > UNPACKED_BYTES_MAX) return null
    return await Promise.all(
      wanted.map((entry, index) => extract(zip, entry, join(folder, `${basename(file.path)}-${index}`))),
    )
  } catch {
    return null
  } finally {
    zip.close()
  }
}

/** macOS adds files of its own to archives. */
function isWanted(name: string): boolean {
  return (
    ['.csv', '.json', '.xlsx', '.txt'].includes(extname(name).toLowerCase()) &&
    !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name)
  )
}

/** The reader of the archive fails where an entry has more bytes than it states. The name of the file is ours. */
async function extract(zip: ZipFile, entry: Entry, path: string) {
  await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path))
  return { name: basename(entry.fileName), path }
}
