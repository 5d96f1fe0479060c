import { expect, test } from 'vitest'
import type { CustomerTransportCode, TradeAccount } from '#clients/customer/customer-client.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { cacheTradeAccounts, TRADE_ACCOUNT_CACHE_MS } from './trade-account.server.ts'

const APPROVED: TradeAccount = { companyLocationId: 'location', standing: 'approved' }
const REJECTED: TradeAccount = { ...APPROVED, standing: 'rejected' }

/** A service that returns these results in turn, repeating the last one. */
function service(...results: Result<TradeAccount | null, CustomerTransportCode>[]) {
  let nowMs = 0
  let request = 0
  const call = async () => results[Math.min(request++, results.length - 1)] ?? ok(null)
  const remember = cacheTradeAccounts()
  return {
    call: (token = 'a', endedAtMs = -1) => remember(call, nowMs, endedAtMs)(token),
    wait: (ms: number) => {
      nowMs += ms
    },
    request: () => request,
  }
}

test.each([
  [TRADE_ACCOUNT_CACHE_MS - 1, ok(APPROVED), 1],
  [TRADE_ACCOUNT_CACHE_MS, ok(REJECTED), 2],
])('after %i ms the result is %j', async (ms, expected, request) => {
  const world = service(ok(APPROVED), ok(REJECTED))
  await world.call()
  world.wait(ms)
  expect(await world.call()).toEqual(expected)
  expect(world.request()).toBe(request)
})

test('the result for one token is not used for another', async () => {
  const world = service(ok(APPROVED), ok(null))
  expect(await world.call('a')).toEqual(ok(APPROVED))
  expect(await world.call('b')).toEqual(ok(null))
})

test('while the service is unavailable the last result is used, and the failure is not cached', async () => {
  const unavailable = refuse('customer-unavailable')
  const world = service(unavailable, ok(APPROVED), unavailable)
  expect(await world.call()).toEqual(unavailable)
  await world.call()
  world.wait(TRADE_ACCOUNT_CACHE_MS)
  expect(await world.call()).toEqual(ok(APPROVED))
})

test('a refused token is evicted at once', async () => {
  const refused = refuse('unauthorized')
  const world = service(ok(APPROVED), refused, refuse('customer-unavailable'))
  await world.call()
  world.wait(TRADE_ACCOUNT_CACHE_MS)
  expect(await world.call()).toEqual(refused)
  expect(await world.call()).toEqual(refuse('customer-unavailable'))
})

test.each([
  [999, ok(APPROVED), 1],
  [1_000, refuse('unauthorized'), 2],
])(
  'after sessions ended at %i ms, a result from 1,000 ms is requested again: %j',
  async (endedAtMs, expected, request) => {
    const world = service(ok(APPROVED), refuse('unauthorized'))
    world.wait(1_000)
    await world.call()
    expect(await world.call('a', endedAtMs)).toEqual(expected)
    expect(world.request()).toBe(request)
  },
)
