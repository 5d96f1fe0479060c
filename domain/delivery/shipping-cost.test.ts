import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import {
  findShippingCostError,
  readAmountMinor,
  readShippingCosts,
  type ShippingCost,
  shippingCostFor,
  shipsFree,
  withHouseCosts,
} from './shipping-cost.ts'

const RECORDS: ShippingCost[] = [
  { market: 'USA', amountMinor: { EUR: 20_000, USD: 22_000, GBP: 18_000 } },
  { market: 'EU', amountMinor: { EUR: 9000, USD: 9900, GBP: 7900 } },
  { market: 'UK', amountMinor: { EUR: 0, USD: 0, GBP: 0 } },
]

// spec 3: shipping cost record: market and amount
test.each([
  ['USA', 'USD', 22_000],
  ['EU', 'EUR', 9000],
  ['UK', 'GBP', 0],
] as const)('shipping to %s costs in %s %i minor units', (region, currency, amountMinor) => {
  expect(shippingCostFor(RECORDS, region, currency)).toEqual(money(amountMinor, currency))
})

test.each([
  ['ROW', 'USD'],
  ['EU', 'GBP'],
] as const)('the cost of shipping to %s in %s is not known without a record for both', (region, currency) => {
  const records: ShippingCost[] = [{ market: 'EU', amountMinor: { EUR: 9000 } }]
  expect(shippingCostFor(records, region, currency)).toBeNull()
})

test('the house’s costs apply if the piece has none', () => {
  const own: ShippingCost[] = [{ market: 'EU', amountMinor: { EUR: 9000 } }]
  const all = withHouseCosts(own, {
    costs: [
      { market: 'EU', amountMinor: { EUR: 5000, USD: 6000 } },
      { market: 'UK', amountMinor: { GBP: 0 } },
    ],
  })
  expect(shippingCostFor(all, 'EU', 'EUR')).toEqual(money(9000, 'EUR'))
  expect(shippingCostFor(all, 'EU', 'USD')).toEqual(money(6000, 'USD'))
  expect(shippingCostFor(all, 'UK', 'GBP')).toEqual(money(0, 'GBP'))
  expect(shippingCostFor(all, 'USA', 'USD')).toBeNull()
})

// spec 3: filter: free shipping
test('a piece ships free if its cost is zero, but not if it is unknown', () => {
  expect(shipsFree(RECORDS, 'ROW')).toBe(false)
  expect(shipsFree(RECORDS, 'UK')).toBe(true)
  expect(shipsFree(RECORDS, 'EU')).toBe(false)
})

test.each([
  [
    '[{"market":"EU","amount":{"EUR":"90.0","USD":99,"GBP":"79.9"}}]',
    'EU',
    { EUR: 9000, USD: 9900, GBP: 7990 },
  ],
  ['[{"market":"EU","amount":{"EUR":"90.0"}}]', 'EU', { EUR: 9000 }],
  ['[{"market":"ROW","amount":"150"}]', 'ROW', { EUR: 15_000, USD: 15_000, GBP: 15_000 }],
  ['[{"market":"UK","amount":0}]', 'UK', { EUR: 0, USD: 0, GBP: 0 }],
])('%s is read as a record', (value, market, amountMinor) => {
  expect(readShippingCosts(value)).toEqual([{ market, amountMinor }])
})

test.each([
  '[{"market":"EU","amount":{}}]',
  '[{"market":"EU","amount":{"EUR":"90.0","CHF":"90.0"}}]',
  '[{"market":"EU","amount":{"EUR":"90.0","USD":"?"}}]',
  '[{"market":"EU","amount":"-5"}]',
  '[{"market":"EU"}]',
  '[{"market":"eu","amount":"5"}]',
  '{"market":"EU","amount":"5"}',
  '',
])('%s is no record', (value) => {
  expect(readShippingCosts(value)).toEqual([])
})

test.each([
  ['90.0', 9000],
  [12.5, 1250],
  ['12,5', null],
  ['-1', null],
  ['9999999999999', null],
  [null, null],
])('the amount %j has %j minor units', (value, amountMinor) => {
  expect(readAmountMinor(value)).toBe(amountMinor)
})

test.each([
  ['[{"market":"EU","amount":{"EUR":"90.0","USD":99,"GBP":"79.9"}},{"market":"ROW","amount":0}]', null],
  ['[]', null],
  ['Germany', { kind: 'json', market: '' }],
  ['90', { kind: 'json', market: '' }],
  ['[{"market":"EU"', { kind: 'json', market: '' }],
  ['{"market":"EU","amount":"5"}', { kind: 'json', market: '' }],
  ['["EU"]', { kind: 'json', market: '' }],
  ['[{"market":"Germany","amount":"5"}]', { kind: 'market', market: 'Germany' }],
  ['[{"amount":"5"}]', { kind: 'market', market: '' }],
  ['[{"market":"EU","amount":"-5"}]', { kind: 'amount', market: 'EU' }],
  ['[{"market":"EU","amount":{"EUR":"90.0"}}]', null],
  ['[{"market":"EU","amount":{"EUR":"90.0","USD":"?"}}]', { kind: 'amount', market: 'EU' }],
  ['[{"market":"EU","amount":5},{"market":"EU","amount":6}]', { kind: 'repeated', market: 'EU' }],
])('the shipping costs %s of a file have the fault %j', (text, error) => {
  expect(findShippingCostError(text)).toEqual(error)
})
