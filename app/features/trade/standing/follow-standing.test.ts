import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followStanding } from './follow-standing.ts'

const HALF_MINUTE = 30_000
const fetched = vi.fn()
const changed = vi.fn()
const page = Object.assign(new EventTarget(), { hidden: false })

beforeEach(() => {
  vi.useFakeTimers()
  page.hidden = false
  fetched.mockReset().mockImplementation(async () => Response.json({ standing: 'pending' }))
  changed.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', globalThis)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('an open page learns of a decision within half a minute, once', async () => {
  followStanding('pending', changed)
  await vi.advanceTimersByTimeAsync(10 * HALF_MINUTE)
  expect(changed).not.toHaveBeenCalled()
  fetched.mockImplementation(async () => Response.json({ standing: 'approved' }))
  await vi.advanceTimersByTimeAsync(HALF_MINUTE)
  expect(changed).toHaveBeenCalledTimes(1)
  const calls = fetched.mock.calls.length
  await vi.advanceTimersByTimeAsync(HALF_MINUTE)
  expect(fetched).toHaveBeenCalledTimes(calls)
})

test('a hidden page makes no calls, and looks as soon as it is visible again', async () => {
  page.hidden = true
  const stop = followStanding('approved', changed)
  await vi.advanceTimersByTimeAsync(HALF_MINUTE)
  expect(fetched).not.toHaveBeenCalled()
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(changed).toHaveBeenCalledTimes(1)
  stop()
})

test('a call that fails changes nothing, and a page that was left makes none', async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 503 }))
  const stop = followStanding('pending', changed)
  await vi.advanceTimersByTimeAsync(HALF_MINUTE)
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(changed).not.toHaveBeenCalled()
  stop()
  await vi.advanceTimersByTimeAsync(HALF_MINUTE)
  expect(fetched).toHaveBeenCalledTimes(2)
})
