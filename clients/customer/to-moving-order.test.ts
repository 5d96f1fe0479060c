import { expect, test } from 'vitest'
import type { WireMovingOrder } from './order-wire.ts'
import { toMovingOrder } from './to-moving-order.ts'

const wire: WireMovingOrder = {
  id: 'gid://shopify/Order/1',
  name: 'BT-2611-000123',
  processedAt: '2026-11-20T10:00:00Z',
  cancelledAt: null,
  financialStatus: 'PAID',
  fulfillmentStatus: 'CONFIRMED',
  totalPrice: { amount: '120.0', currencyCode: 'EUR' },
  transactions: [],
  refunds: [],
  customAttributes: [],
  fulfillments: { nodes: [] },
}
const at = (day: number) => `2026-11-${day}T10:00:00Z`
const payment = (kind: string, status: string, day: number) => ({ kind, status, processedAt: at(day) })

test.each<[string, Partial<WireMovingOrder>, string | null]>([
  ['nothing', {}, null],
  ['a payment', { transactions: [payment('SALE', 'SUCCESS', 22)] }, at(22)],
  [
    'two payments',
    { transactions: [payment('CAPTURE', 'SUCCESS', 24), payment('SALE', 'SUCCESS', 22)] },
    at(24),
  ],
  ['an authorization', { transactions: [payment('AUTHORIZATION', 'SUCCESS', 22)] }, null],
  ['a payment that failed', { transactions: [payment('SALE', 'FAILURE', 22)] }, null],
  ['a refund', { transactions: [payment('REFUND', 'SUCCESS', 22)] }, null],
  [
    'a gift card, while the rest is due',
    { financialStatus: 'PENDING', transactions: [payment('SALE', 'SUCCESS', 20)] },
    null,
  ],
])('with %s, an order was paid: %s', (_, changes, paidAt) => {
  expect(toMovingOrder({ ...wire, ...changes }).paidAt).toEqual(paidAt && new Date(paidAt))
})

test.each([
  ['VOIDED', 'cancelled'],
  ['EXPIRED', 'expired'],
])('an order that is %s was closed: %s', (financialStatus, move) => {
  const order = toMovingOrder({ ...wire, financialStatus, cancelledAt: at(22) })
  expect(order.closed).toEqual({ move, at: new Date(at(22)) })
})

test.each([
  ['IN_TRANSIT', 'CONFIRMED', { deliveredAt: null, isSplit: false }],
  ['DELIVERED', 'DELIVERED', { deliveredAt: new Date(at(23)), isSplit: false }],
  ['IN_TRANSIT', 'MULTIPLE_SHIPMENTS', { deliveredAt: null, isSplit: true }],
])('a parcel that is %s in an order that is %s: %j', (latestShipmentStatus, fulfillmentStatus, known) => {
  const parcel = {
    id: 'gid://shopify/Fulfillment/1',
    createdAt: at(22),
    updatedAt: at(23),
    latestShipmentStatus,
    trackingInformation: [{ company: 'BRT', number: '77', url: null }],
  }
  const order = toMovingOrder({ ...wire, fulfillmentStatus, fulfillments: { nodes: [parcel] } })
  expect(order.isSplit).toBe(known.isSplit)
  expect(order.parcels).toEqual([
    {
      id: parcel.id,
      sentAt: new Date(at(22)),
      deliveredAt: known.deliveredAt,
      tracking: { company: 'BRT', number: '77' },
    },
  ])
})
