import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { readSampleOrder, readySampleCheckout, SAMPLE_CARD } from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'

/** A Monday in Milan. */
const MONDAY = new Date('2027-03-15T09:00:00Z')
let now = MONDAY
const database = await freshDatabase('commerce')
afterAll(() => database.close())
const service = sampleShop(database, { clock: () => now })
const byCard = { payment: { method: 'test-card', card: SAMPLE_CARD } }

const MARMI = { artisanSlug: 'marmi-valdarno' }
const TABLE = {
  ...MARMI,
  leadTime: '56',
  curbsideDelivery: 'true',
  dedicatedCourier: 'true',
  customProperties: '{"isFragile":true}',
}
const IN_STOCK = { isReadyToShip: 'true', leadTime: '28' }

async function checkoutOf(...pieces: { attributes: Record<string, string>; quantity?: number }[]) {
  now = MONDAY
  const added = await Promise.all(
    pieces.map(async ({ attributes, quantity = 1 }): Promise<[string, number]> => {
      const { gid } = await addPiece(database, { attributes, onHand: 3, continueSelling: true })
      return [gid, quantity]
    }),
  )
  return readySampleCheckout(service, ...added)
}

// spec 4: a delivery promise in the checkout, for each piece in its own way
test('a checkout has a delivery promise for each piece, with the same days for pieces of one workshop', async () => {
  const checkout = await checkoutOf(
    { attributes: TABLE },
    { attributes: { ...MARMI, leadTime: '7' } },
    { attributes: IN_STOCK },
  )
  const together = { from: '2027-05-12', to: '2027-05-17' }
  expect(await checkout.state()).toMatchObject({
    lines: [
      {
        promise: {
          window: together,
          method: 'curbside',
          isFragile: true,
          hasDedicatedCourier: true,
          source: 'workshop',
        },
      },
      { promise: { window: together, method: 'courier', isFragile: false, source: 'workshop' } },
      { promise: { window: { from: '2027-03-17', to: '2027-03-24' }, source: 'stock' } },
    ],
  })
})

test('a line with more units than are in stock is made to order as a whole', async () => {
  const enough = await checkoutOf({ attributes: IN_STOCK, quantity: 3 })
  expect(await enough.state()).toMatchObject({ lines: [{ promise: { source: 'stock' } }] })
  const more = await checkoutOf({ attributes: IN_STOCK, quantity: 4 })
  expect(await more.state()).toMatchObject({ lines: [{ promise: { source: 'workshop' } }] })
})

// spec 4: a delivery promise is stored with the order
test('the delivery promise of an order does not change with the catalogue', async () => {
  const placed = await (await checkoutOf({ attributes: IN_STOCK, quantity: 3 })).place(byCard)
  now = new Date('2027-06-01T09:00:00Z')
  await database.pool.query(
    `update commerce.product_metafields set value = 'false' where key = 'isReadyToShip'`,
  )
  expect((await readSampleOrder(service, placed)).lines).toMatchObject([
    { promise: { window: { from: '2027-03-17', to: '2027-03-24' }, source: 'stock' } },
  ])
})

test('the delivery promise of an unpaid order holds for a payment on any day until its deadline', async () => {
  const placed = await (await checkoutOf({ attributes: IN_STOCK })).place()
  expect(await readSampleOrder(service, placed)).toMatchObject({
    // The end of 25 March in Milan.
    paymentDueAt: '2027-03-25T23:00:00.000Z',
    lines: [{ promise: { window: { from: '2027-03-17', to: '2027-04-05' } } }],
  })
})
