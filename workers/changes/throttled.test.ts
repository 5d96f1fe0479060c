import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttled } from './throttled.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('however often it is called for, it is done once, and once more for those who came late', () => {
  const act = vi.fn()
  const pace = throttled(100, act)
  pace.call()
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(90)
  pace.call()
  pace.call()
  vi.advanceTimersByTime(10)
  expect(act).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  expect(act).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  expect(act).toHaveBeenCalledTimes(2)
})

test('cancelled, it is done no more', () => {
  const act = vi.fn()
  const pace = throttled(100, act)
  pace.call()
  pace.cancel()
  vi.advanceTimersByTime(1000)
  expect(act).not.toHaveBeenCalled()
})
