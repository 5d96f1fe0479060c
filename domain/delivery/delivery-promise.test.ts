import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { parseProductAttributes } from '../product/product-attributes.ts'
import { shippingNotice } from './availability.ts'
import {
  type DeliveryPromise,
  deliveryMethod,
  deliveryPromise,
  type Ordering,
  type PromiseFacts,
  promiseFactsOf,
  transitDays,
} from './delivery-promise.ts'

/** A Monday in Milan. */
const NOW = new Date('2027-03-15T09:00:00Z')

function promise(facts: Partial<PromiseFacts>, ordering: Partial<Ordering> = {}): DeliveryPromise | null {
  const piece: PromiseFacts = {
    sku: 'LAG1',
    isReadyToShip: false,
    leadTime: '28',
    stockAvailable: true,
    availableForSale: true,
    isPreorder: false,
    availableFrom: null,
    excludedCountries: [],
    notDirectlyShoppable: false,
    shippingOption: 'standard',
    curbsideDelivery: false,
    dedicatedCourier: false,
    isFragile: false,
  }
  return deliveryPromise({ ...piece, ...facts }, { country: 'IT', now: NOW, ...ordering })
}

const READY: Partial<PromiseFacts> = { isReadyToShip: true, leadTime: null }

test.each([
  ['in stock', READY, '2027-03-17', '2027-03-24', 'stock'],
  ['made in a week, as it says', { leadTime: '6' }, '2027-03-24', '2027-03-29', 'workshop'],
  ['made in four weeks', { leadTime: '28' }, '2027-04-14', '2027-04-19', 'workshop'],
  ['made in a day more than four weeks', { leadTime: '29' }, '2027-04-21', '2027-04-26', 'workshop'],
  [
    'usually in stock, but run out',
    { isReadyToShip: true, stockAvailable: false },
    '2027-04-14',
    '2027-04-19',
    'workshop',
  ],
  [
    'available from a Saturday, then at once',
    { ...READY, availableFrom: '2027-05-01' },
    '2027-05-05',
    '2027-05-10',
    'later',
  ],
  [
    'available from tomorrow, and made for longer',
    { availableFrom: '2027-03-16', isPreorder: true },
    '2027-04-14',
    '2027-04-19',
    'later',
  ],
] as const)('a piece that is %s arrives in Italy within its days', (_, facts, from, to, source) => {
  expect(promise(facts)).toMatchObject({ window: { from, to }, source })
})

test.each([
  ['no lead time', { leadTime: null }],
  ['a lead time in words', { leadTime: 'agreed with the workshop' }],
  ['a preorder without a day', { isPreorder: true }],
  ['run out, and made in nobody knows how long', { ...READY, stockAvailable: false }],
])('with %s the days are to be confirmed, and no workshop has begun', (_, facts) => {
  expect(promise(facts)).toMatchObject({ window: null, source: 'later' })
})

test.each([
  ['sold out', { availableForSale: false }],
  ['not delivered to the country', { excludedCountries: ['IT'] }],
  ['available upon request', { sku: 'PORAMI9' }],
  ['not sold by itself', { notDirectlyShoppable: true }],
])('nothing is promised of a piece that is %s', (_, facts) => {
  expect(promise(facts)).toBeNull()
})

test.each([
  ['IT', '2027-03-17', '2027-03-24'],
  ['CH', '2027-03-22', '2027-03-31'],
  ['GB', '2027-03-22', '2027-03-31'],
  ['US', '2027-03-25', '2027-04-02'],
  ['JP', '2027-03-25', '2027-04-02'],
] as const)(
  'what is in stock is packed, and on its way to %s for as long as the house says',
  (country, from, to) => {
    expect(promise(READY, { country })).toMatchObject({ window: { from, to } })
  },
)

test.each([
  ['IT', [2, 5], [2, 5]],
  ['DE', [5, 10], [5, 10]],
  ['GB', [5, 10], [5, 10]],
  ['US', [8, 12], [15, 25]],
  ['AE', [8, 12], [15, 25]],
] as const)(
  'to %s a courier takes %j weekdays, what is put down or carried in %j',
  (country, courier, freight) => {
    expect(transitDays('courier', country)).toEqual(courier)
    expect(transitDays('curbside', country)).toEqual(freight)
    expect(transitDays('room', country)).toEqual(freight)
  },
)

/** The house's day changes at midnight in Milan, wherever the server and the visitor are. */
test.each([
  ['2027-03-15T22:59:59Z', '2027-03-17', '2027-03-24'],
  ['2027-03-15T23:00:00Z', '2027-03-18', '2027-03-25'],
  // The day on which clocks go forward has 23 hours.
  ['2027-03-28T21:59:59Z', '2027-03-31', '2027-04-07'],
  ['2027-03-28T22:00:00Z', '2027-03-31', '2027-04-07'],
  ['2027-03-29T22:00:00Z', '2027-04-01', '2027-04-08'],
])('what is in stock and ordered at %s arrives from %s to %s', (moment, from, to) => {
  expect(promise(READY, { now: new Date(moment) })).toMatchObject({ window: { from, to } })
})

test('days cross the end of a year', () => {
  expect(promise(READY, { now: new Date('2026-12-30T12:00:00Z') })).toMatchObject({
    window: { from: '2027-01-01', to: '2027-01-08' },
  })
})

test.each([
  ['2027-03-25', '2027-04-14', '2027-04-29'],
  ['2027-03-15', '2027-04-14', '2027-04-19'],
  ['2027-03-01', '2027-04-14', '2027-04-19'],
])('paid by %s at the latest, the last day counts from then', (paidBy, from, to) => {
  expect(promise({}, { paidBy })).toMatchObject({ window: { from, to } })
})

test.each([
  [false, 'standard', 'courier'],
  [false, 'curbside', 'curbside'],
  [true, 'standard', 'curbside'],
  [true, 'white-glove', 'curbside'],
  [false, 'white-glove', 'room'],
  [false, ' White-Glove ', 'room'],
  [false, 'drone', 'courier'],
] as const)(
  'with the flag %s the option "%s" is delivery by %s',
  (curbsideDelivery, shippingOption, method) => {
    expect(deliveryMethod({ curbsideDelivery, shippingOption })).toBe(method)
    expect(promise({ curbsideDelivery, shippingOption })).toMatchObject({ method })
  },
)

test('a promise states whether the piece is fragile and has a dedicated courier', () => {
  expect(promise({ isFragile: true, dedicatedCourier: true })).toMatchObject({
    isFragile: true,
    hasDedicatedCourier: true,
  })
})

test.each([
  [3, 3, 'stock'],
  [3, 4, 'workshop'],
  [null, 4, 'stock'],
] as const)('of %s units in stock, %i come from the %s', (quantityAvailable, quantity, source) => {
  const attributes = parseProductAttributes(
    new Map([
      ['isReadyToShip', 'true'],
      ['leadTime', '28'],
      ['customProperties', '{"isFragile":true}'],
    ]),
  )
  const facts = promiseFactsOf(attributes, {
    sku: 'A',
    price: money(100, 'EUR'),
    quantity,
    quantityAvailable,
    availableForSale: true,
  })
  expect(deliveryPromise(facts, { country: 'IT', now: NOW })).toMatchObject({ source, isFragile: true })
})

test('a piece with a price of 0 is upon request', () => {
  const units = { sku: 'A', quantity: 1, quantityAvailable: 1, availableForSale: true }
  const factsAt = (amount: number) =>
    promiseFactsOf(parseProductAttributes(new Map()), { ...units, price: money(amount, 'EUR') })
  expect([factsAt(0), factsAt(1)].map((facts) => shippingNotice(facts, 'IT', NOW).kind)).toEqual([
    'upon-request',
    'to-be-confirmed',
  ])
})
