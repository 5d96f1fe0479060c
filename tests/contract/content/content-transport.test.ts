import { ClientError, createClient, ServerError } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ContentClientOptions, ContentProblem } from '#clients/content/content-client.ts'
import { createContentClient } from '#clients/content/content-client.ts'
import { DEFAULT_LOCALE } from '#domain/market/locale.ts'
import { CONTENT } from '../support/embedded-content.ts'
import {
  dropConnection,
  type Fault,
  type FaultServer,
  getDeadAddress,
  json,
  once,
  raw,
  silence,
  startFaultServer,
  status,
} from '../support/fault-server.ts'

type ErrorClass = new (...details: never[]) => Error

/** Spec §8, transport: 429, 502 and 503 are retried up to 5 times; other refusals are not. */
const good = json({ result: null, ms: 1 })
const FAULTS: [what: string, fault: Fault, requests: number, error: ErrorClass | null][] = [
  ['429 always', status(429), 6, ClientError],
  ['429 once', once(status(429), good), 2, null],
  ['502 always', status(502), 6, ServerError],
  ['503 always', status(503), 6, ServerError],
  ['503 with Retry-After', status(503, { 'retry-after': '1' }), 6, ServerError],
  ['503 once', once(status(503), good), 2, null],
  ['500', status(500), 1, ServerError],
  ['504', status(504), 1, ServerError],
  ['400', status(400), 1, ClientError],
  ['401', status(401), 1, ClientError],
  ['404', status(404), 1, ClientError],
  ['a broken connection', dropConnection, 6, Error],
]

let server: FaultServer
let problems: ContentProblem[] = []
beforeAll(async () => {
  server = await startFaultServer()
})
beforeEach(() => {
  problems = []
})
afterAll(() => server.close())

function client(settings: Partial<ContentClientOptions> = {}) {
  return createContentClient({
    ...CONTENT,
    apiHost: server.url,
    readToken: null,
    token: null,
    nowMs: () => 0,
    fetch: null,
    retryDelayMs: () => 1,
    report: (problem) => problems.push(problem),
    ...settings,
  })
}

function getHome(settings: Partial<ContentClientOptions> = {}) {
  return client(settings).getHome({ locale: DEFAULT_LOCALE })
}

const UNAVAILABLE = { ok: false, code: 'content-unavailable' }

describe('the content client when the service responds', () => {
  test.each(FAULTS)('%s', async (_, fault, requests, error) => {
    server.becomes(fault)
    expect(await getHome()).toEqual(error ? UNAVAILABLE : { ok: true, value: null })
    expect(server.count()).toBe(requests)
    const causes = problems.map((problem) => problem.kind === 'call-failed' && problem.cause)
    expect(causes).toEqual(error ? [expect.any(error)] : [])
  })

  test.each([
    ['malformed JSON', raw('application/json', 'nope')],
    ['another content type', raw('text/html; charset=UTF-8', '<h1>Hello</h1>')],
    ['an empty object', json({})],
    ['nothing at all', raw('application/json', '')],
    ['another shape', json({ result: { columns: 'none' }, ms: 1 })],
  ] satisfies [string, Fault][])('%s', async (_, fault) => {
    server.becomes(fault)
    expect(await getHome()).toEqual(UNAVAILABLE)
    expect(server.count()).toBe(1)
    expect(problems).toMatchObject([{ what: 'home' }])
  })
})

test('a request that times out is not retried', async () => {
  server.becomes(silence)
  expect(await getHome({ timeoutMs: 200 })).toEqual(UNAVAILABLE)
  expect(server.count()).toBe(1)
})

test('a refused connection is content-unavailable', async () => {
  expect(await getHome({ apiHost: await getDeadAddress() })).toEqual(UNAVAILABLE)
})

test('an error of the given transport is content-unavailable too, after the same retries', async () => {
  let calls = 0
  const fetch = async () => {
    calls++
    throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } })
  }
  expect(await getHome({ fetch })).toEqual(UNAVAILABLE)
  expect(calls).toBe(6)
})

test('with the real delays, five retries take a little over three seconds', async () => {
  server.becomes(status(503))
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const official = createClient({ ...CONTENT, apiHost: server.url, useProjectHostname: false, useCdn: false })
  await expect(official.fetch('*')).rejects.toThrow(ServerError)
  // Only the retry delays have random jitter, so only they are fractions of a millisecond.
  const waits = timers.mock.calls.flatMap(([, delayMs = 0]) => (Number.isInteger(delayMs) ? [] : [delayMs]))
  timers.mockRestore()
  expect(server.count()).toBe(6)
  // 100·(1 + 2 + 4 + 8 + 16) ms, with up to 100 ms of jitter before each.
  expect(waits).toHaveLength(5)
  const seconds = waits.reduce((sum, milliseconds) => sum + milliseconds, 0) / 1000
  expect(seconds).toBeGreaterThan(3)
  expect(seconds).toBeLessThan(3.7)
})
