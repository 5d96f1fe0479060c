import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createBreachClient } from '#clients/breach/breach-client.ts'
import { overNetwork } from '#server/seam/seam.ts'
import {
  dropConnection,
  type Fault,
  type FaultServer,
  raw,
  startFaultServer,
  status,
} from '../support/fault-server.ts'

let server: FaultServer
beforeAll(async () => {
  server = await startFaultServer()
})
afterAll(() => server.close())

const PASSWORD = 'a long night by the sea'
const DIGEST = createHash('sha1').update(PASSWORD).digest('hex').toUpperCase()
const OTHER = '0018A45C4D1DEF81644B54AB7F969B88D65'

function call(baseUrl: string) {
  const problems: unknown[] = []
  const requests: Request[] = []
  const carry = (request: Request) => {
    requests.push(request)
    return fetch(request)
  }
  const isBreached = createBreachClient({
    baseUrl,
    fetch: carry,
    report: (problem) => problems.push(problem),
  })
  return { isBreached, problems, requests }
}

test.each([
  ['it is in the answer', `${OTHER}:3\r\n${DIGEST.slice(5)}:12`, true],
  ['it is not in the answer', `${OTHER}:3`, false],
  ['it is padding', `${DIGEST.slice(5)}:0\r\n${OTHER}:3`, false],
  ['the answer is empty', '', false],
])('when %s, a password was in a breach: %s', async (_, text, expected) => {
  server.becomes(raw('text/plain', text))
  const { isBreached, problems, requests } = call(server.url)
  expect([await isBreached(PASSWORD), problems]).toEqual([expected, []])
  const [request] = requests
  // Only the first five digits of the hash leave this process.
  expect(request?.url).toBe(`${server.url}/range/${DIGEST.slice(0, 5)}`)
  expect(request?.headers.get('add-padding')).toBe('true')
})

test.each([
  ['503', status(503), 503],
  ['429', status(429), 429],
  ['a broken connection', dropConnection, null],
] satisfies [string, Fault, number | null][])(
  'a response of %s rejects no password',
  async (_, fault, code) => {
    server.becomes(fault)
    const { isBreached, problems } = call(server.url)
    expect(await isBreached(PASSWORD)).toBe(false)
    expect(problems).toEqual([{ code: 'breach-service-unavailable', status: code }])
  },
)

test('a service that does not respond delays the form by two seconds at most', async () => {
  const limit = new AbortController()
  const startLimit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  onTestFinished(() => startLimit.mockRestore())
  // The time limit is reached once the service has received the request.
  server.becomes(() => limit.abort())
  const isBreached = createBreachClient({ baseUrl: server.url, fetch: overNetwork, report: () => {} })
  expect(await isBreached(PASSWORD)).toBe(false)
  expect(startLimit.mock.calls).toEqual([[2_000]])
})
