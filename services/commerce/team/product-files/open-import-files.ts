import { createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import type { IMPORT_FILE_ROLES } from '#contracts/team/product-import.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { readCollectionColumns } from '../../import/collections/collection-columns.ts'
import { hasProductColumns } from '../../import/dialects/dialect.ts'
import { openTable, openTables } from '../../import/spreadsheet/open-table.ts'

/** A file of an import, on the local disk. */
export type ImportFile = { name: string; path: string; role: (typeof IMPORT_FILE_ROLES)[number] }

/** The maximum number of files in the archives of one import. Our own export has three. */
const FILES_MAX = 50
const UNPACKED_BYTES_MAX = 2_000_000_000
/** Includes entries that are not read, such as pictures in a workbook. */
const ENTRIES_MAX = 20_000
/** Translations are held in memory, in the process that serves the shop. */
const TRANSLATIONS_BYTES_MAX = 50_000_000

type FilesRefusal = 'file-unreadable' | 'files-too-large'
type NamedFile = { name: string; path: string }

/** What is left of the limits for the files of an import. */
type Budget = { files: number; bytes: number; entries: number; translations: number }

/**
 * Detects the kinds of files by their content, and unpacks archives into the folder. Refuses if a file is not a table,
 * translations, or an archive of them, if there is no file, or if the files together are too large.
 */
export async function openImportFiles(
  files: readonly NamedFile[],
  folder: string,
): Promise<Result<ImportFile[], FilesRefusal>> {
  const budget = {
    files: FILES_MAX,
    bytes: UNPACKED_BYTES_MAX,
    entries: ENTRIES_MAX,
    translations: TRANSLATIONS_BYTES_MAX,
  }
  const opened: ImportFile[] = []
  for (const file of files) {
    const unpacked = await unpack(file, folder, budget)
    if (!unpacked.ok) return unpacked
    for (const found of unpacked.value) {
      const role = await detectRole(found.path).catch(() => null)
      if (!role) return refuse('file-unreadable')
      if (role === 'translations') budget.translations -= (await stat(found.path)).size
      if (budget.translations < 0) return refuse('files-too-large')
      opened.push({ ...found, role })
    }
  }
  return opened.length > 0 ? ok(opened) : refuse('file-unreadable')
}

async function detectRole(path: string): Promise<ImportFile['role'] | null> {
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

/** The files of an archive, or the file itself. Deducts their sizes from the budget. */
async function unpack(
  file: NamedFile,
  folder: string,
  budget: Budget,
): Promise<Result<NamedFile[], FilesRefusal>> {
  if (!(await readStart(file.path)).startsWith(ZIP)) return ok([file])
  const zip = await openPromise(file.path, { autoClose: false }).catch(() => null)
  if (!zip) return refuse('file-unreadable')
  try {
    budget.entries -= zip.entryCount
    if (budget.entries < 0) return refuse('files-too-large')
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) entries.push(entry)
    if (entries.some(({ fileName }) => fileName === 'xl/workbook.xml')) return ok([file])
    const importable = entries.filter(({ fileName }) => isImportable(fileName))
    budget.files -= importable.length
    budget.bytes -= importable.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
    if (budget.files < 0 || budget.bytes < 0) return refuse('files-too-large')
    const found = await Promise.all(
      importable.map((entry, index) => extract(zip, entry, join(folder, `${basename(file.path)}-${index}`))),
    )
    return ok(found)
  } catch {
    return refuse('file-unreadable')
  } finally {
    zip.close()
  }
}

/** Whether an entry of an archive can be imported. Excludes the files that macOS adds to archives. */
function isImportable(name: string): boolean {
  return (
    ['.csv', '.json', '.xlsx', '.txt'].includes(extname(name).toLowerCase()) &&
    !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name)
  )
}

/** Extracts an entry to a path that does not contain the entry's name. Fails if it has more bytes than declared. */
async function extract(zip: ZipFile, entry: Entry, path: string) {
  await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path))
  return { name: basename(entry.fileName), path }
}
