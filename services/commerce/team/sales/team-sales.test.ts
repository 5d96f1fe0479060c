import { afterAll, expect, test } from 'vitest'
import { salesResponse } from '#contracts/team/sales.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { readySampleCheckout } from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { sampleTeam } from '#tests/support/samples/sample-team.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const shop = sampleShop(database)
const { call } = sampleTeam(database, shop)
const { gid } = await addPiece(database, { onHand: 50 })

async function sales() {
  const { body } = await call('/sales', { role: 'orders' })
  const { days, currencies } = salesResponse.parse(body)
  const [first] = currencies
  if (!first) throw new Error('The house has a currency')
  return { days, ...first }
}
async function act(id: string, action: string, input: object) {
  const { version } = (await call(`/orders/${id}`)).body.item
  expect((await call(`/orders/${id}/${action}`, { body: { version, input } })).status).toBe(200)
}

test('a paid order counts today without tax and shipping, less its refunds', async () => {
  const empty = await sales()
  expect([empty.days.length, empty.totalMinor, empty.orders]).toEqual([30, 0, 0])
  const id = String((await (await readySampleCheckout(shop, [gid, 2])).place()).body.orderId)
  expect(await sales()).toEqual(empty)

  await act(id, 'transfer-received', {})
  const { totals } = (await call(`/orders/${id}`)).body.item
  const netMinor = Math.round((Number(totals.subtotal.amount) * 100 * 100) / (100 + totals.taxes.ratePercent))
  const sold = await sales()
  expect(sold).toMatchObject({ totalMinor: netMinor, orders: 1, beforeMinor: 0 })
  expect(sold.byDay.at(-1)).toEqual({ amountMinor: netMinor, orders: 1 })

  const totalMinor = Math.round(Number(totals.total.amount) * 100)
  await act(id, 'refund', { amountMinor: totalMinor / 4 })
  expect((await sales()).totalMinor).toBe(netMinor - Math.round(netMinor / 4))
  await act(id, 'cancel', { restocks: true })
  expect(await sales()).toEqual(empty)
})

test('an order of earlier days counts on its day, or in the 30 days before', async () => {
  const id = String((await (await readySampleCheckout(shop, [gid, 1])).place()).body.orderId)
  await act(id, 'transfer-received', {})
  const now = await sales()
  // Noon in Milan, so that a daylight saving change in between does not move it to another day.
  const moveTo = (days: number) =>
    database.pool.query(
      `update commerce.orders
       set paid_at = (date '2026-11-20' - $2::int + time '12:00') at time zone 'Europe/Rome'
       where id = $1`,
      [id, days],
    )
  await moveTo(29)
  const earlier = await sales()
  expect([earlier.byDay[0]?.orders, earlier.totalMinor]).toEqual([1, now.totalMinor])
  await moveTo(30)
  expect(await sales()).toMatchObject({ totalMinor: 0, orders: 0, beforeMinor: now.totalMinor })
  await moveTo(60)
  expect(await sales()).toMatchObject({ totalMinor: 0, beforeMinor: 0 })
})

test('an order paid just after midnight in Milan counts on the new day', async () => {
  const id = String((await (await readySampleCheckout(shop, [gid, 1])).place()).body.orderId)
  await act(id, 'transfer-received', {})
  const { days, byDay } = await sales()
  const before = byDay.at(-2)?.orders ?? 0
  const midnight = "($2::date::timestamp at time zone 'Europe/Rome')"
  const payAt = (seconds: number) =>
    database.pool.query(
      `update commerce.orders set paid_at = ${midnight} + $3 * interval '1 second' where id = $1`,
      [id, days.at(-1), seconds],
    )
  await payAt(1)
  expect((await sales()).byDay.at(-2)?.orders).toBe(before)
  await payAt(-1)
  expect((await sales()).byDay.at(-2)?.orders).toBe(before + 1)
})

test.each([
  ['orders', 200],
  ['care', 200],
  ['trade', 200],
  ['admin', 200],
  ['catalogue', 403],
  ['content', 403],
  ['a customer', 401],
])('sales are open to those who sell: %s %i', async (role, status) => {
  expect((await call('/sales', { role })).status).toBe(status)
})
