import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSearchClient } from '#clients/search/search-client.ts'
import type { SearchProblem } from '#clients/search/sending/send-searches.ts'
import { testClock } from '#tests/support/test-clock.ts'
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
import { sampleRecord } from '../support/sample-records.ts'

/**
 * The official client retries 429 up to three times, a second apart, and sends any other error to the application's
 * next host; a service with one URL has no next host.
 */
const found = json({ results: [{ hits: [sampleRecord(1)], nbHits: 1 }] })

const FAULTS: [what: string, fault: Fault, requests: number, problem: Partial<SearchProblem> | null][] = [
  ['429 always', status(429), 4, { code: 'service-unavailable', status: 429 }],
  ['429 once', once(status(429), found), 2, null],
  ['503', status(503), 1, { code: 'service-unavailable', status: null }],
  ['500', status(500), 1, { code: 'service-unavailable', status: null }],
  ['403', status(403), 1, { code: 'service-unavailable', status: 403 }],
  ['404', status(404), 1, { code: 'service-unavailable', status: 404 }],
  ['malformed JSON', raw('application/json', '{"results":['), 1, { code: 'service-unavailable' }],
  ['another content type', raw('text/html', '<h1>Busy</h1>'), 1, { code: 'service-unavailable' }],
  ['no data', json({}), 1, { code: 'answer-malformed' }],
  ['fewer answers than searches', json({ results: [] }), 1, { code: 'answer-malformed' }],
  ['another shape', json({ results: [{ hits: 5 }] }), 1, { code: 'answer-malformed' }],
  ['a broken connection', dropConnection, 1, { code: 'service-unavailable', status: null }],
]

const visitor = {
  locale: { language: 'en', country: 'US' },
  country: 'US',
  currency: 'USD',
  audience: 'consumer',
} as const

function clientAt(baseUrl: string, problems: SearchProblem[] = []) {
  return createSearchClient({
    appId: 'HOUSE',
    apiKey: 'key',
    baseUrl,
    fetch: (request) => fetch(request),
    now: testClock(),
    report: (problem) => problems.push(problem),
  })
}

describe('a failing search service', () => {
  let server: FaultServer

  beforeAll(async () => {
    server = await startFaultServer()
  })
  afterAll(() => server.close())
  test.each(FAULTS)('%s', async (_, fault, requests, problem) => {
    server.becomes(fault)
    const problems: SearchProblem[] = []
    const result = await clientAt(server.url, problems).findByIds(['1'], visitor)
    expect(server.count()).toBe(requests)
    if (problem === null) expect(result).toMatchObject({ ok: true, value: [{ title: 'Lamp 1' }] })
    else {
      expect(result).toEqual({ ok: false, code: 'search-failed' })
      expect(problems).toMatchObject([problem])
    }
  })

  test('an incomplete record is reported and left out', async () => {
    server.becomes(
      json({ results: [{ hits: [{ ...sampleRecord(1), prices: null }, sampleRecord(2)], nbHits: 2 }] }),
    )
    const problems: SearchProblem[] = []
    const result = await clientAt(server.url, problems).findByIds(['1', '2'], visitor)
    expect(result).toMatchObject({ ok: true, value: [{ title: 'Lamp 2' }] })
    expect(problems).toMatchObject([{ code: 'record-malformed' }])
  })

  test('a service that was down is requested again by the next call', async () => {
    const client = clientAt(server.url)
    server.becomes(status(503))
    expect(await client.findByIds(['1'], visitor)).toMatchObject({ ok: false })
    server.becomes(found)
    expect(await client.findByIds(['1'], visitor)).toMatchObject({ ok: true })
    expect(server.count()).toBe(1)
  })
})

test('a refused connection is a refusal with a code', async () => {
  const problems: SearchProblem[] = []
  const result = await clientAt(await getDeadAddress(), problems).findByIds(['1'], visitor)
  expect(result).toEqual({ ok: false, code: 'search-failed' })
  expect(problems).toMatchObject([{ code: 'service-unavailable', status: null }])
})

test('no key of the service appears in a report', async () => {
  const problems: SearchProblem[] = []
  await clientAt(await getDeadAddress(), problems).findByIds(['1'], visitor)
  expect(JSON.stringify(problems)).not.toContain('x-algolia-api-key')
})
