import { expect, test } from 'vitest'
import type { DeliveryPromise, DeliveryWindow } from './delivery-promise.ts'
import { computeJointPromises, computeJointWindow } from './joint-delivery.ts'
import type { ShipmentOrigin } from './shipping.ts'

const SOON = { from: '2027-03-17', to: '2027-03-22' }
const LATE = { from: '2027-05-10', to: '2027-05-14' }
const IN_HOUSE: ShipmentOrigin = { warehouse: 'in-house', artisanSlug: 'bassi' }
const BASSI: ShipmentOrigin = { warehouse: 'other', artisanSlug: 'bassi' }
const CORTE: ShipmentOrigin = { warehouse: 'other', artisanSlug: 'corte' }

function within(window: DeliveryWindow | null, parts: Partial<DeliveryPromise> = {}): DeliveryPromise {
  return {
    window,
    method: 'courier',
    isFragile: false,
    hasDedicatedCourier: false,
    source: 'workshop',
    ...parts,
  }
}

// spec 4: a delivery promise: pieces of one shipment arrive together, the whole with the last
test('pieces from one place arrive together with the last of them, each by its own method; others arrive separately', () => {
  const promised = computeJointPromises([
    { id: 'plate', origin: BASSI, promise: within(SOON) },
    { id: 'table', origin: BASSI, promise: within(LATE, { method: 'curbside' }) },
    { id: 'chair', origin: CORTE, promise: within(SOON) },
    { id: 'vase', origin: IN_HOUSE, promise: within(SOON, { source: 'stock', isFragile: true }) },
  ])
  expect([...promised]).toEqual([
    ['plate', within(LATE)],
    ['table', within(LATE, { method: 'curbside' })],
    ['chair', within(SOON)],
    ['vase', within(SOON, { source: 'stock', isFragile: true })],
  ])
})

test('a piece to be confirmed delays its shipment, one that cannot be bought does not', () => {
  const promised = computeJointPromises([
    { id: 'plate', origin: BASSI, promise: within(SOON) },
    { id: 'mirror', origin: BASSI, promise: within(null, { source: 'later' }) },
    { id: 'chair', origin: CORTE, promise: within(SOON) },
    { id: 'gone', origin: CORTE, promise: null },
  ])
  expect([...promised.values()].map((promise) => promise?.window)).toEqual([null, null, SOON, undefined])
  expect(promised.get('gone')).toBeNull()
})

test.each([
  ['nothing', [], null],
  ['one piece', [within(SOON)], SOON],
  ['two of different days', [within(LATE), within(SOON)], LATE],
  ['two with the same last day', [within(LATE), within({ ...LATE, from: '2027-05-12' })], '2027-05-12'],
  ['one that is to be confirmed', [within(SOON), within(null)], null],
  ['one that cannot be bought', [null, within(SOON)], SOON],
  ['only what cannot be bought', [null], null],
])('everything has come, with %s, by the end of the last window', (_, promises, expected) => {
  const last = computeJointWindow(promises)
  expect(typeof expected === 'string' ? last?.from : last).toEqual(expected)
})
