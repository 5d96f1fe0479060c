import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createCommerceClient } from '../../../clients/commerce/commerce-client.ts'
import { PRODUCT_CHANGES } from '../../../services/commerce/changes/product-changes.ts'
import { readChanges } from '../../../services/kernel/changes/change-log.ts'
import { readCursor } from '../../../services/kernel/database/cursors.ts'
import { startSearch } from '../../../tests/contract/support/embedded-search.ts'
import { productChanges } from '../../../tests/support/change-sources.ts'
import { freshDatabase } from '../../../tests/support/database.ts'
import { sampleShop } from '../../../tests/support/samples/sample-shop.ts'
import { testClock } from '../../../tests/support/test-clock.ts'
import { createProductIndexer, INDEX_READER } from '../../../workers/indexing/products/product-indexer.ts'
import { checkFillable, fillShop } from './fill-shop.ts'
import { parseCategoryTitles } from './index-products.ts'

const COUNT = 30
const database = await freshDatabase('commerce', 'mail', 'search')
const search = await startSearch('in process', database)
afterAll(async () => {
  await search.close()
  await database.close()
})

const fill = (seed: number) => fillShop(database, { seed, count: COUNT, onProgress: () => {} })

test('a generated house is found by search exactly as the shop would have indexed it', {
  timeout: 90_000,
}, async () => {
  expect(await checkFillable(database, false)).toBe(true)
  expect(await fill(3)).toBe(COUNT)
  const fed = await recordsInIndex()
  expect(fed.length).toBeGreaterThan(COUNT * 5 - 10)
  await createIndexer(
    await readFile(join(import.meta.dirname, '../../content/categories.json'), 'utf8'),
  ).reindexAll()
  expect(await recordsInIndex()).toEqual(fed)
})

test('a shop that starts later has nothing to index', async () => {
  const cursor = await readCursor(database, `${INDEX_READER}:${PRODUCT_CHANGES.name}`)
  const pending = await readChanges(database, PRODUCT_CHANGES, cursor ?? '')
  expect(pending).toMatchObject({ ok: true, value: { subjects: [], hasMore: false } })
})

test('a shop with products is not changed, unless products are to be added', async () => {
  await expect(checkFillable(database, false)).rejects.toThrow(
    /The shop already has 30 products: add to them with --add/,
  )
  expect(await checkFillable(database, true)).toBe(false)
  expect(await fill(3)).toBe(COUNT)
  const { rows } = await database.pool.query<{ products: number; areNumbersUnique: boolean }>(
    `select (select count(*)::int from commerce.products) as products,
      (select count(distinct sku)::int = count(*)::int from commerce.variants) as "areNumbersUnique"`,
  )
  expect(rows[0]).toEqual({ products: 2 * COUNT, areNumbersUnique: true })
})

async function recordsInIndex() {
  const { rows } = await database.pool.query(
    `select i.name, r.object_id, r.record from search.records r join search.indexes i on i.id = r.index_id
     where r.record is not null order by i.name, r.object_id`,
  )
  return rows
}

function createIndexer(categories: string) {
  const shop = sampleShop(database)
  return createProductIndexer({
    clock: testClock(),
    database,
    changes: productChanges(shop),
    source: createCommerceClient({
      storeDomain: 'house.example',
      apiVersion: '2025-04',
      accessToken: 'sample-private-token',
      baseUrl: 'http://commerce.internal',
      fetch: async (request) => shop.fetch(request),
      report: () => {},
    }),
    writer: search.writer(),
    openTitles: () => parseCategoryTitles(categories),
    report: (error) => {
      throw error
    },
  })
}
