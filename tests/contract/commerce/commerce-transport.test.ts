import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type CommerceContext,
  type CommerceProblem,
  createCommerceClient,
} from '#clients/commerce/commerce-client.ts'
import {
  dropConnection,
  type Fault,
  type FaultServer,
  getDeadAddress,
  json,
  once,
  raw,
  startFaultServer,
  status,
} from '../support/fault-server.ts'

/**
 * Spec §8, transport: 429 and 503 are retried up to 3 times, other status codes are not. The official client reads
 * `Retry-After` as milliseconds; without the header it waits for a second.
 */
const SOON = { 'retry-after': '1' }
const nothing = json({ data: { product: null } })
const UNKNOWN_ERROR =
  'An unknown error has occurred. The API did not return a data object or any errors in its response.'

const FAULTS: [what: string, fault: Fault, requests: number, problem: Partial<CommerceProblem> | null][] = [
  ['429 always', status(429, SOON), 4, { code: 'service-unavailable', status: 429 }],
  ['429 once', once(status(429, SOON), nothing), 2, null],
  ['503 always', status(503, SOON), 4, { code: 'service-unavailable', status: 503 }],
  ['503 once', once(status(503, SOON), nothing), 2, null],
  ['500', status(500), 1, { code: 'service-unavailable', status: 500 }],
  ['502', status(502), 1, { code: 'service-unavailable', status: 502 }],
  ['401', status(401), 1, { code: 'service-unavailable', status: 401 }],
  ['another content type', raw('text/html; charset=UTF-8', '<h1>'), 1, { code: 'content-type-unexpected' }],
  [
    'no data and no errors',
    json({}),
    1,
    { code: 'answer-empty', details: expect.stringContaining(UNKNOWN_ERROR) },
  ],
  [
    'GraphQL errors',
    json({ data: null, errors: [{ message: 'Internal error', extensions: { code: 'INTERNAL' } }] }),
    1,
    { code: 'graphql-errors', details: 'INTERNAL' },
  ],
  ['another shape', json({ data: { product: { id: 1 } } }), 1, { code: 'answer-malformed', status: 200 }],
]

const context: CommerceContext = { country: 'US', language: 'en', buyer: null }

function client(baseUrl: string, problems: CommerceProblem[]) {
  return createCommerceClient({
    storeDomain: 'house.example',
    apiVersion: '2025-04',
    accessToken: 'token',
    baseUrl,
    fetch: (request) => fetch(request),
    report: (problem) => problems.push(problem),
  })
}

describe('the commerce client when the service responds', () => {
  let server: FaultServer
  const problems: CommerceProblem[] = []
  beforeAll(async () => {
    server = await startFaultServer()
  })
  beforeEach(() => {
    problems.length = 0
  })
  afterAll(() => server.close())

  test.each(FAULTS)('%s', async (_, fault, requests, problem) => {
    server.becomes(fault)
    const result = await client(server.url, problems).getProduct({ handle: 'lamp' }, context)
    expect(result).toEqual({ ok: false, code: problem ? 'product-fetch-failed' : 'product-not-found' })
    expect(server.count()).toBe(requests)
    expect(problems).toEqual(problem ? [expect.objectContaining(problem)] : [])
  })

  test('malformed JSON is an error, and is not requested again', async () => {
    server.becomes(raw('application/json', 'nope'))
    const result = await client(server.url, problems).getProduct({ handle: 'lamp' }, context)
    expect(result).toEqual({ ok: false, code: 'product-fetch-failed' })
    expect(server.count()).toBe(1)
    expect(problems).toMatchObject([{ details: expect.stringContaining('not valid JSON') }])
  })

  test.each([
    ['createCart', 'cart-creation-failed'],
    ['getCart', 'cart-fetch-failed'],
    ['addLine', 'line-add-failed'],
    ['setQuantity', 'quantity-failed'],
    ['updateDiscountCodes', 'promocode-failed'],
    ['addGiftCard', 'gift-card-failed'],
    ['removeGiftCard', 'gift-card-failed'],
    ['updateBuyerIdentity', 'cart-country-failed'],
  ] as const)('%s of a service that fails is %s', async (call, code) => {
    server.becomes(status(500))
    const calls = client(server.url, problems)
    const requested = {
      cartId: 'c',
      lineId: 'l',
      variantId: 'v',
      quantity: 1,
      codes: [],
      code: 'g',
      giftCardId: 'g',
      held: [],
    }
    const result = await (call === 'createCart' ? calls.createCart(context) : calls[call](requested, context))
    expect(result).toEqual({ ok: false, code })
  })
})

test('the limit on attempted codes is a refusal with its own code, not a service error', async () => {
  const server = await startFaultServer()
  const problems: CommerceProblem[] = []
  server.becomes(json({ data: null, errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] }))
  const requested = { cartId: 'c', codes: ['GUESS'], visitorKey: 'ada' }
  const result = await client(server.url, problems).updateDiscountCodes(requested, context)
  expect(result).toEqual({ ok: false, code: 'promocode-throttled' })
  expect({ requests: server.count(), problems }).toEqual({ requests: 1, problems: [] })
  await server.close()
})

describe('the commerce client when the service is unreachable', () => {
  /** The number of one-second delays, each of which ends immediately. */
  let seconds = 0
  beforeEach(() => {
    seconds = 0
    const start = globalThis.setTimeout
    // Others, such as those of the connection, work as usual.
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((act, milliseconds) => {
      if (milliseconds !== 1000) return start(act, milliseconds)
      seconds += 1
      return start(act, 0)
    })
  })
  afterEach(() => void vi.restoreAllMocks())

  test.each([
    ['429 without Retry-After', status(429)],
    ['a broken connection', dropConnection],
  ] satisfies [string, Fault][])('%s is tried four times, a second apart', async (_, fault) => {
    const server = await startFaultServer()
    server.becomes(fault)
    const problems: CommerceProblem[] = []
    const result = await client(server.url, problems).getProduct({ handle: 'lamp' }, context)
    expect(result).toEqual({ ok: false, code: 'product-fetch-failed' })
    expect(server.count()).toBe(4)
    expect(seconds).toBe(3)
    expect(problems).toMatchObject([{ code: 'service-unavailable' }])
    await server.close()
  })

  test('a refused connection is reported as a failed fetch', async () => {
    const problems: CommerceProblem[] = []
    const result = await client(await getDeadAddress(), problems).getProduct({ handle: 'lamp' }, context)
    expect(result).toEqual({ ok: false, code: 'product-fetch-failed' })
    expect(problems).toMatchObject([{ code: 'service-unavailable', status: null }])
  })
})
