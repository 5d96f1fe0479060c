import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { Order } from '#contracts/order/order.ts'
import { teamOrder } from '#contracts/team/order.ts'
import type { CommerceOptions } from '#services/commerce/options.ts'
import { createTestCard } from '#services/commerce/orders/payments/test-card.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { readySampleCheckout, SAMPLE_CARD } from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { sampleTeam } from '#tests/support/samples/sample-team.ts'
import { testClock } from '#tests/support/test-clock.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
await database.pool.query('create table sent_mails (letter text, items jsonb)')
const checkout: Partial<CommerceOptions['checkout']> = {
  paymentProviders: [{ ...createTestCard(testClock()), async refund() {} }],
  async sendMail(tx, mail) {
    if (mail.kind !== 'order-refunded') return
    await tx.execute(
      sql`insert into sent_mails values (${mail.letter}, ${JSON.stringify(mail.items ?? null)})`,
    )
  },
}
const { call } = sampleTeam(database, sampleShop(database, { checkout }))
const payment = { method: 'test-card', card: SAMPLE_CARD }

/** A paid order of three lamps and a chair, each with its own stock of ten. */
async function openOrder() {
  const lamp = await addPiece(database, { title: 'Lampada', onHand: 10, prices: { EUR: 3_333 } })
  const chair = await addPiece(database, { title: 'Sedia', onHand: 10, prices: { EUR: 20_000 } })
  const placed = await (
    await readySampleCheckout(sampleShop(database, { checkout }), [lamp.gid, 3], [chair.gid, 1])
  ).place({
    payment,
  })
  const id = String(placed.body.orderId)
  const read = async () => teamOrder.parse((await call(`/orders/${id}`)).body.item)
  const [lamps, chairs] = (await read()).lines
  if (!lamps || !chairs) throw new Error('The order has both')
  const act = async (action: string, input: object) => {
    const { version } = await read()
    return call(`/orders/${id}/${action}`, { role: 'orders', body: { version, input } })
  }
  const stock = async ({ variantId }: { variantId: number }) => {
    const { rows } = await database.pool.query(
      'select on_hand, reserved from commerce.inventory where variant_id = $1',
      [variantId],
    )
    return [rows[0].on_hand, rows[0].reserved]
  }
  return { id, read, act, stock, lamp, chair, lamps, chairs }
}

const line = (lineId: string, quantity: number, { isUnsent = false, restocks = true } = {}) => ({
  lineId,
  quantity,
  isUnsent,
  restocks,
})
const contents = ({ shipments }: Pick<Order, 'shipments'>, lineId: string) =>
  shipments.flatMap(({ lineItems }) =>
    lineItems.filter((item) => item.lineId === lineId).map(({ quantity }) => quantity),
  )

// spec 3: a refund by line, with its reason, its pieces back on sale, and what is left to refund
test('pieces are refunded at what was paid for them, no longer shipped, and on sale again', async () => {
  const { id, read, act, stock, lamp, lamps } = await openOrder()
  const { status } = await act('refund', {
    lines: [line(lamps.id, 2, { isUnsent: true })],
    cause: 'changed-mind',
  })
  expect(status).toBe(200)
  const order = await read()
  expect(order.detail?.refunds).toMatchObject([
    {
      reason: 'refund',
      amountMinor: 6_666,
      cause: 'changed-mind',
      accountId: 'a',
      lines: [{ lineId: lamps.id, quantity: 2, amountMinor: 6_666 }],
    },
  ])
  expect(order.detail?.refundable.lines[0]).toMatchObject({ quantity: 3, refundedQuantity: 2 })
  expect(contents(order, lamps.id)).toEqual([1])
  expect(await stock(lamp)).toEqual([10, 1])
  const { rows } = await database.pool.query(
    "select items from sent_mails where letter like '%' || $1 || '%'",
    [id],
  )
  expect(rows).toMatchObject([{ items: [{ lineId: lamps.id, quantity: 2 }] }])

  expect((await act('refund', { lines: [line(lamps.id, 2)] })).body).toEqual({ code: 'refund-too-large' })
  await act('refund', { lines: [line(lamps.id, 1, { isUnsent: true })] })
  const total = (await read()).detail?.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  expect(total).toBe(Math.round(Number(lamps.subtotal.amount) * 100))
})

test('pieces that are written off leave the stock, and those that have left stay in their parcel', async () => {
  const { read, act, stock, chair, chairs, lamp, lamps } = await openOrder()
  await act('ship', { shipment: 0, parcels: [{ company: 'DHL', number: '42', url: null }] })
  const tooMany = await act('refund', { lines: [line(chairs.id, 1, { isUnsent: true })] })
  expect(tooMany.body).toEqual({ code: 'pieces-not-in-shipment' })
  await act('refund', {
    lines: [line(chairs.id, 1, { restocks: false }), line(lamps.id, 1)],
    cause: 'damaged',
  })
  expect(await stock(chair)).toEqual([9, 0])
  expect(await stock(lamp)).toEqual([10, 2])
  const order = await read()
  expect([contents(order, chairs.id), contents(order, lamps.id)]).toEqual([[1], [3]])
})

test('the delivery is refunded up to what was paid for it, and beside pieces and another amount', async () => {
  const { id, read, act, chairs } = await openOrder()
  await database.pool.query(
    'update commerce.orders set shipping_minor = 9600, total_minor = total_minor + 9600, due_minor = due_minor + 9600 where id = $1',
    [id],
  )
  await database.pool.query(
    'update commerce.payments set amount_minor = amount_minor + 9600 where order_id = $1',
    [id],
  )
  expect((await read()).detail?.refundable.shippingMinor).toBe(9_600)
  expect((await act('refund', { shippingMinor: 9_601 })).body).toEqual({ code: 'refund-too-large' })
  await act('refund', { lines: [line(chairs.id, 1)], shippingMinor: 5_000, amountMinor: 100 })
  const { detail } = await read()
  expect(detail?.refunds).toMatchObject([{ amountMinor: 25_100, shippingMinor: 5_000 }])
  expect(detail?.refundable.shippingMinor).toBe(4_600)
})

test.each([
  ['nothing', {}, 'refund-empty'],
  ['an amount of nothing', { amountMinor: 0 }, 'refund-empty'],
  ['a piece of another order', { lines: [line('gid://shopify/CartLine/other', 1)] }, 'refund-too-large'],
])('a refund of %s is refused', async (_, input, code) => {
  const { act } = await openOrder()
  expect((await act('refund', input)).body).toEqual({ code })
})

test.each([{ amountMinor: -1 }, { lines: [line('a', 0)] }, { cause: 'because' }, { shippingMinor: 0.5 }])(
  'malformed input is refused: %j',
  async (input) => {
    const { act } = await openOrder()
    expect((await act('refund', input)).status).toBe(400)
  },
)

test('canceling after a refund puts back on sale only what is still reserved', async () => {
  const { act, stock, lamp, lamps } = await openOrder()
  await act('refund', { lines: [line(lamps.id, 1, { isUnsent: true, restocks: false })] })
  expect(await stock(lamp)).toEqual([9, 2])
  await act('cancel', { restocks: true })
  expect(await stock(lamp)).toEqual([9, 0])
})
