import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCommerceClient } from '#clients/commerce/commerce-client.ts'
import type { Language } from '#domain/market/language.ts'
import { PRODUCT_CHANGES } from '#services/commerce/changes/product-changes.ts'
import {
  type FileRow,
  fileText,
  lampRow,
  manyVariantRows,
  writeFixture,
} from '#services/commerce/import/fixtures/product-file.ts'
import { importCatalogue } from '#services/commerce/import/import-catalogue.ts'
import { recordChanges } from '#services/kernel/changes/change-log.ts'
import { productChanges } from '#tests/support/change-sources.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { testClock } from '#tests/support/test-clock.ts'
import { createProductIndexer } from '#workers/indexing/products/product-indexer.ts'
import { type EmbeddedSearch, startSearch } from '../support/embedded-search.ts'
import { LIST_REQUEST } from '../support/list-request.ts'

let search: EmbeddedSearch
let stop: () => Promise<void>
const errors: unknown[] = []
let isShopDown = false

beforeAll(async () => {
  const database = await freshDatabase('commerce', 'mail', 'search')
  search = await startSearch('in process', database)
  stop = async () => {
    await search.close()
    await database.close()
  }
})
afterAll(() => stop())

function createIndexer() {
  const shop = sampleShop(search.database)
  const source = createCommerceClient({
    storeDomain: 'house.example',
    apiVersion: '2025-04',
    accessToken: 'sample-private-token',
    baseUrl: 'http://commerce.internal',
    fetch: async (request) => (isShopDown ? new Response('down', { status: 500 }) : shop.fetch(request)),
    report: () => {},
  })
  const words: Record<string, string> = {
    'lighting it': 'Luce',
    'lighting/table-lamps it': 'Lampade da tavolo',
  }
  return createProductIndexer({
    clock: testClock(),
    database: search.database,
    changes: productChanges(shop),
    source,
    writer: search.writer(),
    openTitles: () => (path, language) => {
      const title = words[`${path} ${language}`]
      return title ? { title, language: null } : null
    },
    report: (error) => errors.push(error),
  })
}

async function importRows(rows: readonly FileRow[], translations: object = {}) {
  const report = await importCatalogue(search.database, {
    base: 'EUR',
    csvPath: await writeFixture(fileText(rows)),
    translationsPaths: [await writeFixture(JSON.stringify(translations), 'translations.json')],
    picturesFolder: '/nowhere',
    isDryRun: false,
  })
  expect(report.refused).toBe(0)
}

async function listed(language: Language = 'en', query = '') {
  const list = await search.client().findProducts({
    ...LIST_REQUEST,
    locale: { language, country: 'IT' },
    sort: 'price-ascending',
    hitsPerPage: 60,
    query,
  })
  if (!list.ok) throw new Error(list.code)
  return list.value
}
const titles = async (language?: Language, query?: string) =>
  (await listed(language, query)).cards.map(({ title }) => title)

test('the first start indexes the whole catalogue, in every language', async () => {
  await importRows([lampRow('luna'), lampRow('alba', { 'Variant Price': '50.00', Tags: 'lamp' })], {
    luna: { it: { title: 'Lampada Luna', handle: 'lampada-luna' } },
  })
  const indexer = createIndexer()
  await indexer.start()
  expect(await titles()).toEqual(['Lamp alba', 'Lamp luna'])
  // A piece without a translation is still found by its name in another language.
  expect(await titles('it', 'lampada')).toEqual(['Lamp alba', 'Lampada Luna'])
  expect(await titles('it', 'lampada luna')).toEqual(['Lampada Luna'])
  const [, luna] = (await listed('it')).cards
  expect(luna).toMatchObject({ handle: 'lampada-luna', price: { amountMinor: 10_000, currency: 'EUR' } })
  await indexer.close()
})

// The follower polls once a minute, longer than the test waits, so whatever it finds was announced by a notification.
test('new, changed and withdrawn products are up to date in the index after the notice of the change', async () => {
  const indexer = createIndexer()
  await indexer.start()
  await importRows([
    lampRow('luna', { Title: 'Lamp Luna II' }),
    lampRow('nova', { 'Variant Price': '10.00' }),
    lampRow('alba', { Status: 'draft' }),
  ])
  await eventually(async () => expect(await titles()).toEqual(['Lamp nova', 'Lamp Luna II']), {
    interval: 10,
  })
  const { rows } = await search.database.pool.query<{ id: string }>(
    `delete from commerce.products where handle = 'nova' returning id::text as id`,
  )
  await recordChanges(
    search.database.db,
    PRODUCT_CHANGES,
    rows.map(({ id }) => id),
  )
  await eventually(async () => expect(await titles()).toEqual(['Lamp Luna II']), { interval: 10 })
  await indexer.close()
})

test('of several processes one indexes, and each change is indexed', async () => {
  const indexers = [createIndexer(), createIndexer(), createIndexer()]
  await Promise.all(indexers.map((indexer) => indexer.start()))
  for (let round = 0; round < 5; round++) {
    await importRows(
      Array.from({ length: 20 }, (_, at) => lampRow(`many-${at}`, { Title: `Many ${at} of ${round}` })),
    )
  }
  await eventually(
    async () => {
      const found = await titles('en', 'many')
      expect(found).toHaveLength(20)
      expect(found.filter((title) => !title.endsWith(' of 4'))).toEqual([])
    },
    { interval: 50 },
  )
  await Promise.all(indexers.map((indexer) => indexer.close()))
})

test('a change during a full rebuild is not lost, and only one rebuild runs', async () => {
  const indexer = createIndexer()
  await indexer.start()
  const [first, second] = await Promise.all([
    indexer.reindexAll(),
    createIndexer().reindexAll(),
    importRows([lampRow('luna', { Title: 'Lamp Luna III' })]),
  ])
  expect([first.ok, second.ok].filter((isOk) => isOk)).toHaveLength(1)
  await eventually(async () => expect(await titles('en', 'luna')).toEqual(['Lamp Luna III']))
  const { items } = await search.full().listIndices()
  expect(items.filter(({ name }) => name.includes('_tmp_'))).toEqual([])
  await indexer.close()
})

test('while the shop is down nothing is lost: the change is indexed afterwards', async () => {
  const indexer = createIndexer()
  await indexer.start()
  isShopDown = true
  await importRows([lampRow('luna', { Title: 'Lamp Luna IV' })])
  await eventually(() => expect(errors.length).toBeGreaterThan(0))
  expect(await titles('en', 'luna')).toEqual(['Lamp Luna III'])
  isShopDown = false
  await eventually(async () => expect(await titles('en', 'luna')).toEqual(['Lamp Luna IV']))
  await indexer.close()
})

test('a trade price never reaches the index', async () => {
  const indexer = createIndexer()
  await importRows([lampRow('secret', { 'product.metafields.custom.tradePrice': '{"EUR":"77.77"}' })])
  await indexer.start()
  // A transaction of another test delays the change.
  const hits = await eventually(async () => {
    const found = await search
      .full()
      .searchSingleIndex({ indexName: 'products', searchParams: { query: 'secret' } })
    expect(found.hits).toHaveLength(1)
    return found.hits
  })
  expect(JSON.stringify(hits)).not.toMatch(/7777|77\.77|trade/i)
  await indexer.close()
})

test('each of sixty versions of a piece is found by its SKU, and the piece has the lowest price of all', async () => {
  const rows = manyVariantRows('many')
  await importRows(rows.map((row, index) => (index === 58 ? { ...row, 'Variant Price': '9.00' } : row)))
  const indexer = createIndexer()
  await indexer.start()
  await eventually(async () => expect(await titles('en', 'MANY-57')).toEqual(['Lamp many']))
  const { cards } = await listed('en', 'MANY-57')
  expect(cards[0]).toMatchObject({ price: { amountMinor: 900, currency: 'EUR' }, isStartingPrice: true })
  await indexer.close()
})
