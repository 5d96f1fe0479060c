import { expect, test } from 'vitest'
import { TRADE_STANDINGS } from '../visitor/roles.ts'
import { applyTradeDecision, refuseKnownApplicant, TRADE_DECISIONS } from './application-lifecycle.ts'

const outcomes = TRADE_STANDINGS.flatMap((state) =>
  TRADE_DECISIONS.map((decision) => {
    const after = applyTradeDecision(state, decision)
    return [state, decision, after.ok ? after.value : after.code]
  }),
)

// spec 4: trade application: the house approves, rejects and takes a decision back
test('an application is decided, and a decision is taken back', () => {
  expect(outcomes).toEqual([
    ['pending', 'approve', 'approved'],
    ['pending', 'reject', 'rejected'],
    ['pending', 'undo', 'not-decided'],
    ['approved', 'approve', 'already-decided'],
    ['approved', 'reject', 'already-decided'],
    ['approved', 'undo', 'pending'],
    ['rejected', 'approve', 'approved'],
    ['rejected', 'reject', 'already-decided'],
    ['rejected', 'undo', 'pending'],
  ])
})

test.each([
  [false, false, false, null],
  [false, true, true, null],
  [false, true, false, 'email-registered'],
  [true, false, false, 'trade-application-processed'],
  [true, true, false, 'trade-application-processed'],
  [true, true, true, 'trade-application-processed'],
])('applied %s, account %s, own %s: %s', (hasApplied, hasAccount, isOwn, refusal) => {
  expect(refuseKnownApplicant({ hasApplied, hasAccount, isOwn })).toBe(refusal)
})
