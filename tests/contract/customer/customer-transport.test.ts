import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CustomerProblem, createCustomerClient } from '#clients/customer/customer-client.ts'
import {
  type Fault,
  type FaultServer,
  getDeadAddress,
  json,
  once,
  raw,
  startFaultServer,
  status,
} from '../support/fault-server.ts'

/** Spec §8: 429 and 503 are retried up to 3 times. The official client reads `Retry-After` as milliseconds. */
const SOON = { 'retry-after': '1' }
const noOrder = json({ data: { order: null } })

const FAULTS: [what: string, fault: Fault, requests: number, problem: Partial<CustomerProblem> | null][] = [
  ['429 always', status(429, SOON), 4, { code: 'customer-unavailable', status: 429 }],
  ['429 once', once(status(429, SOON), noOrder), 2, null],
  ['503 always', status(503, SOON), 4, { code: 'customer-unavailable', status: 503 }],
  ['503 once', once(status(503, SOON), noOrder), 2, null],
  ['500', status(500), 1, { code: 'customer-unavailable', status: 500 }],
  ['403', status(403), 1, { code: 'customer-unavailable', status: 403 }],
  ['another content type', raw('text/html; charset=UTF-8', '<h1>'), 1, { code: 'customer-unavailable' }],
  ['malformed JSON', raw('application/json', 'nope'), 1, { code: 'customer-unavailable' }],
  ['no data and no errors', json({}), 1, { code: 'customer-unavailable' }],
  [
    'GraphQL errors',
    json({ data: null, errors: [{ message: 'no', extensions: { code: 'FIELD_NOT_SERVED' } }] }),
    ...([1, { details: 'FIELD_NOT_SERVED' }] as const),
  ],
  [
    'another shape',
    json({ data: { order: { id: 1 } } }),
    1,
    { code: 'answer-malformed', operation: 'GetOrder' },
  ],
]

let server: FaultServer
const problems: CustomerProblem[] = []
const clientOf = (baseUrl: string) =>
  createCustomerClient({
    baseUrl,
    fetch: (request) => fetch(request),
    report: (problem) => problems.push(problem),
  })
beforeAll(async () => {
  server = await startFaultServer()
})
beforeEach(() => {
  problems.length = 0
})
afterAll(() => server.close())

describe('the customer client when the service responds', () => {
  // spec 8: customer account: 429 and 503 are retried up to 3 times
  test.each(FAULTS)('%s', async (_, fault, requests, problem) => {
    server.becomes(fault)
    const result = await clientOf(server.url).getOrder('secret-token', 'gid://shopify/Order/1')
    expect(result).toEqual(problem ? { ok: false, code: 'customer-unavailable' } : { ok: true, value: null })
    expect(server.count()).toBe(requests)
    expect(problems).toEqual(problem ? [expect.objectContaining(problem)] : [])
    expect(JSON.stringify(problems)).not.toContain('secret-token')
  })

  test('401 means that the token is invalid; it is neither retried nor reported as an error', async () => {
    server.becomes(status(401))
    const client = clientOf(server.url)
    const draft = {}
    const refused = { ok: false, code: 'unauthorized' }
    expect(await client.getCustomer('t')).toEqual(refused)
    expect(await client.listAddresses('t')).toEqual(refused)
    expect(await client.listOrders('t', { first: 1, after: null })).toEqual(refused)
    expect(await client.rename('t', { firstName: '', lastName: '' })).toEqual(refused)
    expect(await client.saveAddress('t', { id: null, draft, isDefault: false })).toEqual(refused)
    expect(await client.setAttribute('t', 'language', 'de')).toEqual(refused)
    expect(await client.forget('t')).toEqual(refused)
    expect(server.count()).toBe(7)
    expect(problems).toEqual([])
  })
})

test('a refused connection is reported, and is no refusal of the token', async () => {
  const result = await clientOf(await getDeadAddress()).forget('t')
  expect(result).toEqual({ ok: false, code: 'customer-unavailable' })
  expect(problems).toMatchObject([{ operation: 'forget', status: null }])
})
