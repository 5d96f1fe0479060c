import { afterAll, expect, test } from 'vitest'
import { createAuthorizedClient } from '#clients/calls/call-client.ts'
import { customerCartCalls } from '#contracts/customer-cart.ts'
import { customerAccountCalls } from '#contracts/platform.ts'
import { ok } from '#domain/result.ts'
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
const languages = new Map<string, string>()
let hasCustomer = true
const { fetch } = createPlatformService({
  trade: SAMPLE_TRADE,
  lists: SAMPLE_LISTS,
  quotes: SAMPLE_QUOTES,
  requests: SAMPLE_REQUESTS,
  downloads: SAMPLE_DOWNLOADS,
  reportError: (error) => console.error(error),
  cartSeal: createSeal(['a secret'], 'stored carts'),
  database,
  clock: () => new Date('2026-11-20T10:00:00Z'),
  authenticate: async (token) => ok(token.startsWith('token-of-') ? token.slice(9) : null),
  serverToken: 'server',
  async storeLanguage(accessToken, language) {
    if (hasCustomer) languages.set(accessToken, language)
    return hasCustomer
  },
})
const problems: unknown[] = []
const clientOptions = {
  baseUrl: 'http://platform.internal',
  fetch,
  report: (problem: unknown) => problems.push(problem),
}
const client = createAuthorizedClient(customerAccountCalls, clientOptions)
const carts = createAuthorizedClient(customerCartCalls, clientOptions)
const ANNA = 'token-of-anna'
const done = { ok: true, value: null }

test('a customer’s language is stored', async () => {
  expect(await client.setLanguage(ANNA, { language: 'de' })).toEqual(done)
  expect(languages.get(ANNA)).toBe('de')
})

// spec 7: PUT /customer/language with bearer token, in lower case
test.each([{ language: 'DE' }, { language: 'pt' }, {}, 'de'])('the language %j is refused', async (body) => {
  const headers = { authorization: `Bearer ${ANNA}`, 'content-type': 'application/json' }
  const requested = { method: 'PUT', headers, body: JSON.stringify(body) }
  const response = await fetch(new Request('http://platform.internal/customer/language', requested))
  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 422,
    body: { code: 'language-unknown' },
  })
})

test('if the customer service is unavailable, the language is not stored and the failure is reported', async () => {
  hasCustomer = false
  expect(await client.setLanguage(ANNA, { language: 'fr' })).toEqual({
    ok: false,
    code: 'platform-unavailable',
  })
  expect(problems).toEqual([{ code: 'platform-unavailable', status: 503 }])
  hasCustomer = true
})

test('nothing can be changed, read or removed without a valid token', async () => {
  const refused = { ok: false, code: 'unauthorized' }
  expect(await client.setLanguage('guess', { language: 'de' })).toEqual(refused)
  expect(await client.readData('guess')).toEqual(refused)
  expect(await client.forget('guess')).toEqual(refused)
})

test('a customer can export and delete all their data, and that of others stays', async () => {
  const productId = 'gid://shopify/Product/7'
  const item = { productId, quantity: 2 }
  for (const token of [ANNA, 'token-of-ben']) {
    await carts.store(token, { cartId: `gid://shopify/Cart/${token}?key=k` })
    await carts.saveForLater(token, productId, { quantity: 2 })
  }
  const retained = await client.readData(ANNA)
  expect(retained).toEqual({
    ok: true,
    value: {
      cartId: `gid://shopify/Cart/${ANNA}?key=k`,
      lists: [
        {
          name: 'Saved for later',
          description: '',
          project: null,
          removedAt: null,
          members: [],
          items: [
            {
              ...item,
              variantId: null,
              note: '',
              clientNote: '',
              project: null,
              section: null,
              addedAt: '2026-11-20T10:00:00.000Z',
              removedAt: null,
              prices: [],
            },
          ],
        },
      ],
      editedLists: [],
      requests: [],
      quotes: [],
      studio: { name: '', logo: null },
      tradeApplication: null,
      readUpdates: [],
    },
  })
  expect(await client.forget(ANNA)).toEqual(done)
  const nothing = {
    cartId: null,
    lists: [],
    editedLists: [],
    requests: [],
    quotes: [],
    studio: { name: '', logo: null },
    tradeApplication: null,
    readUpdates: [],
  }
  expect(await client.readData(ANNA)).toEqual({ ok: true, value: nothing })
  expect(await client.readData('token-of-ben')).toMatchObject({ value: { lists: [{ items: [item] }] } })
})
