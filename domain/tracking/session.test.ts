import { expect, test } from 'vitest'
import { trackingTokens } from './session.ts'
import { retryDelayMs } from './timing.ts'

const [v, s, newV, newS] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(32)) as [
  string,
  string,
  string,
  string,
]
const fresh = { visitor: newV, session: newS }

// spec 9: analytics visitor cookie 31,104,000 s; session cookie 1,800 s
test.each([
  ['a first visit', null, null, newV, newS],
  ['within half an hour', v, s, v, s],
  ['after half an hour', v, null, v, newS],
  ['a session whose visitor was deleted', null, s, newV, newS],
  ['tokens that are not ours', 'hello', 'there', newV, newS],
  ['a session that is not ours', v, 'there', v, newS],
])('%s: %j and %j', (_, visitor, session, expectedVisitor, expectedSession) => {
  expect(trackingTokens({ visitor, session }, fresh)).toEqual({
    visitor: expectedVisitor,
    session: expectedSession,
  })
})

test.each([
  [1, 1_000],
  [2, 2_000],
  [6, 32_000],
  [7, 60_000],
  [8, 60_000],
  [9, null],
])('after attempt %i a batch waits %j ms', (attempt, delay) => {
  expect(retryDelayMs(attempt)).toBe(delay)
})
