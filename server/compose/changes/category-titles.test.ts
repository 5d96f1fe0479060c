import { afterAll, expect, test } from 'vitest'
import { createCommerceClient } from '#clients/commerce/commerce-client.ts'
import type { Category } from '#clients/content/category.ts'
import { ok } from '#domain/result.ts'
import { DEFAULT_MAPPING } from '#services/commerce/import/mapping/mapping-file.ts'
import { storeMapping } from '#services/commerce/import/mapping/stored-mapping.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { createExecute, SAMPLE_PRIVATE_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { createCategoryTitles } from './indexer.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())

const shop = sampleShop(database)
const categories = { tables: { en: 'Tables', de: 'Tische' }, lamps: { en: 'Lamps' } }

test('a category has the editor’s title, otherwise the one that the import stored', async () => {
  const requests: string[] = []
  const commerce = createCommerceClient({
    storeDomain: 'house.example',
    apiVersion: '2025-04',
    accessToken: SAMPLE_PRIVATE_TOKEN,
    report: () => {},
    fetch(request) {
      requests.push(request.url)
      return shop.fetch(request)
    },
  })
  const content = {
    getCategory: async ({ path }: { path: string }) =>
      ok(path === 'lamps' ? ({ title: 'Our lamps' } as Category) : null),
  }
  const titles = () => createCategoryTitles({ commerce, content })
  expect(await titles()('tables', 'de')).toBeNull()
  await storeMapping(database, {
    ...DEFAULT_MAPPING,
    categories: { ...DEFAULT_MAPPING.categories, ...categories },
  })
  requests.length = 0
  const titleOf = titles()
  expect(await titleOf('lamps', 'en')).toEqual({ title: 'Our lamps', language: null })
  expect(await titleOf('tables', 'de')).toEqual({ title: 'Tische', language: null })
  expect(await titleOf('tables', 'it')).toEqual({ title: 'Tables', language: 'en' })
  expect(await titleOf('rugs', 'en')).toBeNull()
  expect(requests).toHaveLength(1)
})

test('the rules of the import are not public', async () => {
  await storeMapping(database, DEFAULT_MAPPING)
  const data = await createExecute(shop)(
    '{ shop { rules: metafield(namespace: "import", key: "mapping") { value } categories: metafield(namespace: "custom", key: "categories") { type } } }',
  )
  expect(data).toEqual({ shop: { rules: null, categories: { type: 'json' } } })
})
