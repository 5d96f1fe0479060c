import { expect, test } from 'vitest'
import type { PieceSource } from '../delivery/delivery-promise.ts'
import { isPromiseOpen, type OrderFacts, orderStage, orderWork } from './order-progress.ts'

test.each([
  [['workshop', 'workshop'], 'making'],
  [['stock'], 'packing'],
  [['stock', 'workshop'], 'both'],
  [['workshop', 'later'], 'preparing'],
  [['later'], 'preparing'],
  [['workshop', null], 'preparing'],
  [[], 'preparing'],
] as [(PieceSource | null)[], string][])('with pieces from %j the work is %s', (sources, work) => {
  expect(orderWork(sources)).toBe(work)
})

const TWO = [{ lineItems: ['a'] }, { lineItems: ['b'] }] as const
const ONE_OF_TWO = [{ hasArrived: true }]
const BOTH = [{ hasArrived: true }, { hasArrived: false }]

// spec 4: “The workshops have begun” is said where they have
test.each([
  ['awaiting-payment', 'awaited', [], 'awaiting-payment'],
  ['paid', 'authorised', [], 'approved'],
  ['paid', 'captured', [], 'paid'],
  ['paid', 'captured', ONE_OF_TWO, 'partly-sent'],
  ['paid', 'captured', BOTH, 'sent'],
  ['paid', 'captured', BOTH.map(() => ({ hasArrived: true })), 'delivered'],
  ['cancelled', 'released', [], 'cancelled'],
  ['cancelled', 'captured', [], 'cancelled'],
  ['expired', 'released', [], 'expired'],
] as const)('an order that is %s, its payment %s, with %j sent, is %s', (status, payment, parcels, stage) => {
  const order: OrderFacts = { status, payment: { status: payment }, shipments: TWO, parcels }
  expect(orderStage(order)).toBe(stage)
})

test('a shipment without pieces is not waited for', () => {
  const order = { status: 'paid', payment: { status: 'captured' }, parcels: ONE_OF_TWO } as const
  const [one] = TWO
  expect(orderStage({ ...order, shipments: [one, { lineItems: [] }] })).toBe('delivered')
  expect(orderStage({ ...order, shipments: [...TWO, { lineItems: [] }] })).toBe('partly-sent')
})

test('a closed or delivered order no longer has a promise', () => {
  expect((['cancelled', 'expired', 'delivered'] as const).map(isPromiseOpen)).toEqual([false, false, false])
  expect((['awaiting-payment', 'approved', 'paid', 'sent'] as const).every(isPromiseOpen)).toBe(true)
})
