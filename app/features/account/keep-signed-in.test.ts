import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSignedIn } from './keep-signed-in.ts'

const HOUR = 3_600_000
const responses: (() => Response | Promise<Response>)[] = []
const fetched = vi.fn(async () =>
  (responses.shift() ?? (() => Response.json({ sessionRemainingMs: HOUR })))(),
)

beforeEach(() => {
  vi.useFakeTimers()
  fetched.mockClear()
  responses.length = 0
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('navigator', { locks: { request: locks() } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('an idle page refreshes 30 seconds before its token expires, repeatedly', async () => {
  void keepSignedIn(HOUR, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(HOUR - 30_001)
  expect(fetched).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(fetched).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(HOUR - 30_000)
  expect(fetched).toHaveBeenCalledTimes(2)
})

// spec 4: an idle page refreshes too, one tab for all
test('of five tabs one sends the request', async () => {
  for (let tab = 0; tab < 5; tab++) void keepSignedIn(HOUR, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(HOUR - 30_000)
  expect(fetched).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(HOUR - 30_000)
  expect(fetched).toHaveBeenCalledTimes(2)
})

test.each([
  ['the shop does not answer', () => Promise.reject(new Error('offline'))],
  ['it fails', () => new Response(null, { status: 503 })],
  ['it could not refresh the token', () => Response.json({ sessionRemainingMs: 29_000 })],
])('when %s, the page tries again half a minute later', async (_, failure) => {
  responses.push(failure)
  void keepSignedIn(HOUR, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(HOUR - 30_000)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(fetched).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('requests end when the session ends or the page is left', async () => {
  responses.push(() => Response.json({ sessionRemainingMs: null }))
  const stored = keepSignedIn(HOUR, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(10 * HOUR)
  await stored
  expect(fetched).toHaveBeenCalledTimes(1)
  const left = new AbortController()
  const other = keepSignedIn(HOUR, left.signal)
  left.abort()
  await vi.advanceTimersByTimeAsync(10 * HOUR)
  await other
  expect(fetched).toHaveBeenCalledTimes(1)
})

function storage() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}

/** Grants one lock at a time, as the browser does across tabs. */
function locks() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(_name: string, act: () => Promise<Value>) => {
    const run = last.then(act)
    last = run.catch(() => undefined)
    return run
  }
}
