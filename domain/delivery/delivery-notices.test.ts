import { expect, test } from 'vitest'
import {
  computeDelay,
  type DeliveryDay,
  type DeliveryNotice,
  findNotices,
  findStripNotice,
} from './delivery-notices.ts'
import { deliveryPromise, type PromiseFacts, stockPromise } from './delivery-promise.ts'
import { computeJointWindow } from './joint-delivery.ts'

const shared = {
  text: 'About the piece',
  stripText: null,
  link: null,
  from: '2026-11-02',
  to: '2026-12-20',
  places: ['strip', 'product', 'bag'],
} as const
const CHRISTMAS: DeliveryNotice = { ...shared, id: 'christmas', kind: 'guarantee', arrivesBy: '2026-12-23' }
const STRIKE: DeliveryNotice = { ...shared, id: 'strike', kind: 'delay', delayWeekdays: 3 }

const PIECE: PromiseFacts = {
  sku: 'LAG1',
  isReadyToShip: true,
  leadTime: '21',
  stockAvailable: true,
  availableForSale: true,
  isPreorder: false,
  availableFrom: null,
  excludedCountries: [],
  notDirectlyShoppable: false,
  shippingOption: '',
  curbsideDelivery: false,
  dedicatedCourier: false,
  isFragile: false,
}

function day(today: string, notices = [CHRISTMAS]): DeliveryDay {
  return { home: 'IT', today, notices, delayWeekdays: computeDelay(notices, today) }
}

const shown = (...given: Parameters<typeof findNotices>) => findNotices(...given).map(({ id }) => id)
const IN_TIME = { from: '2026-12-01', to: '2026-12-23' }

// spec 9: a shipment-delay notice and a Christmas guarantee: on their days, in their places
test.each([
  ['the day before', '2026-11-01', []],
  ['the first day', '2026-11-02', ['christmas']],
  ['the last day', '2026-12-20', ['christmas']],
  ['the day after', '2026-12-21', []],
])('a notice applies on its days: %s', (_, today, ids) => {
  expect(shown(day(today), 'product', IN_TIME)).toEqual(ids)
})

// spec 9: the guarantee is shown only where a piece arrives in time
test.each([
  ['the very day', { from: '2026-12-10', to: '2026-12-23' }, ['christmas']],
  ['a day later, at worst', { from: '2026-12-10', to: '2026-12-24' }, []],
  ['a day to be confirmed', null, []],
])('the guarantee is given only in time: %s', (_, window, ids) => {
  expect(shown(day('2026-11-26'), 'product', window)).toEqual(ids)
})

test('a notice appears only in its places, delays first, whatever the delivery date', () => {
  const both = day('2026-11-26', [CHRISTMAS, STRIKE])
  expect(shown(both, 'bag', IN_TIME)).toEqual(['strike', 'christmas'])
  expect(shown(both, 'bag', null)).toEqual(['strike'])
  expect(shown(both, 'email', IN_TIME)).toEqual([])
})

/** Packed within two weekdays, then in transit for at most 5 in Italy, 10 in Europe, 12 by air. */
// spec 9: the guarantee in the strip, as long as it can be true in the country
test.each([
  ['IT', '2026-12-14', 'christmas'],
  ['IT', '2026-12-15', null],
  ['FR', '2026-12-07', 'christmas'],
  ['FR', '2026-12-08', null],
  ['US', '2026-12-03', 'christmas'],
  ['US', '2026-12-04', null],
] as const)('the strip in %s says on %s what can still be true: %s', (country, today, id) => {
  expect(findStripNotice(day(today), country)?.id ?? null).toBe(id)
})

// spec 9: a delay counts in every promise, and ends the guarantee earlier
test('a delay makes pieces in stock ship later, and the guarantee end earlier', () => {
  const delayed = day('2026-12-14', [
    { ...CHRISTMAS, places: ['strip'] },
    { ...STRIKE, places: ['email'] },
  ])
  expect(stockPromise({ ...day('2026-12-07'), country: 'IT' })?.window).toEqual({
    from: '2026-12-09',
    to: '2026-12-16',
  })
  expect(stockPromise({ ...delayed, today: '2026-12-07', country: 'IT' })?.window).toEqual({
    from: '2026-12-14',
    to: '2026-12-21',
  })
  expect(findStripNotice({ ...delayed, today: '2026-12-09' }, 'IT')?.id).toBe('christmas')
  expect(findStripNotice({ ...delayed, today: '2026-12-10' }, 'IT')).toBeNull()
})

test('of several delays the longest counts, and each only on its own days', () => {
  const extendPath: DeliveryNotice = { ...STRIKE, id: 'snow', delayWeekdays: 5, to: '2026-11-30' }
  expect(computeDelay([STRIKE, extendPath, CHRISTMAS], '2026-11-30')).toBe(5)
  expect(computeDelay([STRIKE, extendPath, CHRISTMAS], '2026-12-01')).toBe(3)
  expect(computeDelay([STRIKE, extendPath, CHRISTMAS], '2026-12-21')).toBe(0)
})

// spec 9: the guarantee for a bag: its latest piece decides
test.each([
  ['in stock', 'IT', true, 1, ['christmas']],
  ['made in three weeks', 'IT', false, 1, []],
  ['in stock, of which more are ordered than there are', 'IT', true, 2, []],
] as const)(
  'in a bag the latest piece decides: a vase, and a piece %s',
  (_, country, ready, quantity, ids) => {
    const promise = (isReadyToShip: boolean, stockAvailable: boolean) =>
      deliveryPromise({ ...PIECE, isReadyToShip, stockAvailable }, { ...day('2026-12-07'), country })
    const cart = [promise(true, true), promise(ready, quantity === 1)]
    expect(shown(day('2026-12-07'), 'bag', computeJointWindow(cart))).toEqual(ids)
  },
)
