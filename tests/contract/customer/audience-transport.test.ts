import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAudienceClient, LOOKUP_FAILED } from '#clients/audience/audience-client.ts'
import { UNKNOWN_VISITOR } from '#contracts/audience.ts'
import { AUDIENCES } from '#domain/visitor/segments.ts'
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

const VISITOR = '0123456789abcdef0123456789abcdef'
let server: FaultServer
beforeAll(async () => {
  server = await startFaultServer()
})
afterAll(() => server.close())

async function find(baseUrl: string, visitorId: string | null = VISITOR) {
  const problems: unknown[] = []
  const client = createAudienceClient({
    baseUrl,
    key: 'key',
    fetch: (request: Request) => fetch(request),
    report: (...problem) => problems.push(problem),
  })
  return { found: [...(await client.findAudiences(visitorId, AUDIENCES))], problems }
}

const audiences = (...nodes: { name: string; state: string }[]) =>
  json({ data: { customer: { vuid: VISITOR, audiences: { edges: nodes.map((node) => ({ node })) } } } })

test('the requests are worded as in the specification', () => {
  expect(LOOKUP_FAILED).toBe('Error checking user segment')
})

// spec 8: 'Error checking user segment' is logged, counts as false, and is not retried
test.each([
  ['429', status(429), 429],
  ['503', status(503), 503],
  ['500', status(500), 500],
  ['401', status(401), 401],
  ['malformed JSON', raw('application/json', 'nope'), 200],
  ['another content type', raw('text/html', '<h1>'), 200],
  ['an empty object', json({}), 200],
  ['no data', json({ data: null }), 200],
  ['another shape', json({ data: { customer: { vuid: 1 } } }), 200],
  ['an error', json({ data: { customer: null }, errors: [{ extensions: { code: 'INTERNAL' } }] }), 200],
  ['a broken connection', dropConnection, null],
] satisfies [string, Fault, number | null][])(
  'an audience service that responds with %s: logged, no audiences, no retry',
  async (_, fault, code) => {
    server.becomes(fault)
    expect(await find(server.url)).toEqual({
      found: [],
      problems: [['Error checking user segment', { status: code }]],
    })
    expect(server.count()).toBe(1)
  },
)

test('an unreachable service is logged, and gives no audiences', async () => {
  expect(await find(await getDeadAddress())).toEqual({
    found: [],
    problems: [['Error checking user segment', { status: null }]],
  })
})

// spec 7: with no visitor cookie the default is returned
test('without a visitor id no request is made', async () => {
  server.becomes(status(500))
  expect(await find(server.url, null)).toEqual({ found: [], problems: [] })
  expect(server.count()).toBe(0)
})

test.each([
  [
    'a visitor whom nobody knows',
    json({ data: { customer: null }, errors: [{ extensions: { code: UNKNOWN_VISITOR } }] }),
    [],
  ],
  [
    'two audiences',
    audiences({ name: 'is_trade', state: 'qualified' }, { name: 'repeat_users', state: 'qualified' }),
    ['repeat_users', 'is_trade'],
  ],
  ['one that does not hold yet', audiences({ name: 'is_trade', state: 'pending' }), []],
  ['one that is not ours', audiences({ name: 'vip', state: 'qualified' }), []],
] satisfies [string, Fault, string[]][])('%s is an answer', async (_, fault, found) => {
  server.becomes(fault)
  expect(await find(server.url)).toEqual({ found, problems: [] })
})
