import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { streamLines } from './stream-lines.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

async function* twoLines(ended: () => void = () => {}) {
  try {
    yield 'one'
    yield 'two'
  } finally {
    ended()
  }
}
const reportError = (error: unknown) => {
  throw error
}

test('lines that nobody begins to read end after a minute, and those that are read do not', async () => {
  const end = vi.fn()
  const unread = streamLines(twoLines(), { reportError, end })
  await vi.advanceTimersByTimeAsync(59_000)
  expect(end).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(end).toHaveBeenCalledOnce()
  await expect(unread.getReader().read()).rejects.toThrow('stalled')
})

test('a reader who stops between two lines is no longer waited for, and what the lines use is released', async () => {
  const end = vi.fn()
  const release = vi.fn()
  const reader = streamLines(twoLines(release), { reportError, end }).getReader()
  await vi.advanceTimersByTimeAsync(59_000)
  await reader.read()
  await vi.advanceTimersByTimeAsync(59_000)
  expect([end.mock.calls.length, release.mock.calls.length]).toEqual([0, 0])
  await vi.advanceTimersByTimeAsync(1000)
  expect([end.mock.calls.length, release.mock.calls.length]).toEqual([1, 1])
})
