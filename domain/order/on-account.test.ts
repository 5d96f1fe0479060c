import { expect, test } from 'vitest'
import { ok, refuse } from '../result.ts'
import { checkCredit, creditAccount, nextInvoiceStep, OVERDUE_DAYS_MAX, openAmount } from './on-account.ts'

const DAY_MS = 86_400_000
const now = new Date('2026-11-26T12:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * DAY_MS)

test.each([
  ['nothing paid', { amountMinor: 1000, receivedMinor: 0, creditedMinor: 0 }, 1000],
  ['a part paid', { amountMinor: 1000, receivedMinor: 300, creditedMinor: 0 }, 700],
  ['a part credited', { amountMinor: 1000, receivedMinor: 300, creditedMinor: 200 }, 500],
  ['credited beyond what is left', { amountMinor: 1000, receivedMinor: 900, creditedMinor: 200 }, 0],
])('of an invoice with %s is open', (_, invoice, open) => {
  expect(openAmount(invoice)).toBe(open)
})

test.each([
  ['no invoices', 1000, [], [0, 0, 1000, false]],
  ['an invoice not due', 1000, [[400, 1]], [400, 0, 600, false]],
  ['an invoice a moment before it is overdue', 1000, [[400, 1 / DAY_MS]], [400, 0, 600, false]],
  ['an invoice overdue since now', 1000, [[400, 0]], [400, 400, 600, false]],
  ['two invoices', 1000, [[400, 1], [500, -2]], [900, 500, 100, false]], // biome-ignore format: a table
  ['a limit lowered below what is open', 300, [[400, 1]], [400, 0, 0, false]],
  ['an invoice overdue for almost too long', 1000, [[1, 1 / DAY_MS - OVERDUE_DAYS_MAX]], [1, 1, 999, false]],
  ['an invoice overdue for too long', 1000, [[1, -OVERDUE_DAYS_MAX]], [1, 1, 999, true]],
] as [string, number, [number, number][], [number, number, number, boolean]][])(
  'with %s the account is',
  (_, limitMinor, invoices, [openMinor, overdueMinor, leftMinor, isStopped]) => {
    const open = invoices.map(([minor, due]) => ({ openMinor: minor, dueAt: days(due) }))
    expect(creditAccount(limitMinor, open, now)).toEqual({
      limitMinor,
      openMinor,
      overdueMinor,
      leftMinor,
      isStopped,
    })
  },
)

test.each([
  [999, 1000, false, ok(true)],
  [1000, 1000, false, ok(true)],
  [1001, 1000, false, refuse('credit-limit-exceeded')],
  [1, 0, false, refuse('credit-limit-exceeded')],
  [1, 1000, true, refuse('invoices-overdue')],
])('an order of %i with %i left, stopped %s', (amount, leftMinor, isStopped, expected) => {
  const account = { limitMinor: 5000, openMinor: 0, overdueMinor: 0, leftMinor, isStopped }
  expect(checkCredit(account, amount)).toEqual(expected)
})

const dueAt = new Date('2026-11-30T23:00:00Z')
const sent = new Date('2026-11-30T00:00:00Z')
test.each([
  ['before its last day', '2026-11-29T22:59:59.999Z', null, null, 'wait'],
  ['on its last day', '2026-11-29T23:00:00Z', null, null, 'remind'],
  ['on its last day, reminded', '2026-11-30T12:00:00Z', sent, null, 'wait'],
  ['soon after, never reminded', '2026-12-02T00:00:00Z', null, null, 'remind'],
  ['a moment before a week is over', '2026-12-07T22:59:59.999Z', sent, null, 'wait'],
  ['a week after', '2026-12-07T23:00:00Z', sent, null, 'remind-overdue'],
  ['a week after, never reminded', '2026-12-07T23:00:00Z', null, null, 'remind-overdue'],
  ['later, reminded of both', '2027-01-07T00:00:00Z', sent, sent, 'wait'],
  ['later, reminded of the second alone', '2027-01-07T00:00:00Z', null, sent, 'wait'],
] as const)('an invoice %s', (_, at, remindedAt, overdueRemindedAt, step) => {
  expect(nextInvoiceStep({ dueAt, remindedAt, overdueRemindedAt }, new Date(at), 'Europe/Rome')).toBe(step)
})
