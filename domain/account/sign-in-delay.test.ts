import { expect, test } from 'vitest'
import { type AttemptStreak, decideAttempt, delayAfterFailures, STREAK_SECONDS } from './sign-in-delay.ts'

test.each([
  [0, 0],
  [4, 0],
  [5, 15],
  [6, 30],
  [10, 480],
  [12, 1_920],
  [13, 3_600],
  [600, 3_600],
])('after %i wrong passwords in a row the next one waits %i s', (failures, seconds) => {
  expect(delayAfterFailures(failures)).toBe(seconds)
})

const AT = 1_000_000

test.each<[string, AttemptStreak | null, number, object]>([
  ['the first attempt', null, AT, { isAllowed: true, streak: { failures: 1, lastAtMs: AT } }],
  [
    'the fifth at once',
    { failures: 4, lastAtMs: AT },
    AT,
    { isAllowed: true, streak: { failures: 5, lastAtMs: AT } },
  ],
  [
    'one that crosses another on a clock ahead',
    { failures: 2, lastAtMs: AT + 5 },
    AT,
    { isAllowed: true, streak: { failures: 3, lastAtMs: AT } },
  ],
  ['the sixth at once', { failures: 5, lastAtMs: AT }, AT, { isAllowed: false, waitSeconds: 15 }],
  [
    'the sixth a moment too early',
    { failures: 5, lastAtMs: AT },
    AT + 14_999,
    { isAllowed: false, waitSeconds: 1 },
  ],
  [
    'the sixth in time',
    { failures: 5, lastAtMs: AT },
    AT + 15_000,
    { isAllowed: true, streak: { failures: 6, lastAtMs: AT + 15_000 } },
  ],
  [
    'one after a day of peace',
    { failures: 40, lastAtMs: AT },
    AT + STREAK_SECONDS * 1000,
    { isAllowed: true, streak: { failures: 1, lastAtMs: AT + STREAK_SECONDS * 1000 } },
  ],
])('%s', (_, streak, nowMs, decision) => {
  expect(decideAttempt(streak, nowMs)).toEqual(decision)
})

test('600 guesses, each as early as allowed, take more than three weeks', () => {
  let streak: AttemptStreak | null = null
  let nowMs = AT
  for (let guess = 0; guess < 600; ) {
    const decision = decideAttempt(streak, nowMs)
    if (decision.isAllowed) {
      streak = decision.streak
      guess += 1
    } else nowMs += decision.waitSeconds * 1000
  }
  expect((nowMs - AT) / 86_400_000).toBeGreaterThan(21)
})
