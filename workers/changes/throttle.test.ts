import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('any number of calls run it once, and once more for later calls', () => {
  const act = vi.fn()
  const pace = throttle(100, act)
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

test('it does not run after it was cancelled', () => {
  const act = vi.fn()
  const pace = throttle(100, act)
  pace.call()
  pace.cancel()
  vi.advanceTimersByTime(1000)
  expect(act).not.toHaveBeenCalled()
})
