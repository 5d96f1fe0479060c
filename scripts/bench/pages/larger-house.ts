import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { importCatalogue } from '#services/commerce/import/import-catalogue.ts'
import { openDatabase } from '#services/kernel/database/database.ts'

const CATALOGUE = 'demo/catalogue'
const row = z.record(z.string(), z.string())

/** Imports `copies` copies of each piece of the demonstration house, with their own handles. */
export async function enlargeHouse(databaseUrl: string, folder: string, copies: number): Promise<void> {
  const rows = z
    .array(row)
    .parse(parse(await readFile(join(CATALOGUE, 'products.csv'), 'utf8'), { columns: true }))
  const copiedRows = Array.from({ length: copies }, (_, index) =>
    rows.map((each) => copyRow(each, index + 2)),
  )
  const csvPath = join(folder, 'larger-house.csv')
  await writeFile(csvPath, fileText(Object.keys(rows[0] ?? {}), copiedRows.flat()))
  const database = openDatabase(databaseUrl)
  try {
    const report = await importCatalogue(database, {
      base: 'EUR',
      csvPath,
      picturesFolder: 'demo/pictures',
      modelsFolder: 'demo/files',
    })
    if (report.refused > 0) throw new Error(`Copies were refused: ${JSON.stringify(report.refusals[0])}`)
  } finally {
    await database.close()
  }
}

function copyRow(original: z.infer<typeof row>, number: number): z.infer<typeof row> {
  const fields = Object.entries(original).map(([column, value]) => [column, copyField(column, value, number)])
  return Object.fromEntries(fields)
}

function copyField(column: string, value: string, number: number): string {
  if (value === '') return value
  if (column === 'Handle' || column === 'Variant SKU' || column.startsWith('sku '))
    return `${value}-${number}`
  if (!column.startsWith('localizedSlugs ')) return value
  const slugs = Object.entries(row.parse(JSON.parse(value)))
  return JSON.stringify(Object.fromEntries(slugs.map(([language, slug]) => [language, `${slug}-${number}`])))
}

function fileText(columns: readonly string[], rows: readonly z.infer<typeof row>[]): string {
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
  const lines = [columns, ...rows.map((each) => columns.map((column) => each[column] ?? ''))]
  return lines.map((fields) => fields.map(quote).join(',')).join('\n')
}
