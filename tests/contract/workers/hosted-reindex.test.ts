import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCommerceClient } from '#clients/commerce/commerce-client.ts'
import { CHANGES } from '#contracts/changes.ts'
import {
  type FileRow,
  fileText,
  lampRow,
  writeFixture,
} from '#services/commerce/import/fixtures/product-file.ts'
import { importCatalogue } from '#services/commerce/import/import-catalogue.ts'
import { recordReport } from '#services/kernel/changes/change-log.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { SAMPLE_PRIVATE_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { testClock } from '#tests/support/test-clock.ts'
import { createHostedChanges } from '#workers/hosted/hosted-changes.ts'
import { createProductIndexer } from '#workers/indexing/products/product-indexer.ts'
import type { RebuildState } from '#workers/indexing/products/rebuild-indexes.ts'
import { type EmbeddedSearch, startSearch } from '../support/embedded-search.ts'

const LOG = { name: 'commerce@house.example', channel: CHANGES.products }
const PAGE_SIZE = 2

/** A request to the hosted shop, as it is on the wire. */
type Call = { operation: string; language?: string; country?: string }
/** Responds in place of the hosted shop; null lets the shop respond. */
type Interference = (call: Call, count: number) => Response | null

let hosted: Database
let search: EmbeddedSearch
let interfere: Interference = () => null
let calls: Call[] = []

beforeAll(async () => {
  hosted = await freshDatabase('commerce', 'mail')
  search = await startSearch('in process', await freshDatabase('search'))
})
afterAll(async () => {
  await search.close()
  await search.database.close()
  await hosted.close()
})
beforeEach(async () => {
  await importLamps('luna', 'alba', 'nova', 'vesta', 'sole')
})
afterEach(async () => {
  interfere = () => null
  calls = []
  await hosted.pool.query('delete from commerce.products')
  await search.database.pool.query('delete from kernel.cursors')
  for (const indexName of await unfinished()) await search.full().deleteIndex({ indexName })
})

async function importLamps(...handles: string[]): Promise<void> {
  const rows: FileRow[] = handles.map((handle) => lampRow(handle))
  const csvPath = await writeFixture(fileText(rows))
  expect(await importCatalogue(hosted, { base: 'EUR', csvPath, picturesFolder: '/nowhere' })).toMatchObject({
    refused: 0,
  })
}

/**
 * An indexer of the hosted shop, which only has the published endpoint and small pages. Before each page after the
 * first it calls `whenPageIsRead`, and then waits for `until`.
 */
function createIndexer(
  onPageRead: () => void = () => {},
  until: () => Promise<unknown> | null = () => null,
  database = search.database,
) {
  const shop = sampleShop(hosted)
  const client = createCommerceClient({
    storeDomain: 'house.example',
    apiVersion: '2025-04',
    accessToken: SAMPLE_PRIVATE_TOKEN,
    report: () => {},
    async fetch(request) {
      expect(new URL(request.url).pathname).toBe('/api/2025-04/graphql.json')
      const { query, variables } = (await request.clone().json()) as { query: string; variables: object }
      const call: Call = { operation: /query (\w+)/.exec(query)?.[1] ?? '', ...variables }
      calls.push(call)
      const count = calls.filter(({ operation }) => operation === call.operation).length
      return interfere(call, count) ?? shop.fetch(request)
    },
  })
  return createProductIndexer({
    clock: testClock(),
    database,
    changes: { ...LOG, client: createHostedChanges(database, LOG, 'product') },
    source: {
      ...client,
      async listProductIds(requested, context) {
        if (requested.after !== null) onPageRead()
        await until()
        return client.listProductIds({ ...requested, pageSize: PAGE_SIZE }, context)
      },
    },
    writer: search.writer(),
    openTitles: () => () => null,
    report: (error) => {
      throw error
    },
  })
}

/** The index names of rebuilds that are not finished. */
async function unfinished(): Promise<string[]> {
  const { items } = await search.full().listIndices()
  return items.map(({ name }) => name).filter((name) => name.includes('_tmp_'))
}

async function found(indexName = 'products'): Promise<string[]> {
  const { hits } = await search.full().searchSingleIndex<{ handle: string }>({ indexName })
  return hits.map(({ handle }) => handle).sort()
}

const interruptAtThirdPage = () => {
  let pages = 1
  return () => {
    if (++pages === 3) throw new Error('the process ended')
  }
}

const readIn = (country: string) =>
  calls.filter((call) => call.operation === 'FindProducts' && call.country === country).length

const listed = () => calls.filter(({ operation }) => operation === 'ListProductIds').length

test('everything is read page by page, with its progress', async () => {
  const states: RebuildState[] = []
  const built = await createIndexer().reindexAll((state) => states.push(state))
  expect(built).toEqual({ ok: true, value: { products: 5, continuedFrom: 0, retries: 0 } })
  expect(states.map(({ products }) => products)).toEqual([2, 4, 5])
  for (const index of ['products', 'products_it', 'products_fr'])
    expect(await found(index)).toEqual(['alba', 'luna', 'nova', 'sole', 'vesta'])
})

test('records have the numbers of the collections of their products', async () => {
  const rows = [lampRow('luna', { Collection: 'Icons' }), lampRow('alba', { Collection: 'Icons, Few' })]
  await importCatalogue(hosted, {
    base: 'EUR',
    csvPath: await writeFixture(fileText(rows)),
    picturesFolder: '/nowhere',
  })
  await createIndexer().reindexAll()
  const numbers = await hosted.pool.query<{ id: string; handle: string }>(
    'select id::text as id, handle from commerce.collections',
  )
  const handlesIn = async (handle: string) => {
    const id = numbers.rows.find((row) => row.handle === handle)?.id
    const { hits } = await search.full().searchSingleIndex<{ handle: string }>({
      indexName: 'products_es',
      searchParams: { filters: `collections:${id}` },
    })
    return hits.map((hit) => hit.handle).sort()
  }
  expect([await handlesIn('icons'), await handlesIn('few')]).toEqual([['alba', 'luna'], ['alba']])
})

test.each<[string, () => Response]>([
  ['430', () => new Response('', { status: 430 })],
  [
    'THROTTLED',
    () => Response.json({ errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] }),
  ],
  ['500', () => new Response('', { status: 500 })],
])('a page that is refused once with %s is read again', async (_, refusal) => {
  interfere = ({ operation }, count) => (operation === 'ListProductIds' && count === 2 ? refusal() : null)
  const built = await createIndexer().reindexAll()
  expect(built).toMatchObject({ ok: true, value: { products: 5, retries: 1 } })
  expect(await found()).toHaveLength(5)
})

test('an interrupted rebuild leaves the lists as they are, and continues after its last page', async () => {
  await createIndexer().reindexAll()
  await importLamps('terra', 'aria')
  await expect(createIndexer(interruptAtThirdPage()).reindexAll()).rejects.toThrow('the process ended')
  expect(await found()).toEqual(['alba', 'luna', 'nova', 'sole', 'vesta'])
  calls = []
  const built = await createIndexer().reindexAll()
  expect(built).toMatchObject({ ok: true, value: { products: 7, continuedFrom: 4 } })
  // Three products are left: four have already been read, in two pages.
  expect(readIn('IT')).toBe(2)
  expect(await found()).toEqual(['alba', 'aria', 'luna', 'nova', 'sole', 'terra', 'vesta'])
  expect(await unfinished()).toEqual([])
})

test('a product that was deleted during an interruption is not found after it', async () => {
  await expect(createIndexer(interruptAtThirdPage()).reindexAll()).rejects.toThrow('the process ended')
  const { rows } = await hosted.pool.query<{ id: string }>(
    `delete from commerce.products where handle = 'luna' returning id::text as id`,
  )
  await recordReport(search.database, LOG, { subject: rows[0]?.id ?? '', version: null })
  const indexer = createIndexer()
  await indexer.start()
  expect(listed()).toBeGreaterThan(0)
  // The deletion is read once no older transaction of any database is open.
  await eventually(async () => expect(await found()).toEqual(['alba', 'nova', 'sole', 'vesta']))
  await indexer.close()
})

test('an interrupted rebuild whose indexes are gone starts again', async () => {
  await expect(createIndexer(interruptAtThirdPage()).reindexAll()).rejects.toThrow('the process ended')
  for (const indexName of await unfinished()) await search.full().deleteIndex({ indexName })
  expect(await createIndexer().reindexAll()).toMatchObject({
    ok: true,
    value: { products: 5, continuedFrom: 0 },
  })
})

test('of two processes that rebuild the indexes at once, one is refused, and the lists are complete', async () => {
  let other: ReturnType<typeof reindex> | null = null
  const built = await createIndexer(() => (other ??= reindex())).reindexAll()
  expect(await other).toEqual({ ok: false, code: 'reindex-running' })
  expect(built).toMatchObject({ ok: true, value: { products: 5 } })
  expect(await found()).toEqual(['alba', 'luna', 'nova', 'sole', 'vesta'])
})

const reindex = () => createIndexer().reindexAll()

test('a process that has lost its lock does not replace the indexes that another one has finished', async () => {
  const unlocked = new Set<Promise<unknown>>()
  const losesLock = () => {
    if (unlocked.size > 0) return
    unlocked.add(breakLock().then(reindex))
  }
  const paused = createIndexer(losesLock, () => Promise.all(unlocked)).reindexAll()
  expect(await paused).toEqual({ ok: false, code: 'reindex-running' })
  expect(await Promise.all(unlocked)).toMatchObject([{ ok: true, value: { products: 5 } }])
  expect(await found('products_de')).toEqual(['alba', 'luna', 'nova', 'sole', 'vesta'])
})

const ENDED_WITHIN_MS = 30_000

/**
 * Terminates the connection that holds the rebuild's lock, as a database restart does, and waits until the lock is
 * free.
 */
async function breakLock(): Promise<void> {
  await search.database.pool.query(
    `select pg_terminate_backend(pid, $2) from pg_locks join pg_database on pg_database.oid = database
     where locktype = 'advisory' and objid = $1 and datname = current_database()`,
    [LOCKS.indexRebuild, ENDED_WITHIN_MS],
  )
}

test('two shops with databases of their own, and one search service, do not disturb each other', async () => {
  const elsewhere = await freshDatabase('search')
  let other: ReturnType<typeof reindex> | null = null
  const pausing = () => (other ??= createIndexer(() => {}, undefined, elsewhere).reindexAll())
  const built = await createIndexer(pausing, () => other).reindexAll()
  expect([built, await other]).toMatchObject([
    { ok: true, value: { products: 5 } },
    { ok: true, value: { products: 5 } },
  ])
  expect(await found()).toEqual(['alba', 'luna', 'nova', 'sole', 'vesta'])
  expect(await unfinished()).toEqual([])
  await elsewhere.close()
})

test('a shop with one language and one country is read once per page, in these', async () => {
  const only = { isoCode: 'IT', currency: { isoCode: 'EUR' }, availableLanguages: [{ isoCode: 'IT' }] }
  interfere = ({ operation }) =>
    operation === 'ReadLocalization'
      ? Response.json({
          data: { localization: { language: { isoCode: 'IT' }, availableCountries: [only] } },
        })
      : null
  await createIndexer().reindexAll()
  const products = calls.filter(({ operation }) => operation !== 'ReadLocalization')
  expect(products.map(({ operation }) => operation)).toEqual(
    Array(3).fill(['ListProductIds', 'FindProducts', 'FindCollections']).flat(),
  )
  expect(new Set(products.map(({ language, country }) => `${language} ${country}`))).toEqual(
    new Set(['IT IT']),
  )
})
