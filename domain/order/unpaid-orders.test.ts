import { expect, test } from 'vitest'
import {
  checkUnpaidOrders,
  lastPaymentDay,
  nextUnpaidOrderStep,
  paymentDeadline,
  UNPAID_ORDERS_MAX,
} from './unpaid-orders.ts'

test.each([
  ['in winter', '2026-11-20T10:00:00Z', 10, '2026-11-30T23:00:00.000Z'],
  ['in summer', '2026-07-01T10:00:00Z', 10, '2026-07-11T22:00:00.000Z'],
  ['into winter time', '2026-10-20T10:00:00Z', 5, '2026-10-25T23:00:00.000Z'],
  ['into summer time', '2026-03-24T10:00:00Z', 5, '2026-03-29T22:00:00.000Z'],
  ['shortly before midnight in Italy', '2026-11-20T22:59:59Z', 1, '2026-11-21T23:00:00.000Z'],
  ['at midnight in Italy', '2026-11-20T23:00:00Z', 1, '2026-11-22T23:00:00.000Z'],
] as const)('%s an order waits until the end of the day', (_, placedAt, days, deadline) => {
  expect(paymentDeadline(new Date(placedAt), days, 'Europe/Rome').toISOString()).toBe(deadline)
})

test('the last day for payment is the day that ends with the deadline', () => {
  expect(lastPaymentDay(new Date('2026-11-30T23:00:00Z'), 'Europe/Rome')).toBe('2026-11-30')
  expect(lastPaymentDay(new Date('2026-07-11T22:00:00Z'), 'Europe/Rome')).toBe('2026-07-11')
})

const placedAt = new Date('2026-11-20T10:00:00Z')
const paymentDueAt = new Date('2026-11-30T23:00:00Z')
const soon = new Date('2026-11-22T23:00:00Z')

test.each([
  ['just placed', placedAt, null, paymentDueAt, 'wait'],
  ['a moment before the reminder', new Date('2026-11-27T22:59:59.999Z'), null, paymentDueAt, 'wait'],
  ['at the reminder', new Date('2026-11-27T23:00:00Z'), null, paymentDueAt, 'remind'],
  ['late for the reminder', new Date('2026-11-30T22:59:59.999Z'), null, paymentDueAt, 'remind'],
  ['reminded', new Date('2026-11-29T00:00:00Z'), new Date('2026-11-28T00:00:00Z'), paymentDueAt, 'wait'],
  ['a moment before the deadline', new Date('2026-11-30T22:59:59.999Z'), placedAt, paymentDueAt, 'wait'],
  ['at the deadline', paymentDueAt, placedAt, paymentDueAt, 'expire'],
  ['at the deadline, never reminded', paymentDueAt, null, paymentDueAt, 'expire'],
  ['in the first half of a short deadline', new Date('2026-11-21T16:29:59Z'), null, soon, 'wait'],
  ['after half of a short deadline', new Date('2026-11-21T16:30:00Z'), null, soon, 'remind'],
] as const)('an order %s', (_, now, remindedAt, due, step) => {
  expect(nextUnpaidOrderStep({ placedAt, paymentDueAt: due, remindedAt }, now)).toBe(step)
})

test('a partly paid order does not expire', () => {
  const order = { placedAt, paymentDueAt, remindedAt: placedAt, isPartlyPaid: true }
  expect(nextUnpaidOrderStep(order, paymentDueAt)).toBe('wait')
})

const { email, account, network } = UNPAID_ORDERS_MAX
test.each([
  [{ email: 0, account: null, network: null }, true],
  [{ email: email - 1, account: account - 1, network: network - 1 }, true],
  [{ email, account: null, network: null }, false],
  [{ email: 0, account, network: 0 }, false],
  [{ email: 0, account: 0, network }, false],
])('with %j waiting, one more may wait: %s', (waiting, expected) => {
  expect(checkUnpaidOrders(waiting).ok).toBe(expected)
})
