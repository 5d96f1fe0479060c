import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { algoliasearch } from 'algoliasearch'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRequester, hostAt } from '#clients/search/sending/requester.ts'
import { createVisualClient } from '#clients/visual/visual-client.ts'
import { CHANGES } from '#contracts/changes.ts'
import { type App, createApp } from '#server/app.ts'
import { openCore } from '#server/compose/core.ts'
import { type Configuration, readConfiguration } from '#server/settings/config.ts'
import { fileText, lampRow, writeFixture } from '#services/commerce/import/fixtures/product-file.ts'
import { importCatalogue } from '#services/commerce/import/import-catalogue.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { listen as listenTo } from '#services/kernel/database/listen.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { SAMPLE_PRIVATE_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { TEST_TIME, testClock } from '#tests/support/test-clock.ts'
import { type EmbeddedContent, startContent, TOKENS } from '../support/embedded-content.ts'
import { listen } from '../support/served.ts'

const ORIGIN = 'https://shop.example'
const SECRETS = { commerce: 'the secret of the app in the shop', content: 'the secret of the webhook' }
const PICTURES = 'demo/pictures'
const PICTURE = 'poltrona-nuvola-main.webp'
/** The endpoints of Shopify and Sanity that a storefront calls, and nothing that only our own services have. */
const PUBLISHED = [/^\/api\/2025-04\/graphql\.json$/, /^\/v[\d-]+\/data\/query\//]

let hosted: Database
let database: Database
let content: EmbeddedContent
let standInServer: Awaited<ReturnType<typeof listen>>
let configuration: Configuration
let app: App
const refusedPaths = new Set<string>()
const dataFolder = mkdtempSync(join(tmpdir(), 'hosted-'))

beforeAll(async () => {
  hosted = await freshDatabase('commerce', 'mail', 'content')
  database = await freshDatabase()
  content = await startContent('in process', [CATEGORY, artisan('ferro')], hosted, testClock())
  const shop = sampleShop(hosted)
  standInServer = await listen(
    getRequestListener(async (request) => {
      const { pathname } = new URL(request.url)
      if (PUBLISHED.some((path) => path.test(pathname)))
        return pathname.startsWith('/api') ? shop.fetch(request) : content.service.fetch(request)
      refusedPaths.add(pathname)
      return new Response(null, { status: 404 })
    }),
  )
  await importLamps('luna')
  configuration = readConfiguration({
    DATA_FOLDER: dataFolder,
    DATABASE_URL: database.url,
    DEMONSTRATION: 'no',
    SECRET: 'a secret of thirty-two characters',
    PUBLIC_URL: ORIGIN,
    LOG_LEVEL: 'silent',
    SERVICE_CALLS_PER_MINUTE: '10000',
    CHANGES_PER_MINUTE: '10000',
    COMMERCE_URL: standInServer.url,
    COMMERCE_PRIVATE_TOKEN: SAMPLE_PRIVATE_TOKEN,
    COMMERCE_WEBHOOK_SECRET: SECRETS.commerce,
    CONTENT_URL: standInServer.url,
    CONTENT_READ_TOKEN: TOKENS.read,
    CONTENT_PREVIEW_TOKEN: TOKENS.preview,
    CONTENT_WRITE_TOKEN: TOKENS.write,
    CONTENT_WEBHOOK_SECRET: SECRETS.content,
  })
  app = await createApp(configuration)
})
afterAll(async () => {
  await app.close()
  await standInServer.close()
  await content.close()
  await hosted.close()
  await database.close()
  rmSync(dataFolder, { recursive: true })
})

const CATEGORY = {
  _id: 'category-lighting',
  _type: 'category',
  title: { en: 'Lighting', it: 'Luce' },
  slug: { en: { current: 'lighting' } },
  canonicalPath: 'lighting',
}

function artisan(slug: string) {
  return {
    _id: `artisan-${slug}`,
    _type: 'artisan',
    name: `Officina ${slug}`,
    slug: { current: slug },
    plan: 'Plus',
    position: 1,
    place: { town: 'Cantù', region: { en: 'Como, Lombardy', it: 'Como, Lombardia' } },
  }
}

/** Imports products into the hosted shop; returns their numbers there by handle. */
async function importLamps(...handles: string[]): Promise<ReadonlyMap<string, string>> {
  const picture = { 'Image Src': PICTURE, 'Image Position': '1', 'Image Alt Text': 'A chair' }
  const rows = handles.map((handle) => lampRow(handle, handle === 'luna' ? picture : {}))
  const csvPath = await writeFixture(fileText(rows))
  expect(await importCatalogue(hosted, { base: 'EUR', csvPath, picturesFolder: PICTURES })).toMatchObject({
    refused: 0,
  })
  const { rows: products } = await hosted.pool.query<{ id: string; handle: string }>(
    'select id::text as id, handle from commerce.products',
  )
  return new Map(products.map(({ id, handle }) => [handle, id]))
}

const call = (path: string, init: RequestInit = {}) => app.fetch(new Request(ORIGIN + path, init), {})

async function reportProduct(topic: string, product: object, secret = SECRETS.commerce): Promise<number> {
  const body = JSON.stringify(product)
  const headers = {
    'content-type': 'application/json',
    'X-Shopify-Topic': topic,
    'X-Shopify-Hmac-Sha256': createHmac('sha256', secret).update(body).digest('base64'),
  }
  return (await call('/hooks/commerce', { method: 'POST', headers, body })).status
}

/** Signs with the official library. */
async function reportDocument(document: object, secret = SECRETS.content): Promise<number> {
  const body = JSON.stringify(document)
  const signature = await encodeSignatureHeader(body, TEST_TIME.getTime(), secret)
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER_NAME]: signature }
  return (await call('/hooks/content', { method: 'POST', headers, body })).status
}

async function found(indexName: string): Promise<string[]> {
  const { application, searchKey } = configuration.services.search
  const baseUrl = `${ORIGIN}/services/search`
  const client = algoliasearch(application, searchKey, {
    hosts: [hostAt(baseUrl)],
    requester: createRequester(async (request) => app.fetch(request, {})),
  })
  const { hits } = await client.searchSingleIndex({ indexName })
  return hits.map(({ objectID }) => objectID).sort()
}

/** The numbers of the products that a picture search finds. */
async function foundByPicture(): Promise<string[]> {
  const visual = createVisualClient({
    baseUrl: `${ORIGIN}/services/visual`,
    fetch: async (request) => app.fetch(request, {}),
    token: configuration.services.visual.tokens[0],
    report: () => {},
  })
  const bytes = new Uint8Array(await sharp(`${PICTURES}/${PICTURE}`).resize(300).jpeg().toBuffer())
  const result = await visual.findByPicture({ bytes, region: null, visitorKey: null })
  return result.ok ? result.value.matches.map(({ number }) => number) : [result.code]
}

const sitemap = async (kind: string) => (await call(`/sitemaps/${kind}-en-1.xml`)).text()

/** The notifications that cause page caches to be purged, while something happens. */
async function noticesDuring(channel: string, act: () => Promise<unknown>): Promise<string[]> {
  const notices: string[] = []
  const subscription = await listenTo(database.url, channel, (payload) => {
    if (payload !== null) notices.push(...JSON.parse(payload))
  })
  await act()
  await eventually(() => expect(notices.length).toBeGreaterThan(0))
  await subscription.close()
  return notices
}

/** Runs once what a hosted shop repeats every minute. */
async function poll(): Promise<void> {
  const core = await openCore(configuration)
  for (const job of core.changes.jobs) if (job.everySeconds === 60) await job.run(TEST_TIME)
  await core.close()
}

test('a hosted shop is read into search, sitemap and picture search by one start', async () => {
  const numbers = await importLamps('luna')
  await eventually(async () => expect(await found('products')).toEqual([...numbers.values()].sort()))
  await eventually(async () => expect(await found('artisans')).toEqual(['artisan-ferro']))
  expect(await sitemap('products')).toContain('/products/luna')
  await eventually(async () => expect(await foundByPicture()).toEqual([numbers.get('luna')]))
})

test('a product that the shop reports is found, in the sitemap, and its pages are purged', async () => {
  const numbers = await importLamps('luna', 'alba')
  const id = numbers.get('alba') ?? ''
  const update = { id: Number(id), updated_at: '2026-11-23T08:00:00-05:00' }
  const notices = await noticesDuring(CHANGES.products, async () =>
    expect(await reportProduct('products/create', update)).toBe(200),
  )
  expect(notices).toEqual([id])
  await eventually(async () => expect(await found('products')).toEqual([...numbers.values()].sort()))
  expect(await sitemap('products')).toContain('/products/alba')
  // A repeated webhook is handled again, because not every change gives a product a new version.
  await noticesDuring(CHANGES.products, () => reportProduct('products/update', update))
})

test('a product that the shop reports as deleted is no longer found', async () => {
  const numbers = await importLamps('luna', 'alba')
  await hosted.pool.query(`delete from commerce.products where handle = 'alba'`)
  expect(await reportProduct('products/delete', { id: Number(numbers.get('alba')) })).toBe(200)
  await eventually(async () => expect(await found('products')).toEqual([numbers.get('luna')]))
  expect(await sitemap('products')).not.toContain('/products/alba')
})

test('a document that the project reports is found and purged, a draft is neither', async () => {
  await content.official({ token: TOKENS.write }).createOrReplace(artisan('noce'))
  const notices = await noticesDuring(CHANGES.content, async () => {
    expect(await reportDocument({ _id: 'drafts.artisan-noce' })).toBe(200)
    expect(await reportDocument({ _id: 'artisan-noce', _type: 'artisan' })).toBe(200)
  })
  expect(notices).toEqual(['artisan-noce'])
  await eventually(async () => expect(await found('artisans')).toEqual(['artisan-ferro', 'artisan-noce']))
})

test('what no report announces is found by the next poll, once', async () => {
  await poll()
  const numbers = await importLamps('luna', 'vesta')
  await content.official({ token: TOKENS.write }).createOrReplace(artisan('pietra'))
  const products = await noticesDuring(CHANGES.products, poll)
  expect(products).toContain(numbers.get('vesta'))
  await eventually(async () => expect(await found('products')).toContain(numbers.get('vesta')))
  await eventually(async () => expect(await found('artisans')).toContain('artisan-pietra'))
  const { rows: before } = await database.pool.query('select count(*) from kernel.changes')
  await poll()
  expect((await database.pool.query('select count(*) from kernel.changes')).rows).toEqual(before)
})

test.each([
  ['signed with another secret', () => reportProduct('products/update', { id: 1 }, 'guessed')],
  ['signed with another secret', () => reportDocument({ _id: 'home' }, 'guessed')],
  ['not signed', async () => (await call('/hooks/commerce', { method: 'POST', body: '{"id":1}' })).status],
  ['not signed', async () => (await call('/hooks/content', { method: 'POST', body: '{"_id":"a"}' })).status],
])('a report that is %s is refused and leaves nothing', async (_, report) => {
  const { rows: before } = await database.pool.query('select count(*) from kernel.changes')
  expect(await report()).toBe(401)
  expect((await database.pool.query('select count(*) from kernel.changes')).rows).toEqual(before)
})

test.each([
  ['names no product', () => reportProduct('products/update', { id: 'x' }), 400],
  ['names no document', () => reportDocument({ title: 'x' }), 400],
  ['is of something else', () => reportProduct('orders/create', { id: 1 }), 200],
])('a signed report that %s changes nothing', async (_, report, status) => {
  const { rows: before } = await database.pool.query('select count(*) from kernel.changes')
  expect(await report()).toBe(status)
  expect((await database.pool.query('select count(*) from kernel.changes')).rows).toEqual(before)
})

test('nothing but what Shopify and Sanity publish was called', () => {
  expect([...refusedPaths]).toEqual([])
})
