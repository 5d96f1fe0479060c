import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, sumMoney } from '../money/money.ts'
import {
  amountDue,
  type CartLine,
  cartTotal,
  groupPromotions,
  markShortLines,
  type Promotion,
} from './cart.ts'

const euro = (amountMinor: number) => money(amountMinor, 'EUR')
const promotions = (...amounts: number[]): Promotion[] =>
  amounts.map((amountMinor) => ({ title: 'Spring', amount: euro(amountMinor) }))

test.each([
  [10_000, 900, [], 10_900],
  [10_000, 900, [1000], 9900],
  [10_000, 900, [1000, 500], 9400],
  [10_000, null, [1000], 9000],
  [10_000, 900, [10_900], 0],
  [10_000, 900, [50_000], 0],
  [0, null, [], 0],
])('%i of goods, %s of shipping, promotions %j: the total is %i', (subtotal, shipping, amounts, total) => {
  const shippingTotal = shipping === null ? null : euro(shipping)
  expect(cartTotal(euro(subtotal), shippingTotal, promotions(...amounts))).toEqual(euro(total))
})

// spec 3: cart total = subtotal + shipping total - promotions
test('the total is subtotal plus shipping minus promotions unless these exceed it', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 5 }),
      (goods, shipping, off) => {
        const expected = goods + shipping - off.reduce((sum, part) => sum + part, 0)
        fc.pre(expected >= 0)
        expect(cartTotal(euro(goods), euro(shipping), promotions(...off)).amountMinor).toBe(expected)
      },
    ),
  )
})

test('a promotion in another currency throws', () => {
  expect(() => cartTotal(euro(100), null, [{ title: 'x', amount: money(10, 'USD') }])).toThrow(TypeError)
})

// spec 3: cart: gift code
test.each([
  [10_000, [], 10_000],
  [10_000, [2500], 7500],
  [10_000, [2500, 7500], 0],
  [10_000, [25_000], 0],
])('of a total of %i with gift cards %j, %i is left to pay', (total, used, due) => {
  const giftCards = used.map((amountMinor, place) => ({
    id: String(place),
    lastCharacters: 'AB12',
    amountUsed: euro(amountMinor),
  }))
  expect(amountDue(euro(total), giftCards)).toEqual(euro(due))
})

// spec 3: cart promotions {title, amount}
test('discounts are shown once per title, or per code if there is no title', () => {
  const allocation = (title: string | null, code: string | null, amountMinor: number) => ({
    title,
    code,
    amount: euro(amountMinor),
  })
  expect(
    groupPromotions([
      allocation('Spring', null, 100),
      allocation(null, 'CIAO10', 200),
      allocation('Spring', null, 50),
      allocation(null, 'CIAO10', 1),
    ]),
  ).toEqual([
    { title: 'Spring', amount: euro(150) },
    { title: 'CIAO10', amount: euro(201) },
  ])
  expect(groupPromotions([])).toEqual([])
})

test('grouping loses no discount', () => {
  const allocations = fc.array(
    fc.record({
      title: fc.constantFrom('a', 'b', null),
      code: fc.constantFrom('c', 'd', null),
      amount: fc.nat(1000).map(euro),
    }),
  )
  fc.assert(
    fc.property(allocations, (list) => {
      const sum = (amounts: { amount: ReturnType<typeof euro> }[]) =>
        sumMoney(
          amounts.map(({ amount }) => amount),
          'EUR',
        )
      expect(sum(groupPromotions(list))).toEqual(sum(list))
    }),
  )
})

// spec 5: units sold to someone else during payment are named in the bag, with what is left
test.each([
  ['refused, one left', { isRefused: true, left: 1 }, 'units-short'],
  [
    'refused, none left, which the shop calls not sellable',
    { isRefused: true, left: 0, problem: 'not-sellable' },
    'units-short',
  ],
  ['refused, and enough are left by now', { isRefused: true, left: 3 }, null],
  ['refused, and nobody counts its units', { isRefused: true, left: null }, null],
  ['not refused: more of it can be made', { isRefused: false, left: 1 }, null],
  [
    'refused, and not shipped to the country',
    { isRefused: true, left: 1, problem: 'not-shippable-here' },
    'not-shippable-here',
  ],
] as const)('a line of three units that is %s', (_, facts, problem) => {
  const { isRefused, left } = facts
  const line = {
    id: 'line',
    quantity: 3,
    problem: 'problem' in facts ? facts.problem : null,
    product: { quantityAvailable: left },
  } as Partial<CartLine> as CartLine
  const refused = new Set(isRefused ? ['line'] : ['another'])
  expect(markShortLines([line], refused).map((marked) => marked.problem)).toEqual([problem])
})
