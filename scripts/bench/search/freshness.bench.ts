import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createCommerceClient } from '#clients/commerce/commerce-client.ts'
import { fileText, lampRow } from '#services/commerce/import/fixtures/product-file.ts'
import { importCatalogue } from '#services/commerce/import/import-catalogue.ts'
import { systemClock } from '#services/kernel/clock.ts'
import { openDatabase } from '#services/kernel/database/database.ts'
import { migrate, readMigrations } from '#services/kernel/database/migrations.ts'
import { startPostgres } from '#services/kernel/postgres/postgres-server.ts'
import { createSearchService } from '#services/search/service.ts'
import { startContent, TOKENS } from '#tests/contract/support/embedded-content.ts'
import { ADMIN_KEY, SEARCH_KEY, startSearch } from '#tests/contract/support/embedded-search.ts'
import { documentChanges, productChanges } from '#tests/support/change-sources.ts'
import { SAMPLE_PRIVATE_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { createArtisanIndexer } from '#workers/indexing/artisans/artisan-indexer.ts'
import { createProductIndexer } from '#workers/indexing/products/product-indexer.ts'

/**
 * Measures how long it takes until a search finds a change: an imported product, a published artisan, and a record
 * written by another process. Prints a line with the median and the slowest of several rounds for each.
 */
const ROUNDS = 15
const TIMEOUT_MS = 30_000

const directory = await mkdtemp(join(tmpdir(), 'bottega-bench-'))
const server = await startPostgres({ directory: join(directory, 'postgres') })
const database = openDatabase(server.url)
try {
  const services = ['kernel', 'commerce', 'content', 'mail', 'search']
  await migrate(database.url, { migrations: readMigrations(services) })
  const search = await startSearch('in process', database)
  const content = await startContent('in process', [artisan('first')], database)
  const shop = sampleShop(database)
  const report = (error: unknown) => console.error(error)
  const products = createProductIndexer({
    clock: systemClock,
    database,
    changes: productChanges(shop),
    source: createCommerceClient({
      storeDomain: 'house.example',
      apiVersion: '2025-04',
      accessToken: SAMPLE_PRIVATE_TOKEN,
      fetch: async (request) => shop.fetch(request),
      report,
    }),
    writer: search.writer(),
    openTitles: () => async () => null,
    report,
  })
  const artisans = createArtisanIndexer({
    database,
    changes: documentChanges(content.service),
    scanEveryMs: 600_000,
    source: content.client(),
    search: search.client(),
    writer: search.artisanWriter(),
    report,
  })
  await importTitle('first')
  await products.start()
  await artisans.start()
  const readHits = async (indexName: string) =>
    JSON.stringify((await search.full().searchSingleIndex({ indexName, searchParams: { query: '' } })).hits)

  await measure('imported product', importTitle, () => readHits('products'))
  const editor = content.official({ token: TOKENS.write })
  await measure(
    'published artisan',
    (name) => editor.createOrReplace(artisan(name)),
    () => readHits('artisans'),
  )
  const other = createSearchService({
    database,
    clock: systemClock,
    applicationId: 'HOUSE',
    searchKey: SEARCH_KEY,
    adminKey: ADMIN_KEY,
    reportError: report,
  })
  await search.full().saveObject({ indexName: 'notes', body: { objectID: '1', title: 'first' } })
  await other.start()
  const headers = { 'x-algolia-application-id': 'HOUSE', 'x-algolia-api-key': SEARCH_KEY }
  await measure(
    'record in another process',
    (title) => search.full().saveObject({ indexName: 'notes', body: { objectID: '1', title } }),
    async () => {
      const init = { method: 'POST', headers, body: '{}' }
      return (await other.fetch(new Request('http://other/1/indexes/notes/query', init))).text()
    },
  )
  await other.close()
  await artisans.close()
  await products.close()
  await content.close()
  await search.close()
} finally {
  await database.close()
  await server.stop()
  await rm(directory, { recursive: true, force: true })
}

/** Prints the times from the end of a change until `read` returns its title. */
async function measure(
  what: string,
  change: (title: string) => Promise<unknown>,
  read: () => Promise<string>,
): Promise<void> {
  const times: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const title = `Luna of round ${round}.`
    await change(title)
    const changedAt = performance.now()
    while (!(await read()).includes(title)) {
      if (performance.now() - changedAt > TIMEOUT_MS) throw new Error(`The ${what} was not found in time`)
      await sleep(5)
    }
    times.push(performance.now() - changedAt)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const at = (index: number) => Math.round(sorted[index] ?? Number.NaN)
  console.log(JSON.stringify({ what, medianMs: at(Math.floor(ROUNDS / 2)), slowestMs: at(ROUNDS - 1) }))
}

async function importTitle(title: string): Promise<void> {
  const csvPath = join(directory, 'products.csv')
  await writeFile(csvPath, fileText([lampRow('luna', { Title: title })]))
  await importCatalogue(database, { csvPath, base: 'EUR', picturesFolder: directory })
}

function artisan(name: string) {
  return {
    _id: 'artisan-luna',
    _type: 'artisan',
    _createdAt: '2025-03-03T08:00:00.000Z',
    name,
    slug: { current: 'luna' },
    plan: 'Plus',
    position: 1,
    place: { town: 'Cantù', region: { en: 'Como, Lombardy', it: 'Como, Lombardia' } },
  }
}
