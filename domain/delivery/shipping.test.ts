import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, sumMoney } from '../money/money.ts'
import { buildShipments, lineShippingCost, type ShippableLine } from './shipping.ts'

function aLine(id: string, quantity: number, product: Partial<ShippableLine['product']> = {}): ShippableLine {
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

test.each([
  ['a packed line', {}, 9000],
  ['a dedicated courier', { dedicatedCourier: true }, 27_000],
  ['delivery to the curb', { curbsideDelivery: true }, 27_000],
  ['both', { dedicatedCourier: true, curbsideDelivery: true }, 27_000],
])('three pieces with %s cost %i cents to ship to Italy', (_way, product, amountMinor) => {
  expect(lineShippingCost(aLine('1', 3, product), 'IT', 'EUR')).toEqual(money(amountMinor, 'EUR'))
})

test.each([
  ['IT', 'EUR', 9000],
  ['CH', 'EUR', 9000],
] as const)('the market of %s decides the cost', (country, currency, amountMinor) => {
  expect(lineShippingCost(aLine('1', 1), country, currency)).toEqual(money(amountMinor, currency))
})

test('without a record for the market the cost is not known, and adds nothing to a shipment', () => {
  const bag = [aLine('1', 1), aLine('2', 1, { shippingCosts: [] })]
  expect(bag.map((line) => lineShippingCost(line, 'IT', 'EUR')?.amountMinor)).toEqual([9000, undefined])
  expect(buildShipments(bag, 'IT', 'EUR').map(({ cost }) => cost.amountMinor)).toEqual([9000])
})

test('our own warehouse ships first and together, each workshop separately', () => {
  const shipments = buildShipments(
    [
      aLine('bassi-1', 1),
      aLine('ready-1', 2, { isReadyToShip: true }),
      aLine('corte', 1, { artisanSlug: 'ebanisteria-corte' }),
      aLine('bassi-2', 1),
      aLine('ready-2', 1, { isReadyToShip: true, artisanSlug: 'ebanisteria-corte' }),
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
  expect(shipments.map(({ cost }) => cost.amountMinor)).toEqual([18_000, 18_000, 9000])
})

test('an empty bag has no shipments', () => {
  expect(buildShipments([], 'US', 'USD')).toEqual([])
})

test('every line is in exactly one shipment, and the shipments cost as much as their lines', () => {
  const lines = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      ready: fc.boolean(),
      alone: fc.boolean(),
      slug: fc.constantFrom('a', 'b', null),
    }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(lines, (specs) => {
      const bag = specs.map(({ quantity, ready, alone, slug }, place) =>
        aLine(String(place), quantity, { isReadyToShip: ready, dedicatedCourier: alone, artisanSlug: slug }),
      )
      const shipments = buildShipments(bag, 'FR', 'EUR')
      const shipped = shipments.flatMap(({ lineItems }) => lineItems.map(({ lineId }) => lineId))
      expect(shipped.toSorted()).toEqual(bag.map(({ id }) => id).toSorted())
      expect(
        sumMoney(
          shipments.map(({ cost }) => cost),
          'EUR',
        ),
      ).toEqual(
        sumMoney(
          bag.flatMap((line) => lineShippingCost(line, 'FR', 'EUR') ?? []),
          'EUR',
        ),
      )
    }),
  )
})
