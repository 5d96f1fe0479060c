import { expect, test } from 'vitest'
import { checkRefund, receiveTransfer } from './refund.ts'

test.each([
  [{ paidMinor: 10_000, refundedMinor: 0 }, 1, true],
  [{ paidMinor: 10_000, refundedMinor: 0 }, 10_000, true],
  [{ paidMinor: 10_000, refundedMinor: 0 }, 10_001, false],
  [{ paidMinor: 10_000, refundedMinor: 2_500 }, 7_500, true],
  [{ paidMinor: 10_000, refundedMinor: 2_500 }, 7_501, false],
  [{ paidMinor: 10_000, refundedMinor: 10_000 }, 1, false],
  [{ paidMinor: 0, refundedMinor: 0 }, 1, false],
])('of %j an amount of %i may be refunded: %s', (order, amountMinor, isAllowed) => {
  expect(checkRefund(order, amountMinor).ok).toBe(isAllowed)
})

// spec 5: transfers arrive in part or too much, and refunds are at most what was paid
test.each([
  ['in full', 0, 10_000, { receivedMinor: 10_000, missingMinor: 0, surplusMinor: 0 }],
  ['in part', 0, 4_000, { receivedMinor: 4_000, missingMinor: 6_000, surplusMinor: 0 }],
  ['in a second part', 4_000, 6_000, { receivedMinor: 10_000, missingMinor: 0, surplusMinor: 0 }],
  ['a cent short', 0, 9_999, { receivedMinor: 9_999, missingMinor: 1, surplusMinor: 0 }],
  ['a cent too much', 0, 10_001, { receivedMinor: 10_000, missingMinor: 0, surplusMinor: 1 }],
  ['in two parts, too much', 4_000, 8_000, { receivedMinor: 10_000, missingMinor: 0, surplusMinor: 2_000 }],
])('a transfer that arrives %s', (_, receivedMinor, amountMinor, expected) => {
  expect(receiveTransfer({ dueMinor: 10_000, receivedMinor }, amountMinor)).toEqual(expected)
})
