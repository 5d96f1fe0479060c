import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateService, openDatabase } from '#services/kernel/database/database.ts'
import { startPostgres } from '#services/kernel/postgres/postgres-server.ts'
import { fileText, lampRow } from './fixtures/product-file.ts'
import { importCatalogue } from './import-catalogue.ts'

/**
 * Measures the import of a product file: `node services/commerce/import/import.bench.ts`. Prints one line for
 * a first import and one for the same file again. Budget of the first: 20,000 rows in 60 s.
 */
const ROWS = 20_000
const ROWS_PER_PRODUCT = 4

const directory = await mkdtemp(join(tmpdir(), 'shop-bench-'))
const server = await startPostgres({ directory: join(directory, 'postgres') })
const database = openDatabase(server.url)
try {
  for (const service of ['kernel', 'commerce']) await migrateService(database, service)
  const csvPath = join(directory, 'products.csv')
  await writeFile(csvPath, fileText(Array.from({ length: ROWS / ROWS_PER_PRODUCT }, sampleRows).flat()))
  for (const round of ['first import', 'same file again']) {
    const start = performance.now()
    const report = await importCatalogue(database, { base: 'EUR', csvPath, picturesFolder: directory })
    const seconds = (performance.now() - start) / 1000
    const { rows, created, changed, unchanged, refused } = report
    console.log(
      JSON.stringify({
        round,
        rows,
        created,
        changed,
        unchanged,
        refused,
        seconds: Number(seconds.toFixed(2)),
      }),
    )
  }
} finally {
  await database.close()
  await server.stop()
  await rm(directory, { recursive: true, force: true })
}

/** A product of four rows: two variants, four pictures on another host, long text, five attributes. */
function sampleRows(_: unknown, index: number) {
  const handle = `piece-${index}`
  const picture = (position: number) => ({
    'Image Src': `https://pictures.example/${handle}-${position}.jpg`,
    'Image Position': String(position),
    'Image Alt Text': `View ${position}`,
  })
  return [
    lampRow(handle, {
      ...picture(1),
      'Body (HTML)': `<p>${'Blown by hand on an island in the lagoon. '.repeat(30)}</p>`,
      'Option1 Name': 'Finish',
      'Option1 Value': 'Brass',
      'Material (product.metafields.custom.material)': '["Glass","Brass"]',
      'product.metafields.custom.tradePrice': '{"EUR":"80.00","USD":"95.00","GBP":"70.00"}',
      'product.metafields.custom.swatches': '{"Brass":"#b5a642","Steel":"#8a8d8f"}',
      'product.metafields.custom.recommended': '["piece-1","piece-2"]',
    }),
    {
      Handle: handle,
      ...picture(2),
      'Option1 Value': 'Steel',
      'Variant Price': '110',
      'Price / United States': '130',
      'Price / United Kingdom': '99',
    },
    { Handle: handle, ...picture(3) },
    { Handle: handle, ...picture(4) },
  ]
}
