import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { clockContext } from '#app/page/clock.ts'
import { clientsContext, sealContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import type { CustomerClient } from '#clients/customer/customer-client.ts'
import { withTradePrices } from '#clients/search/with-trade-prices.ts'
import { money } from '#domain/money/money.ts'
import type { ProductCard } from '#domain/product/product.ts'
import { ok, refuse } from '#domain/result.ts'
import type { TradeStanding } from '#domain/visitor/roles.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { asCustomer, resolveRole } from './trade-account.server.ts'

const url = new URL('https://shop.example/it-it/products/lampada')
const card = {
  id: 'gid://shopify/Product/1',
  price: money(12_500, 'EUR'),
} as Partial<ProductCard> as ProductCard
const scale = { first: money(10_000, 'EUR'), tradeMinor: 8_000, rounding: null }
let tokens = 0

/** Sends a request through the middleware; returns the context of its loaders and the response headers. */
async function pass(
  accountResult: Awaited<ReturnType<CustomerClient['getTradeAccount']>> | 'guest',
  { lastsMs = 60_000, tradePrices = true } = {},
) {
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  const accessToken = `token ${tokens++}`
  let requested = 0
  context.set(sealContext, { seal: (text) => text, open: (text) => text, isCurrent: () => true })
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  if (accountResult !== 'guest') {
    const person = { accountId: 'anna', email: 'anna@example.com', idToken: '' }
    context.set(sessionContext, { ...person, accessToken, expiresAt: TEST_TIME.getTime() + lastsMs })
  }
  context.set(clientsContext, {
    identity: { lastSessionEndMs: () => 0 },
    customer: {
      async getTradeAccount() {
        requested++
        return accountResult === 'guest' ? ok(null) : accountResult
      },
    },
    search: { findByIds: async () => ok([card]) },
    commerce: {
      findTradePrices: async () =>
        tradePrices ? ok(new Map([[card.id, scale]])) : refuse('product-fetch-failed'),
    },
  } as unknown as Clients)
  const args = { request: new Request(url), url, context, params: {}, pattern: '', unstable_pattern: '' }
  const response = (await resolveRole(args as never, async () => new Response('page'))) as Response
  const { search, commerce } = context.get(clientsContext)
  const { role, buyer, locale, country, currency } = context.get(visitorContext)
  const finder = { locale, country, currency, buyer, audience: 'consumer' } as const
  const found = await withTradePrices(search, commerce).findByIds([card.id], finder)
  const price = found.ok ? found.value[0]?.price.amountMinor : null
  const session = context.get(sessionContext)
  return {
    role,
    buyer,
    price,
    session,
    accessToken,
    requested: requested,
    reported: response.headers.getSetCookie(),
  }
}

const standing = (stands: TradeStanding) => ok({ companyLocationId: 'location', standing: stands })

// spec 6: a signed-in visitor's role; a guest's page knows nothing of the trade
test('a guest causes no request, and sees public prices', async () => {
  expect(await pass('guest')).toMatchObject({
    role: 'guest',
    buyer: null,
    price: 12_500,
    requested: 0,
    reported: [],
  })
})

test.each([
  [ok(null), 'consumer'],
  [standing('pending'), 'trade-pending'],
  [standing('rejected'), 'trade-rejected'],
  [refuse('customer-unavailable'), 'consumer'],
] as const)('the account result %j gives the role %s and public prices', async (accountResult, role) => {
  expect(await pass(accountResult)).toMatchObject({ role, buyer: null, price: 12_500, reported: [] })
})

// spec 6: trade prices in lists, rows, saved items, suggestions
test('an approved client requests as their location, and sees trade prices', async () => {
  const { accessToken, ...known } = await pass(standing('approved'))
  const buyer = { customerAccessToken: accessToken, companyLocationId: 'location' }
  expect(known).toMatchObject({ role: 'trade-approved', buyer, price: 10_000 })
})

test('without trade prices the public ones are shown', async () => {
  expect(await pass(standing('approved'), { tradePrices: false })).toMatchObject({ price: 12_500 })
})

// spec 4: a customer query answered 401 clears the token cookie, on every page
test('a customer query that responds with 401 clears the token', async () => {
  const { session, reported, role } = await pass(refuse('unauthorized'))
  expect({ session, role }).toEqual({ session: null, role: 'guest' })
  expect(reported).toEqual([expect.stringMatching(/^session=; Path=\/; Max-Age=0/)])
})

test('an expired token stays, for the provider to refresh', async () => {
  expect(await pass(refuse('unauthorized'), { lastsMs: -1 })).toMatchObject({
    session: { accountId: 'anna' },
    role: 'consumer',
    reported: [],
  })
})

test('a role is known directly after sign-in, with the location of the bag’s buyer', async () => {
  const session = {
    accountId: 'anna',
    email: 'anna@example.com',
    idToken: '',
    expiresAt: TEST_TIME.getTime() + 60_000,
  }
  const known = async (
    accessToken: string,
    accountResult: Awaited<ReturnType<CustomerClient['getTradeAccount']>>,
  ) => {
    const customer = {
      getTradeAccount: async () => accountResult,
    } as Partial<CustomerClient> as CustomerClient
    const { role, buyer } = await asCustomer(
      visitorOf(url, SAMPLE_HOUSE),
      { ...session, accessToken },
      { customer },
      TEST_TIME,
    )
    return { role, location: buyer?.companyLocationId ?? null }
  }
  expect(await known('new 1', standing('approved'))).toEqual({ role: 'trade-approved', location: 'location' })
  expect(await known('new 2', standing('pending'))).toEqual({ role: 'trade-pending', location: null })
  expect(await known('new 3', refuse('customer-unavailable'))).toEqual({ role: 'consumer', location: null })
})
