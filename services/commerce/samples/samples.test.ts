import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { SampleDraft } from '#contracts/order/samples.ts'
import { salesResponse } from '#contracts/team/sales.ts'
import { ok } from '#domain/result.ts'
import type { TradeStanding } from '#domain/visitor/roles.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { readSampleOrder, SAMPLE_ADDRESS } from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { SAMPLE_ACCESS_TOKEN, SAMPLE_PRIVATE_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { sampleTeam } from '#tests/support/samples/sample-team.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { createBuyerSource } from '../customers/buyer-source.ts'
import { countCustomerOrders } from '../orders/customer-orders.ts'
import {
  inventory,
  products,
  productTranslations,
  variantPrices,
  variants,
} from '../tables/catalogue-tables.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
let now = TEST_TIME
let standing: TradeStanding | null = 'approved'
let company = 0
const mails: string[] = []
beforeEach(() => {
  now = TEST_TIME
  standing = 'approved'
  company += 1
})
const service = sampleShop(database, {
  clock: () => now,
  authenticate: async (token) =>
    ok(
      token === 'wrong'
        ? null
        : {
            customerId: `gid://shopify/Customer/${token}`,
            companyLocationIds: [],
            verifiedEmail: token === 'unverified' ? null : `${token}@studio.example`,
          },
    ),
  findTradeBuyer: async () =>
    ok(
      standing && {
        standing,
        companyLocationId: `gid://shopify/CompanyLocation/${company}`,
        company: 'Studio Conti',
        exemptNumber: null,
      },
    ),
  checkout: {
    sendMail: async (_tx, { kind, to }) => {
      mails.push(`${kind} to ${to}`)
    },
  },
})
const team = sampleTeam(database, service, undefined, () => now)
const WOODS = ['Oak', 'Walnut', ...Array.from({ length: 12 }, (_, at) => `Wood ${at + 1}`)]
const nuvola = await addSofa('Wood', WOODS)

/** A piece available in each of these finishes. */
async function addSofa(option: string, finishes: readonly string[]) {
  const { productId, variantId, handle } = await addPiece(database, {
    title: 'Nuvola',
    sku: 'NUV-1',
    onHand: 3,
  })
  const values = finishes.map((name) => ({ name, swatchColor: null }))
  await database.db
    .update(products)
    .set({ options: [{ name: option, values }] })
    .where(eq(products.id, productId))
  const [first, ...others] = finishes
  await database.db
    .update(variants)
    .set({ option1: first ?? '' })
    .where(eq(variants.id, variantId))
  for (const [at, option1] of others.entries()) {
    const sku = `NUV-${at + 2}`
    const [variant] = await database.db
      .insert(variants)
      .values({ productId, position: at + 2, title: option1, sku, option1 })
      .returning()
    const id = variant?.id ?? 0
    await database.db.insert(variantPrices).values({ variantId: id, currency: 'EUR', priceMinor: 10_000 })
    await database.db.insert(inventory).values({ variantId: id, productId, onHand: 3, isTracked: true })
  }
  return { productId: `gid://shopify/Product/${productId}`, id: productId, variantId, handle }
}

async function call(
  path: string,
  init: { token?: string; body?: object; access?: Record<string, string> } = {},
) {
  const { token = 'ada', body, access = { 'shopify-storefront-private-token': SAMPLE_PRIVATE_TOKEN } } = init
  const response = await service.fetch(
    new Request(`http://commerce.internal/samples${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...access, 'x-customer-access-token': token, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
  return { status: response.status, body: await response.json() }
}
const offer = (language = 'en', productId = nuvola.productId) =>
  call(`?${new URLSearchParams({ product: productId, language, country: 'IT' })}`)
const draft = (finishes: readonly string[], overrides: object = {}): SampleDraft => ({
  key: crypto.randomUUID(),
  productId: nuvola.productId,
  finishes: finishes.map((name) => `Wood/${name}`),
  address: SAMPLE_ADDRESS,
  language: 'de',
  ...overrides,
})
const order = (
  finishes: readonly string[],
  { token = 'ada', ...overrides }: { token?: string; [field: string]: unknown } = {},
) => call('', { token, body: draft(finishes, overrides) })
const readAllowanceLeft = async () => (await offer()).body.allowance.left

test('an approved client is offered the finishes of a piece, in their language, and what is left of the year', async () => {
  const names = { Wood: 'Holz' }
  const optionValues = { Wood: { Oak: 'Eiche' } }
  await database.db
    .insert(productTranslations)
    .values({ productId: nuvola.id, language: 'de', title: 'Nuvola-Sofa', optionNames: names, optionValues })
  now = new Date('2026-11-26T12:00:00Z')
  const { status, body } = await offer('de')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    title: 'Nuvola-Sofa',
    handle: nuvola.handle,
    allowance: { perYear: 12, left: 12, renewsOn: '2027-01-01' },
  })
  expect(body.options).toMatchObject([
    {
      name: 'Holz',
      finishes: [
        { id: 'Wood/Oak', name: 'Eiche' },
        { name: 'Walnut' },
        ...WOODS.slice(2).map((name) => ({ name })),
      ],
    },
  ])
})

test('nothing is offered of a piece of glass, and none of a piece that is not there', async () => {
  const vase = await addSofa('Glass', ['Amber', 'Smoke'])
  expect(await offer('en', vase.productId)).toMatchObject({ status: 200, body: { options: [] } })
  const finishes = ['Glass/Amber']
  expect(await order([], { productId: vase.productId, finishes })).toMatchObject({
    status: 422,
    body: { code: 'finish-unknown' },
  })
  expect(await offer('en', 'gid://shopify/Product/999999')).toMatchObject({
    status: 404,
    body: { code: 'product-not-found' },
  })
})

test.each([
  ['pending', 'ada'],
  [null, 'unverified'],
  ['approved', 'unverified'],
  ['approved', 'wrong'],
] as const)(
  'a customer whose trade application is %s, with the token "%s", neither sees nor orders samples',
  async (given, token) => {
    standing = given
    const refused = { status: 403, body: { code: 'not-approved' } }
    expect(await call(`?product=${nuvola.productId}&language=en&country=IT`, { token })).toEqual(refused)
    expect(await order(['Oak'], { token })).toEqual(refused)
  },
)

// spec 6: samples: five at a time and ten a year for anyone but a company of the trade
test.each([
  [null, 'bea'],
  ['rejected', 'carla'],
] as const)(
  'a customer whose trade application is %j gets up to five at a time, for themselves',
  async (given, token) => {
    standing = given
    const own = () => call(`?product=${nuvola.productId}&language=en&country=IT`, { token })
    expect((await own()).body.allowance).toMatchObject({ perYear: 10, left: 5 })
    expect(await order(WOODS.slice(0, 6), { token })).toMatchObject({
      status: 409,
      body: { code: 'allowance-used' },
    })
    const placed = await readSampleOrder(service, await order(WOODS.slice(0, 5), { token }))
    expect(placed).toMatchObject({ isSamples: true, email: `${token}@studio.example` })
    expect((await own()).body.allowance.left).toBe(5)
    const both = await Promise.all([1, 2].map(() => order(WOODS.slice(0, 5), { token })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect((await own()).body.allowance.left).toBe(0)
    // Each has their own allowance, separate from that of a company.
    expect(
      (await call(`?product=${nuvola.productId}&language=en&country=IT`, { token: 'dora' })).body.allowance
        .left,
    ).toBe(5)
    standing = 'approved'
    expect(await readAllowanceLeft()).toBe(12)
  },
)

test('the public token of a browser opens nothing', async () => {
  const access = { 'x-shopify-storefront-access-token': SAMPLE_ACCESS_TOKEN }
  expect((await call('', { access, body: draft(['Oak']) })).status).toBe(401)
})

// spec 6: samples: an order free of charge, which moves no stock and is no sale
test('samples are an order free of charge, which moves no stock and is no sale', async () => {
  const before = salesResponse.parse((await team.call('/sales')).body)
  mails.length = 0
  const { status, body } = await order(['Walnut', 'Oak'])
  expect(status).toBe(201)
  expect(mails).toEqual(['order-confirmation to ada@studio.example'])
  const placed = await readSampleOrder(service, { status, body })
  expect(placed).toMatchObject({
    status: 'paid',
    isSamples: true,
    language: 'de',
    email: 'ada@studio.example',
    lines: [
      { title: 'Muster: Nuvola-Sofa', variantTitle: 'Eiche', sku: 'SAMPLE-NUV-1', quantity: 1 },
      {
        title: 'Muster: Nuvola-Sofa',
        variantTitle: 'Walnut',
        sku: 'SAMPLE-NUV-2',
        unitPrice: { amount: '0.0' },
        promise: { method: 'parcel', source: 'stock' },
      },
    ],
    shipments: [{ warehouse: 'in-house', cost: { amount: '0.0' } }],
    totals: { total: { amount: '0.0' }, due: { amount: '0.0' } },
    payment: { method: 'free', status: 'captured' },
  })
  const stock = await database.pool.query('select sum(reserved)::int as reserved from commerce.inventory')
  expect(stock.rows).toEqual([{ reserved: 0 }])
  const after = salesResponse.parse((await team.call('/sales')).body)
  expect(after).toEqual(before)
})

// spec 6: samples: no orders of a client are counted for them
test('samples do not count among the orders of a client', async () => {
  const token = 'curious'
  await order(['Oak'], { token })
  const owner = { accountId: token, email: null }
  expect(await countCustomerOrders({ database }, owner)).toBe(0)
  const source = createBuyerSource({ database, checkout: { paymentProviders: [] } })
  const { byAccount } = await source.find(database.db, { accountIds: [token], emails: [] })
  expect(byAccount.get(token)).toMatchObject({ orderCount: 0 })
})

// spec 6: samples: twelve a year for a company, over all its people
test('a company gets twelve samples in a year for all its people together; canceled ones do not count', async () => {
  const first = await order(WOODS.slice(0, 10))
  expect(first.status).toBe(201)
  expect(await readAllowanceLeft()).toBe(2)
  expect(await order(['Oak', 'Walnut', 'Wood 1'], { token: 'ben' })).toEqual({
    status: 409,
    body: { code: 'allowance-used' },
  })
  expect((await order(['Oak', 'Walnut'], { token: 'ben' })).status).toBe(201)
  expect(await order(['Oak'])).toMatchObject({ status: 409 })
  const { version } = (await team.call(`/orders/${first.body.orderId}`)).body.item
  const cancelled = await team.call(`/orders/${first.body.orderId}/cancel`, {
    body: { version, input: { restocks: true } },
  })
  expect(cancelled.status).toBe(200)
  expect(await readAllowanceLeft()).toBe(10)
})

// spec 6: samples: two orders at once never exceed what is left
test('two orders at once never exceed what is left', async () => {
  expect((await order(WOODS.slice(0, 9))).status).toBe(201)
  const both = await Promise.all(['ada', 'ben', 'eva'].map((token) => order(['Oak', 'Walnut'], { token })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  expect(await readAllowanceLeft()).toBe(1)
})

test('the year begins at midnight of the house', async () => {
  now = new Date('2026-12-31T22:59:00Z')
  expect((await order(WOODS.slice(0, 12))).status).toBe(201)
  expect(await readAllowanceLeft()).toBe(0)
  now = new Date('2026-12-31T23:00:00Z')
  expect(await readAllowanceLeft()).toBe(12)
})

test('one form makes one order, however often it is sent; its key is of no use to anyone else', async () => {
  const key = crypto.randomUUID()
  const sent = await Promise.all([1, 2, 3].map(() => order(['Oak'], { key })))
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
  expect(new Set(sent.map(({ body }) => body.orderId)).size).toBe(1)
  expect(await order(['Oak'], { key, token: 'eve' })).toMatchObject({ status: 400 })
  expect(await readAllowanceLeft()).toBe(11)
})

test('the faults of an address are named, and nothing is ordered', async () => {
  const address = { ...SAMPLE_ADDRESS, postalCode: 'wrong', city: '' }
  expect(await order(['Oak'], { address })).toEqual({
    status: 422,
    body: {
      code: 'address-refused',
      fields: [
        { field: 'address.postalCode', code: 'postal-code-invalid' },
        { field: 'address.city', code: 'required' },
      ],
    },
  })
  expect(await order([])).toMatchObject({ status: 400, body: { code: 'samples-malformed' } })
  expect(await readAllowanceLeft()).toBe(12)
})

test('the desk ships samples like any order, with their own day', async () => {
  now = new Date('2026-11-26T12:00:00Z')
  const { body } = await order(['Oak'])
  const { item } = (await team.call(`/orders/${body.orderId}`)).body
  expect(item.lines[0].promise.source).toBe('stock')
  const input = { shipment: 0, company: 'DHL', number: '123', url: null }
  const shipped = await team.call(`/orders/${body.orderId}/ship`, { body: { version: item.version, input } })
  expect(shipped.status).toBe(200)
  expect(mails.at(-1)).toBe('order-shipped to ada@studio.example')
})
