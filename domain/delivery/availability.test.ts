import { expect, test } from 'vitest'
import {
  canBuy,
  isForSale,
  isUponRequest,
  leadTimeDays,
  type ShippingFacts,
  type ShippingNotice,
  shippingNotice,
  stockAvailable,
} from './availability.ts'

const TODAY = '2027-03-15'

function createProduct(facts: Partial<ShippingFacts> = {}): ShippingFacts {
  return {
    sku: 'LMP-001',
    isReadyToShip: false,
    leadTime: '28',
    stockAvailable: true,
    availableForSale: true,
    isPreorder: false,
    availableFrom: null,
    excludedCountries: [],
    notDirectlyShoppable: false,
    ...facts,
  }
}

const notice = (facts: Partial<ShippingFacts>): ShippingNotice =>
  shippingNotice(createProduct(facts), 'IT', TODAY)

// spec 4: lead time 0, numeric, or 999
test.each([
  [true, '28', 0],
  [true, null, 0],
  [false, '0', 0],
  [false, '1', 1],
  [false, '7', 7],
  [false, 8, 8],
  [false, ' 14 ', 14],
  [false, '7.5', 8],
  [false, '998', 998],
  [false, '999', 999],
  [false, 'abc', 999],
  [false, '4 weeks', 999],
  [false, '-3', 999],
  [false, '1e2', 999],
  [false, Number.NaN, 999],
  [false, '', 999],
  [false, '  ', 999],
  [false, null, 999],
])('ready to ship %s with lead time %j makes a lead time of %i days', (isReadyToShip, leadTime, days) => {
  expect(leadTimeDays({ isReadyToShip, leadTime })).toBe(days)
})

// spec 4: ships in 1 week, ships in N weeks, to be confirmed
test.each([
  ['0', { kind: 'ready-to-ship' }],
  ['1', { kind: 'one-week' }],
  ['7', { kind: 'one-week' }],
  ['8', { kind: 'weeks', weeks: 2 }],
  ['14', { kind: 'weeks', weeks: 2 }],
  ['15', { kind: 'weeks', weeks: 3 }],
  ['998', { kind: 'weeks', weeks: 143 }],
  ['999', { kind: 'to-be-confirmed' }],
  ['abc', { kind: 'to-be-confirmed' }],
  ['', { kind: 'to-be-confirmed' }],
  [null, { kind: 'to-be-confirmed' }],
] as const)('a lead time of %j days reads as %j', (leadTime, reported) => {
  expect(notice({ leadTime })).toEqual(reported)
})

// spec 4: ready to ship, upon request, sold out, unavailable for the country
test.each([
  ['kept ready', { isReadyToShip: true, leadTime: '28' }, { kind: 'ready-to-ship' }],
  ['kept ready, stock unknown', { isReadyToShip: true, stockAvailable: null }, { kind: 'ready-to-ship' }],
  ['made to order', { stockAvailable: false, leadTime: '42' }, { kind: 'weeks', weeks: 6 }],
  [
    'kept ready but run out, still sold',
    { isReadyToShip: true, stockAvailable: false, leadTime: '28' },
    { kind: 'weeks', weeks: 4 },
  ],
  [
    'kept ready but run out, lead time unknown',
    { isReadyToShip: true, stockAvailable: false, leadTime: null },
    { kind: 'to-be-confirmed' },
  ],
  ['sold out', { availableForSale: false, stockAvailable: false }, { kind: 'sold-out' }],
  ['sold out although flagged ready', { availableForSale: false, isReadyToShip: true }, { kind: 'sold-out' }],
  ['on request by SKU', { sku: 'PORAMI-12' }, { kind: 'upon-request' }],
  ['on request and out of stock', { sku: 'PORAMI-12', availableForSale: false }, { kind: 'upon-request' }],
  ['not directly shoppable', { notDirectlyShoppable: true }, { kind: 'upon-request' }],
  ['excluded here', { excludedCountries: ['FR', 'IT'] }, { kind: 'unavailable-here' }],
  ['excluded elsewhere', { excludedCountries: ['FR'], leadTime: '7' }, { kind: 'one-week' }],
  [
    'excluded here and on request',
    { excludedCountries: ['IT'], sku: 'PORAMI-1' },
    { kind: 'unavailable-here' },
  ],
  [
    'excluded here and sold out',
    { excludedCountries: ['IT'], availableForSale: false },
    { kind: 'unavailable-here' },
  ],
] as const)('a product that is %s says so', (_state, facts, reported) => {
  expect(notice(facts)).toEqual(reported)
})

// spec 4: preorder, available from a date
test.each([
  ['tomorrow', { availableFrom: '2027-03-16' }, { kind: 'available-from', date: '2027-03-16' }],
  ['today', { availableFrom: '2027-03-15', leadTime: '7' }, { kind: 'one-week' }],
  ['yesterday', { availableFrom: '2027-03-14', leadTime: '7' }, { kind: 'one-week' }],
  [
    'tomorrow, not sold yet',
    { availableFrom: '2027-03-16', availableForSale: false },
    { kind: 'available-from', date: '2027-03-16' },
  ],
  ['tomorrow, on preorder', { availableFrom: '2027-03-16', isPreorder: true }, { kind: 'preorder' }],
  ['on preorder without a date', { isPreorder: true }, { kind: 'preorder' }],
  [
    'today, once on preorder',
    { availableFrom: '2027-03-15', isPreorder: true, leadTime: '7' },
    { kind: 'one-week' },
  ],
  ['on preorder, all taken', { isPreorder: true, availableForSale: false }, { kind: 'sold-out' }],
  ['tomorrow, on request', { availableFrom: '2027-03-16', sku: 'PORAMI1' }, { kind: 'upon-request' }],
] as const)('a product available %s reads as %j', (_when, facts, reported) => {
  expect(notice(facts)).toEqual(reported)
})

test('a product becomes available at the start of its day', () => {
  const product = createProduct({ availableFrom: '2027-03-16', leadTime: '7' })
  expect(shippingNotice(product, 'IT', '2027-03-15')).toEqual({ kind: 'available-from', date: '2027-03-16' })
  expect(shippingNotice(product, 'IT', '2027-03-16')).toEqual({ kind: 'one-week' })
})

// spec 4: stock_available when total inventory is above 0
test.each([
  [null, null],
  [-1, false],
  [0, false],
  [1, true],
])('a total inventory of %s means stock available %s', (totalInventory, expected) => {
  expect(stockAvailable(totalInventory)).toBe(expected)
})

// spec 5: SKUs starting with PORAMI are available on request
test.each([
  ['PORAMI', true],
  ['PORAMI-001', true],
  ['APORAMI', false],
  ['porami-001', false],
  ['', false],
])('a product with the SKU "%s" is available on request: %s', (sku, expected) => {
  expect(isUponRequest({ sku, notDirectlyShoppable: false })).toBe(expected)
})

// spec 6: products have excluded countries
test.each([
  ['in stock', {}, { ok: true, value: true }],
  ['made to order', { stockAvailable: false }, { ok: true, value: true }],
  ['on preorder', { isPreorder: true }, { ok: true, value: true }],
  ['sold out', { availableForSale: false }, { ok: false, code: 'not-sellable' }],
  ['on request', { sku: 'PORAMI-1' }, { ok: false, code: 'not-sellable' }],
  ['not directly shoppable', { notDirectlyShoppable: true }, { ok: false, code: 'not-sellable' }],
  ['excluded here', { excludedCountries: ['IT'] }, { ok: false, code: 'not-shippable-here' }],
  [
    'excluded here and sold out',
    { excludedCountries: ['IT'], availableForSale: false },
    { ok: false, code: 'not-shippable-here' },
  ],
] as const)('whether a product that is %s can be bought', (_state, facts, response) => {
  expect(canBuy(createProduct(facts), 'IT')).toEqual(response)
})

test.each([
  [{}, true],
  [{ availableForSale: false }, false],
  [{ notDirectlyShoppable: true }, false],
  [{ sku: 'PORAMI-1' }, false],
])('a product with %j is sold somewhere: %s', (changes, expected) => {
  const facts = { sku: 'EBCCAN-001', availableForSale: true, notDirectlyShoppable: false }
  expect(isForSale({ ...facts, ...changes })).toBe(expected)
})
