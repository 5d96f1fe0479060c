import { afterAll, expect, test } from 'vitest'
import { createAuthorizedClient } from '#clients/calls/call-client.ts'
import { customerCartCalls } from '#contracts/customer-cart.ts'
import { SAVED_ITEMS_MAX } from '#contracts/platform.ts'
import { ok } from '#domain/result.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_DOWNLOADS } from '#tests/support/samples/sample-downloads.ts'
import { SAMPLE_LISTS } from '#tests/support/samples/sample-list-options.ts'
import { SAMPLE_QUOTES } from '#tests/support/samples/sample-quotes.ts'
import { SAMPLE_REQUESTS } from '#tests/support/samples/sample-requests.ts'
import { SAMPLE_TRADE } from '#tests/support/samples/sample-trade.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { readCustomerCart, resealCarts } from './customer-cart.ts'
import { createPlatformService } from './service.ts'

const database = await freshDatabase('platform')
afterAll(() => database.close())
const cartSeal = createSeal(['a secret'], 'stored carts')
let seconds = 0
const { fetch } = createPlatformService({
  trade: SAMPLE_TRADE,
  lists: SAMPLE_LISTS,
  quotes: SAMPLE_QUOTES,
  requests: SAMPLE_REQUESTS,
  downloads: SAMPLE_DOWNLOADS,
  reportError: (error) => console.error(error),
  cartSeal,
  database,
  clock: () => new Date(Date.UTC(2026, 0, 1, 0, 0, ++seconds)),
  authenticate: async (token) => ok(token.startsWith('token-of-') ? token.slice(9) : null),
  storeLanguage: async () => true,
  serverToken: 'server',
})
const problems: unknown[] = []
const client = createAuthorizedClient(customerCartCalls, {
  baseUrl: 'http://platform.internal',
  fetch,
  report: (problem) => problems.push(problem),
})
const ANNA = 'token-of-anna'
const BEN = 'token-of-ben'
const CART = 'gid://shopify/Cart/abc?key=secret'
const product = (number: number) => `gid://shopify/Product/${number}`

// spec 7: PUT /customer/cart with bearer token
test('a customer has one cart, the last that was stored, and it can be reset', async () => {
  expect(await client.read(ANNA)).toEqual({ ok: true, value: null })
  for (const id of ['gid://shopify/Cart/older?key=k', CART]) await client.store(ANNA, { cartId: id })
  expect(await client.read(ANNA)).toEqual({ ok: true, value: CART })
  expect(await client.read(BEN)).toEqual({ ok: true, value: null })
  expect(await client.store(ANNA, { cartId: null })).toEqual({ ok: true, value: null })
  expect(await client.read(ANNA)).toEqual({ ok: true, value: null })
})

test('of two carts stored simultaneously from two devices, one is stored', async () => {
  await Promise.all(['one', 'two'].map((id) => client.store(BEN, { cartId: id })))
  expect(await client.read(BEN)).toMatchObject({ value: expect.stringMatching(/^(one|two)$/) })
})

test('nothing can be read or changed without a valid token', async () => {
  const refused = { ok: false, code: 'unauthorized' }
  expect(await client.read('guess')).toEqual(refused)
  expect(await client.store('guess', { cartId: CART })).toEqual(refused)
  expect(await client.saveForLater('guess', product(1), { quantity: 1 })).toEqual(refused)
})

test.each([
  ['PUT', '/customer/cart', { cartId: 7 }],
  ['PUT', '/customer/cart', { cartId: 'x'.repeat(501) }],
  ['PUT', '/customer/cart', undefined],
  ['PUT', `/lists/saved-for-later/items/${encodeURIComponent(product(1))}`, { quantity: 0 }],
])('%s %s with %j is refused as malformed', async (method, path, body) => {
  const headers = { authorization: `Bearer ${ANNA}` }
  const request = new Request(`http://platform.internal${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  expect((await fetch(request)).status).toBe(422)
})

test('pieces removed from a cart are saved for later, once, with the larger quantity', async () => {
  for (const [number, quantity] of [
    [1, 2],
    [2, 1],
    [1, 1],
  ] as const) {
    expect(await client.saveForLater(ANNA, product(number), { quantity })).toEqual({ ok: true, value: null })
  }
  const retained = [
    { productId: product(2), quantity: 1 },
    { productId: product(1), quantity: 2 },
  ]
  expect(await client.listLater(ANNA)).toEqual({ ok: true, value: retained })
  expect(await client.listLater(BEN)).toEqual({ ok: true, value: [] })
  await client.removeLater(ANNA, product(2))
  expect(await client.listLater(ANNA)).toEqual({ ok: true, value: retained.slice(1) })
})

test('the list is created once, even by simultaneous saves, and has a maximum size', async () => {
  const carla = 'token-of-carla'
  const first = [1, 2, 3].map((number) => client.saveForLater(carla, product(number), { quantity: 1 }))
  expect((await Promise.all(first)).every(({ ok }) => ok)).toBe(true)
  await database.pool.query(
    `insert into platform.list_items (list_id, product_id, rank, added_at)
     select id, 'gid://shopify/Product/' || number, 'i0000', '2026-11-20 10:00Z'
     from platform.lists, generate_series(4, $1::int) number where account_id = 'carla'`,
    [SAVED_ITEMS_MAX],
  )
  const full = { ok: false, code: 'list-full' }
  expect(await client.saveForLater(carla, product(900), { quantity: 1 })).toEqual(full)
  expect(await client.saveForLater(carla, product(1), { quantity: 2 })).toMatchObject({ ok: true })
})

test('an unavailable service is reported, and the token is not refused', async () => {
  const reports: unknown[] = []
  const offline = createAuthorizedClient(customerCartCalls, {
    baseUrl: 'http://platform.internal',
    fetch: () => Promise.reject(new Error('offline')),
    report: (problem) => reports.push(problem),
  })
  expect(await offline.read(ANNA)).toEqual({ ok: false, code: 'platform-unavailable' })
  expect(reports).toEqual([{ code: 'platform-unavailable', status: null }])
  expect(problems).toEqual([])
})

test('stored carts are encrypted, so that a leaked table gives access to none', async () => {
  const cartId = 'gid://shopify/Cart/abc?key=the-key'
  await client.store('token-of-sealed', { cartId })
  expect(await storedCarts()).not.toMatch(/the-key|gid:/)
  expect(await client.read('token-of-sealed')).toEqual(ok(cartId))
})

test('a cart that an earlier release stored in plain text is read, and encrypted by the job', async () => {
  const cartId = 'gid://shopify/Cart/abc?key=plain-key'
  const text = 'insert into platform.customer_carts (account_id, cart_id, updated_at) values ($1, $2, $3)'
  await database.pool.query(text, ['plain', cartId, TEST_TIME])
  expect(await client.read('token-of-plain')).toEqual(ok(cartId))
  await resealCarts({ database, cartSeal })
  expect(await storedCarts()).not.toContain('plain-key')
  expect(await client.read('token-of-plain')).toEqual(ok(cartId))
})

test('after a rotation the job encrypts carts again, so that the old secret can be removed', async () => {
  const cartId = 'gid://shopify/Cart/abc?key=rotated-key'
  await client.store('token-of-rotated', { cartId })
  const rotated = createSeal(['a new secret', 'a secret'], 'stored carts')
  await resealCarts({ database, cartSeal: rotated })
  const alone = createSeal(['a new secret'], 'stored carts')
  expect(await readCustomerCart({ database, cartSeal: alone }, 'rotated')).toBe(cartId)
})

async function storedCarts(): Promise<string> {
  return JSON.stringify((await database.pool.query('select * from platform.customer_carts')).rows)
}
