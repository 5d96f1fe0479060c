import { expect, test } from 'vitest'
import { isRefreshDue, refreshDelayMs } from './session-timing.ts'

test.each([
  [3_600_000, 3_570_000, false],
  [30_001, 1, false],
  [30_000, 0, true],
  [29_999, 0, true],
  [0, 0, true],
  [-5_000, 0, true],
])('a token that is valid for %i ms is refreshed in %i ms', (lastsMs, delayMs, isDue) => {
  expect(refreshDelayMs(lastsMs)).toBe(delayMs)
  expect(isRefreshDue(1_000_000 + lastsMs, 1_000_000)).toBe(isDue)
})
