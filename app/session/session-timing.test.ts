import { expect, test } from 'vitest'
import { isRefreshDue, refreshDelayMs } from './session-timing.ts'

// spec 4: token refreshed 30 seconds before expiry, at once if less remains
test.each([
  [3_600_000, 3_570_000, false],
  [30_001, 1, false],
  [30_000, 0, true],
  [29_999, 0, true],
  [0, 0, true],
  [-5_000, 0, true],
])('a token that is valid for %i ms is refreshed in %i ms', (remainingMs, delayMs, isDue) => {
  expect(refreshDelayMs(remainingMs)).toBe(delayMs)
  expect(isRefreshDue(1_000_000 + remainingMs, 1_000_000)).toBe(isDue)
})
