import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { parseProductAttributes } from '../product/product-attributes.ts'
import { shippingNotice } from './availability.ts'
import {
  type DeliveryContext,
  type DeliveryPromise,
  deliveryMethod,
  deliveryPromise,
  type PromiseFacts,
  toAgreedFacts,
  toPromiseFacts,
  transitDays,
} from './delivery-promise.ts'

/** A Monday. */
const TODAY = '2027-03-15'

const PIECE: PromiseFacts = {
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

function promise(
  facts: Partial<PromiseFacts>,
  context: Partial<DeliveryContext> = {},
): DeliveryPromise | null {
  return deliveryPromise({ ...PIECE, ...facts }, { home: 'IT', country: 'IT', today: TODAY, ...context })
}

const READY: Partial<PromiseFacts> = { isReadyToShip: true, leadTime: null }

// spec 4: a delivery promise: days and method from lead time, shipping option and the flag of curbside delivery
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
  ['IT', 'IT', [2, 5], [2, 5]],
  ['IT', 'DE', [5, 10], [5, 10]],
  ['IT', 'GB', [5, 10], [5, 10]],
  ['IT', 'US', [8, 12], [15, 25]],
  ['IT', 'AE', [8, 12], [15, 25]],
  ['GB', 'GB', [2, 5], [2, 5]],
  ['GB', 'IT', [5, 10], [5, 10]],
  ['US', 'US', [2, 5], [2, 5]],
  ['US', 'IT', [8, 12], [15, 25]],
  ['US', 'CA', [8, 12], [15, 25]],
] as const)(
  'from %s to %s a courier takes %j weekdays, what is put down or carried in %j',
  (home, country, courier, freight) => {
    expect(transitDays('courier', { home, country })).toEqual(courier)
    expect(transitDays('curbside', { home, country })).toEqual(freight)
    expect(transitDays('room', { home, country })).toEqual(freight)
  },
)

test.each([
  ['2027-03-15', '2027-03-17', '2027-03-24'],
  ['2027-03-16', '2027-03-18', '2027-03-25'],
  ['2027-03-28', '2027-03-31', '2027-04-07'],
  ['2027-03-29', '2027-03-31', '2027-04-07'],
  ['2027-03-30', '2027-04-01', '2027-04-08'],
])('what is in stock and ordered on %s arrives from %s to %s', (today, from, to) => {
  expect(promise(READY, { today })).toMatchObject({ window: { from, to } })
})

test('a range can cross the end of a year', () => {
  expect(promise(READY, { today: '2026-12-30' })).toMatchObject({
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

// spec 4: a delivery promise: no more than the flag of curbside delivery allows
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
  const facts = toPromiseFacts(attributes, {
    sku: 'A',
    price: money(100, 'EUR'),
    quantity,
    quantityAvailable,
    availableForSale: true,
  })
  expect(deliveryPromise(facts, { home: 'IT', country: 'IT', today: TODAY })).toMatchObject({
    source,
    isFragile: true,
  })
})

test('a piece with a price of 0 is upon request', () => {
  const units = { sku: 'A', quantity: 1, quantityAvailable: 1, availableForSale: true }
  const factsAt = (amount: number) =>
    toPromiseFacts(parseProductAttributes(new Map()), { ...units, price: money(amount, 'EUR') })
  expect([factsAt(0), factsAt(1)].map((facts) => shippingNotice(facts, 'IT', TODAY).kind)).toEqual([
    'upon-request',
    'to-be-confirmed',
  ])
})

const UPON_REQUEST: Partial<PromiseFacts> = { sku: 'PORAMI-1', notDirectlyShoppable: true }

test.each([
  ['upon request, with its own lead time', UPON_REQUEST, null, '2027-04-14', 'workshop'],
  ['upon request, with an agreed lead time', UPON_REQUEST, 7, '2027-03-24', 'workshop'],
  ['in stock, with its own', READY, null, '2027-03-17', 'stock'],
  ['in stock, with an agreed lead time for another finish', READY, 28, '2027-04-14', 'workshop'],
  ['awaited, with an agreed lead time', { availableFrom: '2027-09-01' }, 7, '2027-03-24', 'workshop'],
] as const)('an agreed piece that is %s is promised', (_, facts, leadTimeDays, from, source) => {
  expect(promise(toAgreedFacts({ ...PIECE, ...facts }, { leadTimeDays }))).toMatchObject({
    window: { from },
    source,
  })
})

test('an agreed piece has no promise for a country it does not ship to', () => {
  const facts = { ...PIECE, excludedCountries: ['IT'] }
  expect(promise(toAgreedFacts(facts, { leadTimeDays: 7 }))).toBeNull()
})
