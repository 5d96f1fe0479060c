import { expect, test } from 'vitest'
import type { DeliveryMethod, DeliveryPromise } from '../delivery/delivery-promise.ts'
import type { CountryCode } from '../market/market.ts'
import { isLate, latestShippingDay } from './shipping-day.ts'

/** 2027-03-15 is a Monday. */
const promise = (to: string | null, method: DeliveryMethod = 'courier'): DeliveryPromise => ({
  window: to === null ? null : { from: '2027-03-01', to },
  method,
  isFragile: false,
  hasDedicatedCourier: false,
  source: 'stock',
})
const part = (...ids: string[]) => ({ lineItems: ids.map((lineId) => ({ lineId })) })

test.each<[string, CountryCode, DeliveryPromise, string | null]>([
  ['in Italy, five weekdays before', 'IT', promise('2027-03-19'), '2027-03-12'],
  ['in Germany, ten', 'DE', promise('2027-03-19'), '2027-03-05'],
  ['by air, twelve', 'US', promise('2027-03-19'), '2027-03-03'],
  ['by sea, twenty-five', 'US', promise('2027-03-19', 'room'), '2027-02-12'],
  ['on no day that is not promised', 'IT', promise(null), null],
])('a part has to leave %s', (_, country, promised, expected) => {
  const order = {
    home: 'IT',
    country,
    shipments: [part('a')],
    promises: new Map([['a', promised]]),
    sent: [],
  } as const
  expect(latestShippingDay(order)).toBe(expected)
})

test.each<[string, number[], string | null]>([
  ['nothing has left', [], '2027-03-12'],
  ['the first has left', [0], '2027-03-19'],
  ['the second has left', [1], '2027-03-12'],
  ['everything has left', [0, 1], null],
])('an order in two parts is due for the earlier one that is still here: %s', (_, sent, expected) => {
  const promises = new Map([
    ['a', promise('2027-03-19')],
    ['b', promise('2027-03-26')],
    ['c', promise('2027-04-02')],
    ['voucher', null],
  ])
  const shipments = [part('a', 'b', 'voucher'), part('b', 'c')]
  expect(latestShippingDay({ home: 'IT', country: 'IT', shipments, promises, sent })).toBe(expected)
})

test.each([
  ['the day before', '2027-03-11', false],
  ['on the day', '2027-03-12', false],
  ['the day after', '2027-03-13', true],
])('an order is late %s: %s %s', (_, today, expected) => {
  expect(isLate({ shipBy: '2027-03-12', isPaid: true }, today)).toBe(expected)
})

test.each([
  ['unpaid', { shipBy: '2027-03-12', isPaid: false }],
  ['without a day', { shipBy: null, isPaid: true }],
])('an order %s is never late', (_, order) => {
  expect(isLate(order, '2030-01-01')).toBe(false)
})
