import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCarrierClient } from '#clients/carrier/carrier-client.ts'
import {
  dropConnection,
  type Fault,
  type FaultServer,
  getDeadAddress,
  json,
  raw,
  startFaultServer,
  status,
} from '../support/fault-server.ts'

let server: FaultServer
beforeAll(async () => {
  server = await startFaultServer()
})
afterAll(() => server.close())

function getShipments(baseUrl: string, problems: unknown[]) {
  const report = (problem: unknown) => problems.push(problem)
  const settings = {
    baseUrl,
    shopDomain: 'house.example',
    fetch: (request: Request) => fetch(request),
    report,
  }
  return createCarrierClient(settings).getShipments('gid://shopify/Cart/c?key=k')
}

const UNAVAILABLE = { ok: false, code: 'carrier-unavailable' }

test.each([
  ['429', status(429), 429],
  ['503', status(503), 503],
  ['500', status(500), 500],
  ['404', status(404), 404],
  ['malformed JSON', raw('application/json', 'nope'), 200],
  ['another content type', raw('text/html', '<h1>'), 200],
  ['an empty object', json({}), 200],
  ['another shape', json({ shipments: [], totalCost: 12 }), 200],
  ['a broken connection', dropConnection, null],
] satisfies [string, Fault, number | null][])(
  'the carrier responds with %s: no shipments',
  async (_, fault, code) => {
    server.becomes(fault)
    const problems: unknown[] = []
    expect(await getShipments(server.url, problems)).toEqual(UNAVAILABLE)
    expect(server.count()).toBe(1)
    expect(problems).toMatchObject([{ status: code }])
  },
)

test('an unreachable carrier means no shipments', async () => {
  const problems: unknown[] = []
  expect(await getShipments(await getDeadAddress(), problems)).toEqual(UNAVAILABLE)
  expect(problems).toMatchObject([{ status: null }])
})
