import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ok, refuse } from '../result.ts'
import { mergeShipments, packParcels, type ShippedItem, splitShipment, takeUnsent } from './split-shipment.ts'

const CHAIRS = { lineId: 'chairs', quantity: 8 }
const LAMPS = { lineId: 'lamps', quantity: 4 }

test.each<[string, ShippedItem[], ReturnType<typeof splitShipment>]>([
  [
    'some pieces of one line',
    [{ lineId: 'chairs', quantity: 6 }],
    ok({ parcel: [{ lineId: 'chairs', quantity: 6 }], rest: [{ lineId: 'chairs', quantity: 2 }, LAMPS] }),
  ],
  ['a whole line', [LAMPS], ok({ parcel: [LAMPS], rest: [CHAIRS] })],
  ['everything, in another order', [LAMPS, CHAIRS], ok({ parcel: [CHAIRS, LAMPS], rest: [] })],
  [
    'a line named twice',
    [
      { lineId: 'lamps', quantity: 1 },
      { lineId: 'lamps', quantity: 3 },
    ],
    ok({ parcel: [LAMPS], rest: [CHAIRS] }),
  ],
  ['one piece more than there is', [{ lineId: 'lamps', quantity: 5 }], refuse('pieces-not-in-shipment')],
  [
    'one piece more than there is, in two parts',
    [
      { lineId: 'lamps', quantity: 4 },
      { lineId: 'lamps', quantity: 1 },
    ],
    refuse('pieces-not-in-shipment'),
  ],
  ['a line of another shipment', [{ lineId: 'tables', quantity: 1 }], refuse('pieces-not-in-shipment')],
  ['nothing', [], refuse('pieces-not-in-shipment')],
  ['no piece of a line', [{ lineId: 'lamps', quantity: 0 }], refuse('pieces-not-in-shipment')],
])('a parcel with %s', (_, parcel, expected) => {
  expect(splitShipment([CHAIRS, LAMPS], parcel)).toEqual(expected)
})

const HOUSE = { warehouse: 'in-house', lineItems: [CHAIRS, LAMPS] }
const WORKSHOP = { warehouse: 'other', lineItems: [{ lineId: 'tables', quantity: 1 }] }

test('each parcel becomes a shipment, and what is left the last one', () => {
  const packed = packParcels([HOUSE, WORKSHOP], 0, [[{ lineId: 'chairs', quantity: 6 }], [LAMPS]])
  expect(packed).toEqual(
    ok({
      shipments: [
        { warehouse: 'in-house', lineItems: [{ lineId: 'chairs', quantity: 6 }] },
        WORKSHOP,
        { warehouse: 'in-house', lineItems: [LAMPS] },
        { warehouse: 'in-house', lineItems: [{ lineId: 'chairs', quantity: 2 }] },
      ],
      packed: [0, 2],
    }),
  )
})

test.each([
  ['one parcel with everything', [null], ok({ shipments: [HOUSE, WORKSHOP], packed: [0] })],
  ['a parcel after everything was packed', [null, null], refuse('pieces-not-in-shipment')],
  ['a parcel with a piece of another shipment', [WORKSHOP.lineItems], refuse('pieces-not-in-shipment')],
])('a shipment is packed into %s', (_, parcels, expected) => {
  expect(packParcels([HOUSE, WORKSHOP], 0, parcels)).toEqual(expected)
})

test('a shipment that does not exist is not packed', () => {
  expect(packParcels([HOUSE], 1, [null])).toEqual(refuse('pieces-not-in-shipment'))
})

const SENT = { warehouse: 'in-house', lineItems: [{ lineId: 'lamps', quantity: 2 }] }

test('pieces are taken out of the shipments that have not left', () => {
  const lamps = { lineId: 'lamps', quantity: 3 }
  expect(takeUnsent([SENT, HOUSE, WORKSHOP], [0], [lamps, { lineId: 'tables', quantity: 1 }])).toEqual(
    ok([
      SENT,
      { warehouse: 'in-house', lineItems: [CHAIRS, { lineId: 'lamps', quantity: 1 }] },
      { warehouse: 'other', lineItems: [] },
    ]),
  )
  expect(takeUnsent([SENT, HOUSE], [0], [{ lineId: 'lamps', quantity: 5 }])).toEqual(
    refuse('pieces-not-in-shipment'),
  )
  expect(takeUnsent([SENT], [], [])).toEqual(ok([SENT]))
})

test('parcel and rest together are the shipment', () => {
  const shipments = fc
    .uniqueArray(
      fc.record({ lineId: fc.stringMatching(/^[a-f]$/), quantity: fc.integer({ min: 1, max: 9 }) }),
      {
        selector: ({ lineId }) => lineId,
        minLength: 1,
      },
    )
    .chain((items) =>
      fc.tuple(
        fc.constant(items),
        fc.tuple(...items.map(({ quantity }) => fc.integer({ min: 0, max: quantity }))),
      ),
    )
  fc.assert(
    fc.property(shipments, ([items, quantities]) => {
      const parcel = items.map(({ lineId }, index) => ({ lineId, quantity: quantities[index] ?? 0 }))
      const split = splitShipment(items, parcel)
      if (!split.ok) return quantities.every((quantity) => quantity === 0)
      const merged = new Map(
        mergeShipments(split.value.parcel, split.value.rest).map(({ lineId, quantity }) => [
          lineId,
          quantity,
        ]),
      )
      expect(merged).toEqual(new Map(items.map(({ lineId, quantity }) => [lineId, quantity])))
      return true
    }),
  )
})
