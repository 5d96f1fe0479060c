import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { listOrderUpdates, type MovingOrder, type MovingParcel } from './order-moves.ts'

const at = (time: string) => new Date(`2026-11-20T${time}Z`)
const ORDER: MovingOrder = {
  id: 'order',
  number: 'BT-2611-000123',
  placedAt: at('10:00:00'),
  paidAt: null,
  closed: null,
  isSplit: false,
  parcels: [],
  refunds: [],
}
const parcel = (deliveredAt: Date | null): MovingParcel => ({
  id: 'parcel',
  sentAt: at('11:00:00'),
  deliveredAt,
  tracking: { company: 'BRT', number: '77' },
})
const refund = (reason: 'refund' | 'released', settledAt: Date | null) => ({
  id: 'refund',
  reason,
  amount: money(20_00, 'EUR'),
  requestedAt: at('12:00:00'),
  settledAt,
})

// spec 2: updates: how an order has moved on
test.each<[string, Partial<MovingOrder>, string[]]>([
  ['was placed', {}, []],
  ['was paid at once', { paidAt: at('10:01:00') }, []],
  ['was paid later', { paidAt: at('10:01:01') }, ['paid order 10:01:01']],
  ['has left', { parcels: [parcel(null)] }, ['sent parcel 11:00:00']],
  ['has arrived', { parcels: [parcel(at('15:00:00'))] }, ['delivered parcel 15:00:00']],
  ['was canceled', { closed: { move: 'cancelled', at: at('13:00:00') } }, ['cancelled order 13:00:00']],
  ['has expired', { closed: { move: 'expired', at: at('13:00:00') } }, ['expired order 13:00:00']],
  ['is refunded', { refunds: [refund('refund', null)] }, ['refund-coming refund 12:00:00']],
  ['was refunded', { refunds: [refund('refund', at('14:00:00'))] }, ['refund-sent refund 14:00:00']],
  ['was never charged', { refunds: [refund('released', at('14:00:00'))] }, []],
])('an order that %s has moved on so: %j', (_, facts, expected) => {
  const moves = listOrderUpdates({ ...ORDER, ...facts })
  expect(moves.map((move) => `${move.id} ${move.at.toISOString().slice(11, 19)}`)).toEqual(expected)
})

test('an update has what its text needs: the order, the carrier, a part, an amount', () => {
  const [sent, returned] = listOrderUpdates({
    ...ORDER,
    isSplit: true,
    parcels: [parcel(null)],
    refunds: [refund('refund', null)],
  })
  const order = { orderId: 'order', orderNumber: 'BT-2611-000123' }
  expect(sent).toMatchObject({
    ...order,
    isPart: true,
    tracking: { company: 'BRT', number: '77' },
    amount: null,
  })
  expect(returned).toMatchObject({ ...order, isPart: false, tracking: null, amount: money(20_00, 'EUR') })
})
