import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShowsPicture } from '#domain/product/shown-picture.ts'
import { ok } from '#domain/result.ts'
import {
  importRows,
  LAGUNA_ROWS,
  LAGUNA_TRANSLATIONS,
} from '#services/commerce/catalogue/fixtures/sample-catalogue.ts'
import { lampRow } from '#services/commerce/import/fixtures/product-file.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { createCommerceClient } from './commerce-client.ts'
import type { CommerceContext, CommerceProblem } from './request.ts'

const database = await freshDatabase('commerce')
const LOCATION = 'gid://shopify/CompanyLocation/1'
const service = sampleShop(database, {
  privateAccessToken: 'private',
  authenticate: async () => ok({ customerId: 'ada', companyLocationIds: [LOCATION] }),
})
beforeAll(() => importRows(database, [...LAGUNA_ROWS, lampRow('sole')], LAGUNA_TRANSLATIONS))
afterAll(() => database.close())

const problems: CommerceProblem[] = []

function clientOf(fetch: (request: Request) => Promise<Response>, showsPicture?: ShowsPicture) {
  return createCommerceClient({
    storeDomain: 'shop.example',
    apiVersion: '2025-04',
    accessToken: 'private',
    fetch,
    report: (problem) => problems.push(problem),
    ...(showsPicture && { showsPicture }),
  })
}

const client = clientOf((request) => service.fetch(request))
const ITALY: CommerceContext = { country: 'IT', language: 'en', buyer: null }

async function laguna(context = ITALY) {
  const result = await client.getProduct({ handle: 'laguna' }, context)
  if (!result.ok) throw new Error(result.code)
  return result.value
}

test('a product has everything that its page shows', async () => {
  const product = await laguna()
  expect(product).toMatchObject({
    handle: 'laguna',
    title: 'Laguna',
    vendor: 'Vetreria Sole',
    totalInventory: 5,
    availableForSale: true,
    categoryPath: 'home-garden/lighting/lamps',
    seo: { title: 'Laguna lamp', description: null },
    attributes: { material: ['Glass', 'Brass'], recommended: ['sole'] },
    options: [
      {
        name: 'Finish',
        values: [
          { name: 'Brass', swatchColor: '#b5a642' },
          { name: 'Steel', swatchColor: null },
        ],
      },
    ],
    models: [{ sources: [{ url: '/models/laguna.glb', mimeType: 'model/gltf-binary' }] }],
  })
  expect(product.pictures.map(({ url, alt }) => [url, alt])).toEqual([
    ['https://pictures.example/1.jpg', 'Front'],
    ['https://pictures.example/2.jpg', ''],
    ['https://pictures.example/3.jpg', ''],
  ])
  expect(product.variants).toMatchObject([
    {
      sku: 'LAG-B',
      selectedOptions: [{ name: 'Finish', value: 'Brass' }],
      price: { amountMinor: 10_000, currency: 'EUR' },
      fullPrice: { amountMinor: 15_000, currency: 'EUR' },
      quantityAvailable: 5,
    },
    { sku: 'LAG-S', fullPrice: null, availableForSale: false },
  ])
})

test('the context decides language and currency', async () => {
  const product = await laguna({ country: 'GB', language: 'it', buyer: null })
  expect(product).toMatchObject({
    handle: 'lampada-laguna',
    title: 'Laguna, lampada',
    variants: [{ title: 'Ottone', price: { amountMinor: 9000, currency: 'GBP' } }, {}],
  })
})

test('handles are case-insensitive; an unknown one is not found', async () => {
  expect(await client.getProduct({ handle: 'LAGUNA' }, ITALY)).toMatchObject({ ok: true })
  expect(await client.getProduct({ handle: 'nowhere' }, ITALY)).toEqual({
    ok: false,
    code: 'product-not-found',
  })
})

test('only a buyer at a company location gets the trade price', async () => {
  const buyer = { customerAccessToken: 'token', companyLocationId: LOCATION }
  expect((await laguna()).attributes.tradePrice.EUR).toBeNull()
  expect((await laguna({ ...ITALY, buyer })).attributes.tradePrice.EUR).toBe(8000)
})

test('the trade prices of many products are loaded in one call, for such a buyer only', async () => {
  const buyer = { customerAccessToken: 'token', companyLocationId: LOCATION }
  const { id } = await laguna()
  const ids = [id, 'gid://shopify/Product/999999']
  const [first, highest] = [10_000, 11_000].map((amountMinor) => ({ amountMinor, currency: 'EUR' }))
  const scale = { first, tradeMinor: 8_000, rounding: null, lowest: first, highest }
  expect(await client.findTradePrices(ids, { ...ITALY, buyer })).toEqual({
    ok: true,
    value: new Map([[id, scale]]),
  })
  expect(await client.findTradePrices(ids, ITALY)).toEqual({ ok: true, value: new Map() })
  const broken = clientOf(async () => Response.json({ data: { nodes: [{ id: 1 }] } }))
  const before = problems.length
  expect(await broken.findTradePrices(ids, { ...ITALY, buyer })).toMatchObject({ ok: false })
  expect(problems).toHaveLength(before + 1)
})

test('the lowest price of a product is the trade price for such a buyer only', async () => {
  const buyer = { customerAccessToken: 'token', companyLocationId: LOCATION }
  const { id } = await laguna()
  const lowest = async (context: CommerceContext) => {
    const found = await client.findLowestPrices([id, 'gid://shopify/Product/999999'], context)
    return found.ok ? [...found.value] : found.code
  }
  expect(await lowest(ITALY)).toEqual([[id, { amountMinor: 10_000, currency: 'EUR' }]])
  expect(await lowest({ ...ITALY, country: 'GB' })).toEqual([[id, { amountMinor: 9_000, currency: 'GBP' }]])
  expect(await lowest({ ...ITALY, buyer })).toEqual([[id, { amountMinor: 8_000, currency: 'EUR' }]])
})

test('a product without choices has no options', async () => {
  const response = await client.getProduct({ handle: 'sole' }, ITALY)
  expect(response).toMatchObject({ ok: true, value: { options: [], variants: [{ selectedOptions: [] }] } })
})

test('all products are listed page by page, found by id, and recommended', async () => {
  const first = await client.listProducts({ after: null, pageSize: 1 }, ITALY)
  if (!first.ok) throw new Error(first.code)
  expect(first.value.products.map(({ handle }) => handle)).toEqual(['laguna'])
  const second = await client.listProducts({ after: first.value.nextCursor, pageSize: 1 }, ITALY)
  expect(second).toMatchObject({ ok: true, value: { products: [{ handle: 'sole' }], nextCursor: null } })
  const { id } = await laguna()
  const found = await client.findProductsByIds(['gid://shopify/Product/999999', id], ITALY)
  expect(found).toMatchObject({ ok: true, value: [{ handle: 'laguna' }] })
  const recommended = await client.findRecommendedIds({ productId: id }, ITALY)
  const sole = [second.ok && second.value.products[0]?.id]
  expect(recommended).toEqual({ ok: true, value: { chosen: sole, similar: sole } })
})

test.each([
  ['the beginning of a word', 'lag', ['laguna']],
  ['a SKU in any case', 'lag-b', ['laguna']],
  ['its maker', 'Vetreria', ['laguna', 'sole']],
  ['nothing else', 'zzz', []],
  ['signs of the search syntax', '"lag" OR tag:(x', []],
])('products are found by text: %s', async (_, text, handles) => {
  const found = await client.findProductsByText({ text, count: 5 }, ITALY)
  expect(found.ok && found.value.map(({ handle }) => handle).toSorted()).toEqual(handles)
})

test.each<[string, () => Promise<Response>]>([
  ['a service that is down', async () => new Response('', { status: 500 })],
  ['an answer of another form', async () => Response.json({ data: { product: { id: 1 } } })],
  ['a currency that the shop does not know', async () => otherCurrency()],
])('%s is a failed fetch, not a missing product', async (_, fetch) => {
  const before = problems.length
  const response = await clientOf(fetch).getProduct({ handle: 'laguna' }, ITALY)
  expect(response).toEqual({ ok: false, code: 'product-fetch-failed' })
  expect(problems).toHaveLength(before + 1)
})

async function otherCurrency(): Promise<Response> {
  let text = ''
  const spy = clientOf(async (request) => {
    const response = await service.fetch(request)
    text = await response.text()
    return Response.json(JSON.parse(text))
  })
  await spy.getProduct({ handle: 'laguna' }, ITALY)
  return Response.json(JSON.parse(text.replaceAll('"EUR"', '"CHF"')))
}

test('a picture that cannot be shown is absent from the product and its variants', async () => {
  const withoutFirst = clientOf(
    (request) => service.fetch(request),
    (url) => !url.endsWith('/1.jpg'),
  )
  const all = await laguna()
  const some = await withoutFirst.getProduct({ handle: 'laguna' }, ITALY)
  if (!some.ok) throw new Error(some.code)
  expect(some.value.pictures).toEqual(all.pictures.slice(1))
  const hidden = all.variants.map(({ picture }) => picture?.url.endsWith('/1.jpg'))
  expect(hidden).toContain(true)
  expect(some.value.variants.map(({ picture }) => picture)).toEqual(
    all.variants.map(({ picture }, index) => (hidden[index] ? null : picture)),
  )
  expect(some.value.models.map(({ preview }) => preview)).toEqual([null])
})
