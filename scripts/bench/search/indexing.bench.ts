import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createCommerceClient } from '#clients/commerce/commerce-client.ts'
import { DEFAULT_INDEX_NAMES, productIndexPlan } from '#contracts/search/search-indexes.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { fileText } from '#services/commerce/import/fixtures/product-file.ts'
import { sampleProductRows } from '#services/commerce/import/fixtures/sample-rows.ts'
import { importCatalogue } from '#services/commerce/import/import-catalogue.ts'
import { systemClock } from '#services/kernel/clock.ts'
import { openDatabase } from '#services/kernel/database/database.ts'
import { migrate, readMigrations } from '#services/kernel/database/migrations.ts'
import { startPostgres } from '#services/kernel/postgres/postgres-server.ts'
import { startSearch } from '#tests/contract/support/embedded-search.ts'
import { productChanges } from '#tests/support/change-sources.ts'
import { SAMPLE_PRIVATE_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { createProductIndexer } from '#workers/indexing/products/product-indexer.ts'

/**
 * Measures how long it takes until 20,000 rows are searchable: `node scripts/bench/search/indexing.bench.ts [rows per
 * product]`. Prints one line for an import into a running shop until everything is found in every language, and one for
 * a rebuild.
 */
const ROWS = 20_000
const rowsPerProduct = Number(process.argv[2] ?? 4)

const directory = await mkdtemp(join(tmpdir(), 'bottega-bench-'))
const server = await startPostgres({ directory: join(directory, 'postgres') })
const database = openDatabase(server.url)
try {
  await migrate(database.url, { migrations: readMigrations(['kernel', 'commerce', 'mail', 'search']) })
  const search = await startSearch('in process', database)
  const shop = sampleShop(database)
  const indexer = createProductIndexer({
    clock: systemClock,
    database,
    changes: productChanges(shop),
    source: createCommerceClient({
      storeDomain: 'house.example',
      apiVersion: '2025-04',
      accessToken: SAMPLE_PRIVATE_TOKEN,
      fetch: async (request) => shop.fetch(request),
      report: (problem) => console.error(problem),
    }),
    writer: search.writer(),
    openTitles: () => async () => null,
    report: (error) => console.error(error),
  })
  await indexer.start()
  const products = ROWS / rowsPerProduct
  const isAllFound = async () => {
    const requests = LANGUAGES.map((language) => ({
      indexName: productIndexPlan(language, DEFAULT_INDEX_NAMES).primary,
      hitsPerPage: 0,
    }))
    const { results } = await search.lite().searchForHits({ requests })
    return results.every(({ nbHits }) => nbHits === products)
  }
  const csvPath = join(directory, 'products.csv')
  const rows = Array.from({ length: products }, (_, index) =>
    sampleProductRows(_, index).slice(0, rowsPerProduct),
  )
  await writeFile(csvPath, fileText(rows.flat()))
  const secondsSince = (start: number) => Number(((performance.now() - start) / 1000).toFixed(1))
  const importStart = performance.now()
  const { refused } = await importCatalogue(database, { csvPath, base: 'EUR', picturesFolder: directory })
  const imported = secondsSince(importStart)
  while (!(await isAllFound())) await sleep(100)
  const round = 'imported and searchable'
  console.log(
    JSON.stringify({ round, rows: ROWS, products, refused, imported, seconds: secondsSince(importStart) }),
  )
  const rebuildStart = performance.now()
  await indexer.reindexAll()
  if (!(await isAllFound())) throw new Error('The rebuilt indexes lack products')
  console.log(JSON.stringify({ round: 'rebuilt', rows: ROWS, products, seconds: secondsSince(rebuildStart) }))
  await indexer.close()
  await search.close()
} finally {
  await database.close()
  await server.stop()
  await rm(directory, { recursive: true, force: true })
}
