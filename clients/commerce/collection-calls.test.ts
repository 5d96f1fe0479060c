import { afterAll, beforeAll, expect, test } from 'vitest'
import { importRows } from '#services/commerce/catalogue/fixtures/sample-catalogue.ts'
import { lampRow } from '#services/commerce/import/fixtures/product-file.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { createCommerceClient } from './commerce-client.ts'
import type { CommerceContext } from './request.ts'

const database = await freshDatabase('commerce')
const service = sampleShop(database, { privateAccessToken: 'private' })
beforeAll(async () => {
  await importRows(database, [
    lampRow('alba', { Collection: 'Icons' }),
    lampRow('brina', { Collection: 'Icons, Hidden' }),
    lampRow('creta', { Status: 'draft', Collection: 'Icons' }),
  ])
  await database.pool.query(
    `update commerce.collections set description_html = '<p>Lamps</p><p>for ever.</p>',
       translations = '{"it": {"title": "Icone"}}' where handle = 'icons'`,
  )
  await database.pool.query(`update commerce.collections set is_published = false where handle = 'hidden'`)
})
afterAll(() => database.close())

function clientOf(fetch: (request: Request) => Promise<Response>) {
  return createCommerceClient({
    storeDomain: 'shop.example',
    apiVersion: '2025-04',
    accessToken: 'private',
    fetch,
    report: () => {},
  })
}

const client = clientOf((request) => service.fetch(request))
const ITALY: CommerceContext = { country: 'IT', language: 'it', buyer: null }

test('a collection has its texts in the language, and the products that are for sale in their order', async () => {
  const found = await client.getShopCollection('icons', ITALY)
  expect(found).toEqual({
    ok: true,
    value: {
      handle: 'icons',
      title: 'Icone',
      description: 'Lamps for ever.',
      seo: { title: null, description: null },
      productIds: [expect.stringMatching(/Product\/\d+$/), expect.stringMatching(/Product\/\d+$/)],
    },
  })
})

test('an unpublished or unknown collection does not exist', async () => {
  expect(await client.getShopCollection('hidden', ITALY)).toEqual({ ok: true, value: null })
  expect(await client.getShopCollection('gone', ITALY)).toEqual({ ok: true, value: null })
  expect(await client.listShopCollections(ITALY)).toEqual({
    ok: true,
    value: [{ handle: 'icons', title: 'Icone' }],
  })
})

test.each([
  ['answers with an error', async () => new Response(null, { status: 400 })],
  ['answers with another form', async () => Response.json({ data: { collection: 7, collections: 7 } })],
])('a service that %s refuses', async (_, fetch) => {
  const broken = clientOf(fetch)
  const refused = { ok: false, code: 'product-fetch-failed' }
  expect(await broken.getShopCollection('icons', ITALY)).toEqual(refused)
  expect(await broken.listShopCollections(ITALY)).toEqual(refused)
})
