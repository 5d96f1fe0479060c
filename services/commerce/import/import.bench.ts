import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#services/kernel/database/database.ts'
import { migrate, readMigrations } from '#services/kernel/database/migrations.ts'
import { startPostgres } from '#services/kernel/postgres/postgres-server.ts'
import { fileText } from './fixtures/product-file.ts'
import { sampleProductRows } from './fixtures/sample-rows.ts'
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
  await migrate(database.url, { migrations: readMigrations(['kernel', 'commerce']) })
  const csvPath = join(directory, 'products.csv')
  await writeFile(
    csvPath,
    fileText(Array.from({ length: ROWS / ROWS_PER_PRODUCT }, sampleProductRows).flat()),
  )
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
