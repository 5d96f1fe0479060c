import { afterAll, beforeAll, expect, test } from 'vitest'
import { idNumber } from '#domain/ids.ts'
import { importRows } from '#services/commerce/catalogue/fixtures/sample-catalogue.ts'
import { lampRow } from '#services/commerce/import/fixtures/product-file.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { ORDERED_MAX } from './collection-calls.ts'
import { createCommerceClient } from './commerce-client.ts'
import type { CommerceContext } from './request.ts'

/** The maximum number that is read. */
const MANY = ORDERED_MAX
const database = await freshDatabase('commerce')
const service = sampleShop(database, { privateAccessToken: 'private' })
beforeAll(async () => {
  await importRows(database, [
    ...Array.from({ length: MANY }, (_, index) => lampRow(`lamp-${index}`, { Collection: 'Many, All' })),
    lampRow('alba', { Collection: 'Icons, All' }),
    lampRow('brina', { Collection: 'Icons, Hidden' }),
    lampRow('creta', { Status: 'draft', Collection: 'Icons' }),
  ])
  await database.pool.query(
    `update commerce.collections set description_html = '<p>Lamps</p><p>for ever.</p>',
       picture_url = 'https://pictures.example/icons.jpg',
       translations = '{"it": {"title": "Icone"}}' where handle = 'icons'`,
  )
  await database.pool.query(`update commerce.collections set is_published = false where handle = 'hidden'`)
})
afterAll(() => database.close())

function clientOf(fetch: (request: Request) => Promise<Response>, showsPicture?: (url: string) => boolean) {
  return createCommerceClient({
    storeDomain: 'shop.example',
    apiVersion: '2025-04',
    accessToken: 'private',
    fetch,
    ...(showsPicture && { showsPicture }),
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
      number: expect.stringMatching(/^\d+$/),
      handle: 'icons',
      title: 'Icone',
      titleLanguage: null,
      description: 'Lamps for ever.',
      descriptionHtml: '<p>Lamps</p><p>for ever.</p>',
      descriptionLanguage: 'en',
      picture: { url: 'https://pictures.example/icons.jpg', alt: 'Icone', width: 1200, height: 1200 },
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
    value: [
      { handle: 'all', title: 'All', titleLanguage: 'en' },
      { handle: 'icons', title: 'Icone', titleLanguage: null },
      { handle: 'many', title: 'Many', titleLanguage: 'en' },
    ],
  })
})

test('up to five hundred products are read in their order, and none of a larger collection', async () => {
  const many = await client.getShopCollection('many', ITALY)
  if (!many.ok) throw new Error(many.code)
  const ids = many.value?.productIds ?? []
  expect(new Set(ids).size).toBe(MANY)
  const { rows } = await database.pool.query<{ id: string }>(
    `select product_id::text as id from commerce.collection_products cp
     join commerce.collections c on c.id = cp.collection_id where c.handle = 'many' order by position`,
  )
  expect(ids.map(idNumber)).toEqual(rows.map(({ id }) => id))
  expect(await client.getShopCollection('all', ITALY)).toMatchObject({ value: { productIds: null } })
})

test('the collections of any number of products are found by their numbers', async () => {
  const all = await client.listProductIds({ after: null, pageSize: 250 }, ITALY)
  if (!all.ok) throw new Error(all.code)
  const found = await client.findCollectionNumbers(all.value.ids, ITALY)
  if (!found.ok) throw new Error(found.code)
  expect(found.value.size).toBe(250)
  const { rows } = await database.pool.query<{ id: string }>(
    `select id::text as id from commerce.collections where handle in ('all', 'many') order by handle`,
  )
  expect(found.value.get(all.value.ids[0] ?? '')).toEqual(rows.map(({ id }) => id))
})

test('collections are shown with their picture; those without products are not', async () => {
  await database.pool.query(`insert into commerce.collections (handle, title) values ('empty', 'Empty')`)
  const found = await client.findShownCollections(ITALY, 20)
  if (!found.ok) throw new Error(found.code)
  expect(found.value.map(({ handle, picture }) => [handle, picture?.url])).toEqual([
    ['all', undefined],
    ['icons', 'https://pictures.example/icons.jpg'],
    ['many', undefined],
  ])
})

// spec 2: all collections of the shop are listed, however many
test('a shop’s collections are read in pages, up to a maximum', async () => {
  await database.pool.query(
    `insert into commerce.collections (handle, title)
     select 'season-' || n, 'Season ' || lpad(n::text, 3, '0') from generate_series(1, 300) n`,
  )
  await database.pool.query(
    `insert into commerce.collection_products (collection_id, product_id, position)
     select id, (select min(id) from commerce.products), 0 from commerce.collections where handle like 'season-%'`,
  )
  const listed = await client.listShopCollections(ITALY)
  if (!listed.ok) throw new Error(listed.code)
  const handles = listed.value.map(({ handle }) => handle)
  expect(handles.filter((handle) => handle.startsWith('season-'))).toHaveLength(300)
  expect(new Set(handles).size).toBe(handles.length)
  const shown = await client.findShownCollections(ITALY, 90)
  if (!shown.ok) throw new Error(shown.code)
  expect(shown.value.at(-1)?.handle).toBe(handles[89])
  await database.pool.query(`delete from commerce.collections where handle like 'season-%'`)
})

test('a picture that the shop cannot show is absent', async () => {
  const hiding = clientOf(
    (request) => service.fetch(request),
    () => false,
  )
  expect(await hiding.getShopCollection('icons', ITALY)).toMatchObject({ value: { picture: null } })
})

test.each([
  ['answers with an error', async () => new Response(null, { status: 400 })],
  [
    'answers with another form',
    async () => Response.json({ data: { collection: 7, collections: 7, nodes: 7 } }),
  ],
])('a service that %s refuses', async (_, fetch) => {
  const broken = clientOf(fetch)
  const refused = { ok: false, code: 'product-fetch-failed' }
  expect(await broken.getShopCollection('icons', ITALY)).toEqual(refused)
  expect(await broken.listShopCollections(ITALY)).toEqual(refused)
  expect(await broken.findShownCollections(ITALY, 20)).toEqual(refused)
  expect(await broken.findCollectionNumbers(['gid://shopify/Product/1'], ITALY)).toEqual(refused)
})
