import { afterAll, expect, test } from 'vitest'
import { SAVED_ITEMS_MAX } from '#contracts/platform.ts'
import { ok, refuse } from '#domain/result.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_DOWNLOADS } from '#tests/support/samples/sample-downloads.ts'
import { SAMPLE_LISTS } from '#tests/support/samples/sample-list-options.ts'
import { SAMPLE_QUOTES } from '#tests/support/samples/sample-quotes.ts'
import { SAMPLE_REQUESTS } from '#tests/support/samples/sample-requests.ts'
import { SAMPLE_TRADE } from '#tests/support/samples/sample-trade.ts'
import { createPlatformService } from './service.ts'

const database = await freshDatabase('platform')
afterAll(() => database.close())
let seconds = 0
const { fetch } = createPlatformService({
  trade: SAMPLE_TRADE,
  lists: SAMPLE_LISTS,
  quotes: SAMPLE_QUOTES,
  requests: SAMPLE_REQUESTS,
  downloads: SAMPLE_DOWNLOADS,
  reportError: (error) => console.error(error),
  cartSeal: createSeal(['a secret'], 'stored carts'),
  database,
  clock: () => new Date(Date.UTC(2026, 0, 1, 0, 0, ++seconds)),
  authenticate: async (token) =>
    token === 'unchecked'
      ? refuse('account-unavailable')
      : ok(token.startsWith('token-of-') ? token.slice(9) : null),
  storeLanguage: async () => true,
  serverToken: 'server',
})
const product = (number: number) => `gid://shopify/Product/${number}`

function call(method: string, path: string, token = 'token-of-anna') {
  const headers = { authorization: `Bearer ${token}` }
  return fetch(new Request(`http://platform.internal/lists/saved${path}`, { method, headers }))
}
const put = (number: number, token?: string) =>
  call('PUT', `/items/${encodeURIComponent(product(number))}`, token)
async function saved(token?: string) {
  const { items } = (await (await call('GET', '', token)).json()) as { items: { productId: string }[] }
  return items.map(({ productId }) => productId)
}

// spec 3: list: products of an account
test('saved pieces are listed newest first, once, and can be removed', async () => {
  expect(await saved()).toEqual([])
  for (const number of [1, 2, 1, 3]) expect((await put(number)).status).toBe(204)
  expect(await saved()).toEqual([product(3), product(2), product(1)])
  const removed = await call('DELETE', `/items/${encodeURIComponent(product(2))}`)
  expect(removed.status).toBe(204)
  expect(await saved()).toEqual([product(3), product(1)])
})

test('each account has its own list', async () => {
  await put(9, 'token-of-ben')
  expect(await saved('token-of-ben')).toEqual([product(9)])
  expect(await saved()).not.toContain(product(9))
})

test('nothing can be read or changed without a valid token', async () => {
  expect((await call('GET', '', 'guess')).status).toBe(401)
  expect((await put(1, 'guess')).status).toBe(401)
})

test('only products of the shop can be saved', async () => {
  expect((await call('PUT', '/items/lamp')).status).toBe(404)
})

test('a list has a maximum size, even for simultaneous saves', async () => {
  const token = 'token-of-carla'
  await put(1, token)
  await database.pool.query(
    `insert into platform.list_items (list_id, product_id, rank, added_at)
     select id, 'gid://shopify/Product/' || number, 'i0000', '2026-11-20 10:00Z'
     from platform.lists, generate_series(2, $1::int) number where account_id = 'carla'`,
    [SAVED_ITEMS_MAX - 2],
  )
  const last = await Promise.all([900, 901, 902, 903].map((number) => put(number, token)))
  expect(last.map(({ status }) => status).sort()).toEqual([204, 204, 409, 409])
  expect(await saved(token)).toHaveLength(SAVED_ITEMS_MAX)
  expect((await put(1, token)).status).toBe(204)
})

test('a token that cannot be checked is answered 502, not 401', async () => {
  const response = await call('GET', '', 'unchecked')
  expect([response.status, await response.json()]).toEqual([502, { code: 'account-unavailable' }])
})
