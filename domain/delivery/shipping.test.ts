import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, sumMoney } from '../money/money.ts'
import { buildShipments, computeJointCost, type ShippableLine } from './shipping.ts'

function createLine(
  id: string,
  quantity: number,
  product: Partial<ShippableLine['product']> = {},
): ShippableLine {
  return {
    id,
    quantity,
    product: {
      artisanSlug: 'vetreria-bassi',
      isReadyToShip: false,
      customProperties: { warehouse: null },
      shippingCosts: [{ market: 'EU', amountMinor: { EUR: 9000, USD: 9900, GBP: 7900 } }],
      dedicatedCourier: false,
      curbsideDelivery: false,
      ...product,
    },
  }
}

const LAMP = { shippingCosts: [{ market: 'UK', amountMinor: { GBP: 2400 } }] } as const
const TABLE = { shippingCosts: [{ market: 'UK', amountMinor: { GBP: 16_500 } }] } as const
const ALONE = { dedicatedCourier: true }

test.each([
  ['a lamp', [[1, LAMP]], 2400],
  ['seven equal lamps', [[7, LAMP]], 2400],
  [
    'two different lamps',
    [
      [1, LAMP],
      [1, LAMP],
    ],
    2400,
  ],
  [
    'a lamp and a table',
    [
      [2, LAMP],
      [1, TABLE],
    ],
    16_500,
  ],
  ['three lamps with a courier of their own', [[3, { ...LAMP, ...ALONE }]], 7200],
  ['three lamps to the curb', [[3, { ...LAMP, curbsideDelivery: true }]], 7200],
  ['three lamps with both', [[3, { ...LAMP, ...ALONE, curbsideDelivery: true }]], 7200],
  [
    'two lamps, and two tables with couriers',
    [
      [2, LAMP],
      [2, { ...TABLE, ...ALONE }],
    ],
    35_400,
  ],
  [
    'a lamp, and a piece of unknown cost',
    [
      [1, LAMP],
      [1, { shippingCosts: [] }],
    ],
    2400,
  ],
  ['nothing', [], 0],
] as const)('from one place to Britain, %s cost %j together: %i pence', (_, lines, amountMinor) => {
  const shipped = lines.map(([quantity, product], place) => createLine(String(place), quantity, product))
  expect(computeJointCost(shipped, 'GB', 'GBP')).toEqual(money(amountMinor, 'GBP'))
})

// spec 9: shipping regions USA, UK, EU, ROW
test.each([
  ['IT', 'EUR', 9000],
  ['CH', 'EUR', 9000],
] as const)('the market of %s decides the cost', (country, currency, amountMinor) => {
  expect(computeJointCost([createLine('1', 1)], country, currency)).toEqual(money(amountMinor, currency))
})

test('our own warehouse’s pieces form the first shipment, and each workshop ships separately', () => {
  const shipments = buildShipments(
    [
      createLine('bassi-1', 1),
      createLine('ready-1', 2, { isReadyToShip: true }),
      createLine('corte', 1, { artisanSlug: 'ebanisteria-corte' }),
      createLine('bassi-2', 1),
      createLine('ready-2', 1, { isReadyToShip: true, artisanSlug: 'ebanisteria-corte' }),
    ],
    'IT',
    'EUR',
  )
  expect(
    shipments.map(({ warehouse, artisanSlug, lineItems }) => [
      warehouse,
      artisanSlug,
      lineItems.map(({ lineId }) => lineId),
    ]),
  ).toEqual([
    ['in-house', null, ['ready-1', 'ready-2']],
    ['other', 'vetreria-bassi', ['bassi-1', 'bassi-2']],
    ['other', 'ebanisteria-corte', ['corte']],
  ])
  expect(shipments[0]?.lineItems[0]).toEqual({ lineId: 'ready-1', quantity: 2 })
  expect(shipments.map(({ cost }) => cost.amountMinor)).toEqual([9000, 9000, 9000])
})

test('an empty bag has no shipments', () => {
  expect(buildShipments([], 'US', 'USD')).toEqual([])
})

const carts = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      ready: fc.boolean(),
      alone: fc.boolean(),
      slug: fc.constantFrom('a', 'b', null),
      cost: fc.option(fc.integer({ min: 0, max: 50_000 })),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((specs) =>
    specs.map(({ quantity, ready, alone, slug, cost }, place) =>
      createLine(String(place), quantity, {
        isReadyToShip: ready,
        dedicatedCourier: alone,
        artisanSlug: slug,
        shippingCosts: cost === null ? [] : [{ market: 'EU', amountMinor: { EUR: cost } }],
      }),
    ),
  )

// spec 3: cart: shipments with line items and total cost
test('every line is in exactly one shipment, whose cost is that of its lines together', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const shipments = buildShipments(cart, 'FR', 'EUR')
      const shipped = shipments.flatMap(({ lineItems }) => lineItems.map(({ lineId }) => lineId))
      expect(shipped.toSorted()).toEqual(cart.map(({ id }) => id).toSorted())
      for (const { lineItems, cost } of shipments) {
        const lines = cart.filter(({ id }) => lineItems.some(({ lineId }) => lineId === id))
        expect(cost).toEqual(computeJointCost(lines, 'FR', 'EUR'))
      }
    }),
  )
})

// spec 3: pieces that travel together count once in the cost of delivery, as the shipping page and the checkout say
test('delivery costs the same in any order and with any line split in two, and never less for an additional piece', () => {
  const costOf = (cart: readonly ShippableLine[]) =>
    sumMoney(
      buildShipments(cart, 'FR', 'EUR').map(({ cost }) => cost),
      'EUR',
    ).amountMinor
  fc.assert(
    fc.property(carts, fc.nat(), fc.integer({ min: 1, max: 8 }), (cart, place, taken) => {
      const [chosen] = cart.splice(place % cart.length, 1)
      if (!chosen) return
      const whole = costOf([...cart, chosen])
      expect(costOf([chosen, ...cart.toReversed()])).toBe(whole)
      expect(costOf(cart)).toBeLessThanOrEqual(whole)
      expect(costOf([...cart, { ...chosen, quantity: chosen.quantity + 1 }])).toBeGreaterThanOrEqual(whole)
      const other = Math.min(taken, chosen.quantity - 1)
      if (other === 0) return
      const split = [
        { ...chosen, quantity: chosen.quantity - other },
        { ...chosen, id: 'split', quantity: other },
      ]
      expect(costOf([...cart, ...split])).toBe(whole)
    }),
  )
})
