import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onHeartbeat } from './event-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('each beat comes every time, in groups a second apart, and the last one to leave stops the timer', () => {
  const runs = Array.from({ length: 6 }, () => vi.fn())
  const counts = () => runs.map(({ mock }) => mock.calls.length)
  const leave = runs.map((run) => onHeartbeat(3_000, run))
  vi.advanceTimersByTime(1_000)
  expect(counts().filter((count) => count === 1)).toHaveLength(2)
  vi.advanceTimersByTime(2_000)
  expect(counts()).toEqual([1, 1, 1, 1, 1, 1])
  leave[0]?.()
  vi.advanceTimersByTime(3_000)
  expect(counts()).toEqual([1, 2, 2, 2, 2, 2])
  for (const end of leave) end()
  expect(vi.getTimerCount()).toBe(0)
})

test('beats of another length have a timer of their own', () => {
  const run = vi.fn()
  const end = onHeartbeat(500, run)
  const other = onHeartbeat(20_000, () => {})
  vi.advanceTimersByTime(2_000)
  expect(run).toHaveBeenCalledTimes(4)
  end()
  other()
})
