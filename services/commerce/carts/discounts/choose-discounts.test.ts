import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseDiscounts } from '../price-cart.ts'
import type { Discount } from './discount.ts'

const now = new Date('2026-11-20T10:00:00Z')

test('a percentage code takes its share off the whole cart, rounded once', () => {
  const chosen = choose(
    [createDiscount({ value: { kind: 'percentage', percent: 10 } })],
    [line('a', 3333), line('b', 3332)],
  )
  expect(chosen.allocations).toMatchObject([{ target: 'cart', lineId: null, amountMinor: 667 }])
  expect(chosen.savedMinor).toBe(667)
})

test('an amount never takes more than the cart is worth', () => {
  const chosen = choose([createAmount(10_000)], [line('a', 4500)])
  expect(chosen.savedMinor).toBe(4500)
  expect(chosen.remainingMinor.get('a')).toBe(0)
})

test('an amount without a value in the currency is not applicable', () => {
  const dollarsOnly = createDiscount({ value: { kind: 'amount', amountsMinor: { USD: 1000 } } })
  expect(choose([dollarsOnly], [line('a', 9000)]).inUse.size).toBe(0)
})

test('a discount on some products does not change the other lines', () => {
  const lamps = createDiscount({ scope: { kind: 'products', ids: ['lamp'] } })
  const chosen = choose([lamps], [line('a', 5000, 'lamp'), line('b', 5000, 'chair'), line('c', 101, 'lamp')])
  expect(chosen.allocations.map(({ lineId, amountMinor }) => [lineId, amountMinor])).toEqual([
    ['a', 500],
    ['c', 10],
  ])
})

test('a discount on a collection applies to its products', () => {
  const glass = createDiscount({ scope: { kind: 'collections', ids: ['glass'] } })
  const vase = { ...line('a', 5000), collectionIds: ['glass', 'new'] }
  expect(choose([glass], [vase, line('b', 5000)]).savedMinor).toBe(500)
  expect(choose([glass], [line('b', 5000)]).inUse.size).toBe(0)
})

test('free shipping takes off what shipping costs', () => {
  const chosen = choose([createDiscount({ value: { kind: 'free-shipping' } })], [line('a', 5000)], 7900)
  expect(chosen.allocations).toMatchObject([{ target: 'shipping', amountMinor: 7900 }])
  expect(chosen.remainingShippingMinor).toBe(0)
})

test.each([
  ['before it starts', { startsAt: new Date('2026-11-20T10:00:01Z') }, false],
  ['at the moment it starts', { startsAt: now }, true],
  ['at the moment it ends', { endsAt: now }, false],
  ['below its minimum', { minimumSubtotalMinor: { EUR: 5001 } }, false],
  ['at its minimum', { minimumSubtotalMinor: { EUR: 5000 } }, true],
  ['without a minimum in this currency', { minimumSubtotalMinor: { USD: 1 } }, false],
  ['used up', { usageLimit: 3, used: 3 }, false],
  ['used once less than its limit', { usageLimit: 3, used: 2 }, true],
  ['used before, and once per customer', { isOncePerCustomer: true }, false],
  ['used before, and as often as one likes', { isOncePerCustomer: false }, true],
] satisfies [string, Partial<Discount>, boolean][])('a discount %s', (_, facts, isUsed) => {
  const chosen = chooseDiscounts(
    { currency: 'EUR', lines: [line('a', 5000)], shippingMinor: 0, now, alreadyRedeemed: new Set([1]) },
    [createDiscount(facts)],
  )
  expect(chosen.inUse.has(1)).toBe(isUsed)
})

test('combinable discounts apply in turn, the cart-wide one to what remains of the lines', () => {
  const lamps = createDiscount({ id: 2, code: null, scope: { kind: 'products', ids: ['lamp'] } })
  const chosen = choose([createDiscount({ id: 1 }), lamps], [line('a', 10_000, 'lamp'), line('b', 10_000)])
  expect(chosen.allocations.map(({ discount, amountMinor }) => [discount.id, amountMinor])).toEqual([
    [2, 1000],
    [1, 1900],
  ])
})

test('an exclusive discount is used when it saves more, and the other code is not', () => {
  const alone = createDiscount({ id: 2, value: { kind: 'percentage', percent: 30 }, isCombinable: false })
  const chosen = choose([createDiscount({ id: 1 }), alone], [line('a', 10_000)])
  expect([...chosen.inUse]).toEqual([2])
  expect(chosen.savedMinor).toBe(3000)
})

test('between equal savings the entered code wins', () => {
  const automatic = createDiscount({ id: 1, code: null, isCombinable: false })
  const entered = createDiscount({ id: 2, isCombinable: false })
  expect([...choose([automatic, entered], [line('a', 10_000)]).inUse]).toEqual([2])
})

test('whatever the discounts, the lines, the shipping and the savings add up exactly', () => {
  const value = fc.oneof(
    fc.record({ kind: fc.constant('percentage' as const), percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('amount' as const), amountsMinor: fc.record({ EUR: fc.nat(90_000) }) }),
    fc.constant({ kind: 'free-shipping' as const }),
  )
  const discounts = fc.array(fc.record({ value, onlyLamps: fc.boolean(), isCombinable: fc.boolean() }))
  const subtotals = fc.array(fc.record({ minor: fc.nat(5_000_000), isLamp: fc.boolean() }), { minLength: 1 })
  fc.assert(
    fc.property(discounts, subtotals, fc.nat(100_000), (written, goods, shippingMinor) => {
      const lines = goods.map(({ minor, isLamp }, index) =>
        line(`${index}`, minor, isLamp ? 'lamp' : 'chair'),
      )
      const list = written.map(({ onlyLamps, ...facts }, index) =>
        createDiscount({
          id: index,
          ...facts,
          ...(onlyLamps && { scope: { kind: 'products', ids: ['lamp'] } }),
        }),
      )
      const chosen = choose(list, lines, shippingMinor)
      const left = [...chosen.remainingMinor.values()].reduce((sum, minor) => sum + minor, 0)
      const before = lines.reduce((sum, { subtotalMinor }) => sum + subtotalMinor, shippingMinor)
      expect(left + chosen.remainingShippingMinor + chosen.savedMinor).toBe(before)
      expect(Math.min(...chosen.remainingMinor.values())).toBeGreaterThanOrEqual(0)
      expect(chosen.allocations.every(({ amountMinor }) => amountMinor > 0)).toBe(true)
    }),
  )
})

function choose(discounts: Discount[], lines: ReturnType<typeof line>[], shippingMinor = 0) {
  return chooseDiscounts(
    { currency: 'EUR', lines, shippingMinor, now, alreadyRedeemed: new Set() },
    discounts,
  )
}

function line(id: string, subtotalMinor: number, productId = 'chair') {
  return { id, productId, collectionIds: [] as string[], subtotalMinor }
}

function createAmount(EUR: number): Discount {
  return createDiscount({ value: { kind: 'amount', amountsMinor: { EUR } } })
}

function createDiscount(facts: Partial<Discount>): Discount {
  return {
    id: 1,
    title: 'Welcome',
    code: 'WELCOME10',
    value: { kind: 'percentage', percent: 10 },
    scope: { kind: 'all' },
    minimumSubtotalMinor: null,
    startsAt: new Date('2026-01-01T00:00:00Z'),
    endsAt: null,
    usageLimit: null,
    used: 0,
    isOncePerCustomer: false,
    isCombinable: true,
    ...facts,
  }
}
