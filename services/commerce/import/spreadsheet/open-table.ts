import { open } from 'node:fs/promises'
import { readCsv } from '../reading/csv-records.ts'
import { detectFormat } from '../reading/file-format.ts'
import type { Table } from './table.ts'
import { openNamedSheets, openWorkbook } from './workbook.ts'

/** Opens a table: an Excel workbook by its first bytes, text otherwise. */
export async function openTable(path: string): Promise<Table> {
  return (await isZip(path)) ? openWorkbook(path) : openText(path)
}

/** Opens all tables of a file with such a name: the sheets of a workbook, otherwise the text. */
export async function openTables(path: string, names: RegExp): Promise<Table[]> {
  return (await isZip(path)) ? openNamedSheets(path, names) : [await openText(path)]
}

async function openText(path: string): Promise<Table> {
  const format = await detectFormat(path)
  return { format, open: (onBytes) => readCsv(path, format, onBytes) }
}

/** A workbook is a ZIP archive. */
async function isZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.toString('latin1') === 'PK\x03\x04'
  } finally {
    await file.close()
  }
}
