import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Visitor } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import { createCommerceClient } from '#clients/commerce/commerce-client.ts'
import type { CountedCategory } from '#clients/search/categories/find-category-tree.ts'
import { ok } from '#domain/result.ts'
import {
  importRows,
  LAGUNA_ROWS,
  LAGUNA_TRANSLATIONS,
} from '#services/commerce/catalogue/fixtures/sample-catalogue.ts'
import { manyVariantRows } from '#services/commerce/import/fixtures/product-file.ts'
import { startContent } from '#tests/contract/support/embedded-content.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { loadProduct } from './load-product.server.ts'

const HOUSE = { home: 'IT', today: '2027-03-01' } as const
const LIGHTING = {
  _id: 'lighting',
  _type: 'category',
  canonicalPath: 'lighting',
  title: { en: 'Lighting', it: 'Luci' },
  slug: { en: { current: 'lighting' }, it: { current: 'luci' } },
}

const database = await freshDatabase('commerce')
const LOCATION = 'gid://shopify/CompanyLocation/5'
const service = sampleShop(database, {
  privateAccessToken: 'private',
  authenticate: async () => ok({ customerId: 'ada', companyLocationIds: [LOCATION] }),
})
const contentService = await startContent('in process', [LIGHTING])
const content = contentService.client()

function commerceOf(fetch: (request: Request) => Promise<Response>) {
  return createCommerceClient({
    storeDomain: 'shop.example',
    apiVersion: '2025-04',
    accessToken: 'private',
    fetch,
    report: () => {},
  })
}
const commerce = commerceOf((request) => service.fetch(request))

beforeAll(async () => {
  await importRows(database, [...LAGUNA_ROWS, ...manyVariantRows('many')], LAGUNA_TRANSLATIONS)
  await addPiece(database, {
    handle: 'murano-chandelier',
    attributes: { category: 'lighting', excludedCountries: '["AU"]', tradePrice: '{"USD":"77.00"}' },
  })
  await addPiece(database, {
    handle: 'upon-request',
    prices: { USD: 7_357_100 },
    compareAt: { USD: 7_358_100 },
    attributes: { notDirectlyShoppable: 'true', tradePrice: '{"USD":"70000.00"}' },
  })
  await addPiece(database, { handle: 'wool-throw', attributes: { category: 'textiles/throws' } })
  await addPiece(database, { handle: 'hotel-lamp', attributes: { customerRestrictions: 'b2b_only' } })
  await addPiece(database, { handle: 'home-lamp', attributes: { customerRestrictions: 'b2c_only' } })
  await addPiece(database, { handle: 'sample-lamp', attributes: { internalUseOnly: 'true' } })
})
afterAll(async () => {
  await contentService.close()
  await database.close()
})

const findCategories = async () =>
  ok([{ ...category('textiles', 'Textiles'), children: [category('textiles/throws', 'Throws')] }])

function category(canonicalPath: string, title: string): CountedCategory {
  const url = `/categories/${canonicalPath}`
  return { id: canonicalPath, canonicalPath, title, url, picture: null, count: 1, children: [] }
}

async function load(slug: string, page = '/', client = commerce, known: Partial<Visitor> = {}) {
  const found = await loadPage(slug, page, client, known)
  return found.ok ? ok(found.value.view) : found
}

function loadPage(slug: string, page: string, client = commerce, known: Partial<Visitor> = {}) {
  const url = new URL(`https://shop.test${page}`)
  const visitor = { ...visitorOf(url, SAMPLE_HOUSE), ...known }
  const sources = { commerce: client, content, findCategories }
  return loadProduct(sources, slug, visitor, HOUSE, url.searchParams)
}

const APPROVED: Partial<Visitor> = {
  role: 'trade-approved',
  buyer: { customerAccessToken: 'token', companyLocationId: LOCATION },
}

test('a product is found by its handle in the language, case-insensitively, and has a canonical path', async () => {
  expect(await load('laguna')).toMatchObject({ ok: true, value: { path: '/products/laguna' } })
  expect(await load('Lampada-LAGUNA', '/it-it')).toMatchObject({
    ok: true,
    value: { title: 'Laguna, lampada', path: '/products/lampada-laguna' },
  })
})

test('a handle of another language redirects to the path in this one', async () => {
  expect(await load('lampada-laguna')).toMatchObject({ ok: true, value: { path: '/products/laguna' } })
  expect(await load('lampada-laguna', '/de-at')).toMatchObject({ ok: true, value: { title: 'Laguna' } })
  expect(await load('laguna', '/it-it')).toMatchObject({
    ok: true,
    value: { path: '/products/lampada-laguna' },
  })
})

test('its categories are named in the language', async () => {
  const found = await load('murano-chandelier', '/it-it')
  expect(found).toMatchObject({ value: { breadcrumbs: [{ title: 'Luci', url: '/categories/luci' }] } })
})

test('categories that no editor has described are those of the catalogue', async () => {
  expect(await load('wool-throw')).toMatchObject({
    value: {
      breadcrumbs: [
        { title: 'Textiles', url: '/categories/textiles' },
        { title: 'Throws', url: '/categories/textiles/throws' },
      ],
    },
  })
})

test('a guest’s data contain no trade price', async () => {
  expect(JSON.stringify(await load('murano-chandelier'))).not.toMatch(/77|trade/i)
})

// spec 6: a piece upon request: its price leaves the server for no one, a trade price for approved trade clients
test('a piece upon request has no public price, and for an approved trade client their own', async () => {
  const seen = await load('upon-request')
  expect(seen).toMatchObject({ value: { variants: [{ price: { amountMinor: 0 }, fullPrice: null }] } })
  expect(JSON.stringify(seen)).not.toMatch(/735|70000|7000000/)
  const own = await load('upon-request', '/', commerce, APPROVED)
  const variant = { price: { amountMinor: 0 }, tradePrice: { amountMinor: 7_000_000 }, canBuy: false }
  expect(own).toMatchObject({ value: { mayRequest: true, variants: [variant] } })
  expect(JSON.stringify(own)).not.toMatch(/735/)
})

test('an approved trade client gets the trade price of each version beside the public one', async () => {
  const found = await load('murano-chandelier', '/', commerce, APPROVED)
  const variant = { price: { amountMinor: 12_000 }, tradePrice: { amountMinor: 7_700, currency: 'USD' } }
  expect(found).toMatchObject({ value: { variants: [variant] } })
  // There is no trade price in euros.
  expect(JSON.stringify(await load('murano-chandelier', '/it-it', commerce, APPROVED))).not.toMatch(/trade/i)
})

// spec 6: trade prices are shown to approved trade clients alone: product pages
test.each(['consumer', 'trade-pending', 'trade-rejected'] as const)(
  'a %s gets no trade price, even if the service sends one',
  async (role) => {
    const known = { ...APPROVED, role }
    expect(JSON.stringify(await load('murano-chandelier', '/', commerce, known))).not.toMatch(/77|trade/i)
    expect(await load('hotel-lamp', '/', commerce, known)).toEqual({ ok: false, code: 'trade-only' })
  },
)

test('trade-only pieces are shown to approved clients, consumer-only pieces are not', async () => {
  expect(await load('hotel-lamp', '/', commerce, APPROVED)).toMatchObject({ ok: true })
  expect(await load('home-lamp', '/', commerce, APPROVED)).toEqual({ ok: false, code: 'product-not-found' })
  expect(await load('home-lamp')).toMatchObject({ ok: true })
})

// spec 6: 'available upon request': requested by approved trade clients only
test('only an approved client may inquire about pieces upon request', async () => {
  const found = async (known: Partial<Visitor>) => {
    const product = await load('laguna', '/', commerce, known)
    return product.ok && product.value.mayRequest
  }
  expect(await found(APPROVED)).toBe(true)
  for (const role of ['guest', 'consumer', 'trade-pending', 'trade-rejected'] as const) {
    expect(await found({ role })).toBeUndefined()
  }
})

test('anyone but who waits for a decision on the trade is led to samples, of a piece that has a material to choose', async () => {
  const found = async (handle: string, known: Partial<Visitor>) => {
    const product = await load(handle, '/', commerce, known)
    return product.ok && product.value.hasSamples
  }
  expect(await found('many', APPROVED)).toBe(true)
  expect(await found('wool-throw', APPROVED)).toBeUndefined()
  expect(await found('many', { role: 'trade-pending' })).toBeUndefined()
  for (const role of ['guest', 'consumer', 'trade-rejected'] as const) {
    expect(await found('many', { role })).toBe(true)
  }
})

test('an excluded country is informed, and cannot buy', async () => {
  const found = await load('murano-chandelier', '/en-au')
  expect(found).toMatchObject({
    value: { variants: [{ notice: { kind: 'unavailable-here' }, canBuy: false }] },
  })
})

test.each([
  ['hotel-lamp', 'trade-only'],
  ['sample-lamp', 'product-not-found'],
  ['no-such-lamp', 'product-not-found'],
])('%s: %s', async (slug, code) => {
  expect(await load(slug)).toEqual({ ok: false, code })
})

// spec 4: a delivery promise on the product's page
test('the delivery promise follows the country, in the visitor’s language', async () => {
  await addPiece(database, {
    handle: 'stone-table',
    attributes: {
      leadTime: '56',
      shippingOption: 'standard',
      curbsideDelivery: 'true',
      dedicatedCourier: 'true',
      customProperties: '{"isFragile":true}',
      excludedCountries: '["AU"]',
    },
  })
  const how = { method: 'curbside', isFragile: true, hasDedicatedCourier: true }
  for (const [page, days, transitDays] of [
    ['/de-de', '3.–10. Mai 2027', [5, 10]],
    ['/', 'May 17 – 31, 2027', [15, 25]],
  ] as const) {
    const found = await load('stone-table', page)
    expect(found).toMatchObject({ value: { delivery: { transitDays }, variants: [{ promise: how }] } })
    const written = found.ok ? found.value.variants[0]?.promise?.days : null
    expect(written?.replaceAll('\u2009', ' ')).toBe(days)
  }
  expect(await load('stone-table', '/en-au')).toMatchObject({ value: { variants: [{ promise: null }] } })
})

test('an unavailable commerce service is not a missing product', async () => {
  const broken = commerceOf(async () => new Response('', { status: 500 }))
  expect(await load('laguna', '/', broken)).toEqual({ ok: false, code: 'product-fetch-failed' })
})

async function many(search: string) {
  const found = await loadPage('many', `/it-it${search}`)
  if (!found.ok) throw new Error(found.code)
  return found.value
}

// spec 9: of more than ten variants a page loads the first ten and the chosen one
test('of sixty variants the first ten are loaded, and the one chosen by its options or number', async () => {
  const first = await many('')
  expect(first).toMatchObject({ chosenNumber: null, view: { choice: { missing: null, isAnyForSale: true } } })
  expect(first.view.variants).toHaveLength(10)

  const { chosenNumber, view } = await many('?option1=12&option2=Steel')
  expect(view.variants).toHaveLength(11)
  expect(view.variants[10]).toMatchObject({ sku: 'MANY-57', number: chosenNumber })
  expect(await many(`?variant=${chosenNumber}`)).toEqual({ ...first, view })
  const loaded = view.variants[2]?.number
  const chosen = await many('?option1=1&option2=Oak')
  expect(chosen).toMatchObject({ chosenNumber: loaded, view: { variants: first.view.variants } })
})

test('values that are sold out or do not exist beside the chosen ones are marked before they are chosen', async () => {
  await database.pool.query(
    `update commerce.inventory i set is_tracked = true, on_hand = 0, continue_selling = false
     from commerce.variants v where v.id = i.variant_id and v.sku = 'MANY-2'`,
  )
  const { chosenNumber, view } = await many('?option1=12&option2=Steel')
  const marksOf = (found: typeof view) => {
    const [sizes, finishes] = found.choice?.states ?? []
    return { first: sizes?.[0], last: sizes?.at(-1), finishes }
  }
  const five = 'for-sale '.repeat(5).trim().split(' ')
  const finishes = five.with(4, 'missing')
  expect(marksOf(view)).toEqual({ first: 'sold-out', last: 'missing', finishes })
  expect(marksOf((await many(`?variant=${chosenNumber}`)).view)).toEqual(marksOf(view))
  const missing = await many('?option1=XL&option2=Steel')
  expect(marksOf(missing.view).finishes).toEqual(['for-sale', ...'missing '.repeat(4).trim().split(' ')])
  expect(view.choice).toMatchObject({
    count: { all: 60, forSale: 59 },
    prices: { lowest: { amountMinor: 10_100, currency: 'EUR' }, highest: { amountMinor: 16_000 } },
  })
})

test.each(['?variant=999999', '?variant=x', '?option1=12', '?option1=12&option2=Gold', '?option9=1'])(
  'an address that chooses nothing, %s, leads to the first variants',
  async (search) => expect(await many(search)).toEqual(await many('')),
)

test('a combination that no variant has stays chosen', async () => {
  const { chosenNumber, view } = await many('?option1=XL&option2=Steel')
  const missing = [
    { name: 'Size', value: 'XL' },
    { name: 'Finish', value: 'Steel' },
  ]
  expect({ chosenNumber, missing: view.choice?.missing }).toEqual({ chosenNumber: null, missing })
})

test('a product with ten variants or fewer ignores options, and has no choice to load', async () => {
  const page = await loadPage('laguna', '/?option1=Steel')
  expect(page).toEqual(await loadPage('laguna', '/'))
  expect(page.ok && 'choice' in page.value.view).toBe(false)
})

test('where none of the loaded variants is for sale, one that is is loaded', async () => {
  await database.pool.query(
    `update commerce.inventory i set is_tracked = true, on_hand = 0, continue_selling = false
     from commerce.variants v where v.id = i.variant_id and v.sku like 'MANY-%' and v.sku <> 'MANY-57'`,
  )
  expect((await many('')).view.variants[10]).toMatchObject({ sku: 'MANY-57', canBuy: true })
})
