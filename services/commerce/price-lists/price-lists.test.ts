import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPriceListsClient } from '#clients/commerce/price-lists-client.ts'
import type { PriceListEntry } from '#contracts/price-list.ts'
import { ok } from '#domain/result.ts'
import type { TradeStanding } from '#domain/visitor/roles.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { detachCustomer } from '../orders/customer-orders.ts'

const LOCATION = 'gid://shopify/CompanyLocation/5'
const CUSTOMER = 'gid://shopify/Customer/7'
const PLACE = { language: 'en', country: 'IT' } as const
const database = await freshDatabase('commerce')
let standing: TradeStanding | null = 'approved'
const service = sampleShop(database, {
  privateAccessToken: 'private',
  authenticate: async (token) =>
    ok(
      token === 'ada'
        ? { customerId: CUSTOMER, companyLocationIds: [LOCATION], verifiedEmail: 'ada@studio.example' }
        : null,
    ),
  findTradeBuyer: async (customerId) =>
    ok(
      customerId === CUSTOMER && standing
        ? { standing, companyLocationId: LOCATION, company: 'Studio', exemptNumber: null }
        : null,
    ),
})
const createClient = (privateToken: string) =>
  createPriceListsClient({
    baseUrl: 'https://shop.example',
    fetch: (request) => service.fetch(request),
    privateToken,
    report: () => {},
  })
const client = createClient('private')
const tradePrices = { EUR: 8_000, USD: 8_000, GBP: 8_000 }

beforeAll(async () => {
  await addPiece(database, { handle: 'chair', title: 'Chair', sku: 'CHAIR', tradePrices })
  await addPiece(database, { handle: 'lamp', title: 'Lamp', sku: 'LAMP', onHand: 0 })
  await addPiece(database, { title: 'Sofa', sku: 'PORAMI-1', tradePrices })
  await addPiece(database, { title: 'Desk', sku: 'DESK', attributes: { customerRestrictions: 'b2b_only' } })
  await addPiece(database, { sku: 'HOME', attributes: { customerRestrictions: 'b2c_only' } })
  await addPiece(database, { sku: 'FAR', attributes: { excludedCountries: '["IT"]' } })
})
afterAll(() => database.close())

async function readSkus(list: Awaited<ReturnType<typeof client.read>>) {
  if (!list.ok) return list.code
  const entries: PriceListEntry[] = []
  for await (const entry of list.value.entries) entries.push(entry)
  return entries
}

test('an approved client has every piece that they may see, at the public and their own price', async () => {
  const list = await client.read('ada', PLACE)
  expect(list).toMatchObject({ value: { head: { ...PLACE, currency: 'EUR' } } })
  expect(await readSkus(list)).toMatchObject([
    { sku: 'CHAIR', title: 'Chair', publicMinor: 10_000, tradeMinor: 8_000, availability: 'available' },
    { sku: 'LAMP', publicMinor: 10_000, tradeMinor: 10_000, availability: 'sold-out' },
    { sku: 'PORAMI-1', publicMinor: null, tradeMinor: 8_000, availability: 'upon-request' },
    { sku: 'DESK' },
  ])
})

test.each(['pending', 'rejected', null] as const)(
  'a client whose standing is %s has no list and no feed',
  async (now) => {
    standing = now
    expect(await client.read('ada', PLACE)).toMatchObject({ code: 'not-approved' })
    expect(await client.createFeed('ada', PLACE)).toMatchObject({ code: 'not-approved' })
    standing = 'approved'
  },
)

test('no one without the access token of a client, or the token of a server, has a list', async () => {
  expect(await client.read('someone', PLACE)).toMatchObject({ code: 'not-approved' })
  expect(await createClient('guess').read('ada', PLACE)).toMatchObject({ ok: false })
})

async function newFeed(): Promise<string> {
  const created = await client.createFeed('ada', PLACE)
  return (created.ok && created.value?.token) || ''
}

// spec 6: dedicated feeds: an approved trade client’s private price list, which ends with the approval
test('a feed is read with its token alone, and ends with the approval, by revoking and with a new one', async () => {
  expect(await client.getFeed('ada')).toEqual(ok(null))
  const first = await newFeed()
  expect(await readSkus(await client.readByToken(first))).toHaveLength(4)
  expect(await client.getFeed('ada')).toMatchObject({
    value: { ...PLACE, token: first, readAt: expect.any(String) },
  })
  standing = 'rejected'
  expect(await client.readByToken(first)).toMatchObject({ code: 'not-approved' })
  standing = 'approved'
  expect(await client.readByToken(first)).toMatchObject({ ok: true })
  const second = await newFeed()
  expect(second).not.toBe(first)
  expect(await client.readByToken(first)).toMatchObject({ code: 'not-approved' })
  await client.removeFeed('ada')
  expect(await client.readByToken(second)).toMatchObject({ code: 'not-approved' })
})

test('another signature opens no feed', async () => {
  const token = await newFeed()
  for (const forged of [
    token.slice(0, 36),
    `${token.slice(0, -2)}AA`,
    `${token}A`,
    '',
    'a'.repeat(5000),
    'a\ud800b\n',
  ])
    expect(await client.readByToken(forged)).toMatchObject({ code: 'not-approved' })
})

test('a feed ends with the account', async () => {
  const token = await newFeed()
  await database.db.transaction((tx) => detachCustomer(tx, '7'))
  expect(await client.readByToken(token)).toMatchObject({ code: 'not-approved' })
})
