import { parse } from 'csv-parse/sync'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { asTeam, readySampleCheckout } from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { filtered, sampleTeam } from '#tests/support/samples/sample-team.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const shop = sampleShop(database)
const { gid } = await addPiece(database)
const first = await (await readySampleCheckout(shop, [gid, 1])).place()
const second = await (await readySampleCheckout(shop, [gid, 2])).place()
const { call, read } = sampleTeam(database, shop)

async function table(path: string): Promise<Record<string, string>[]> {
  const text = await (await read(path)).text()
  return parse(text, { columns: true })
}

test('one row for each order has its amounts in the major unit, and the currency beside them', async () => {
  const rows = await table('/orders/exports/orders?sort=placedAt')
  const { item } = (await call(`/orders/${first.body.orderId}`)).body
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({
    Order: item.number,
    'Placed at (UTC)': item.placedAt,
    Status: 'awaiting-payment',
    Country: item.address.country,
    Pieces: '1',
    Currency: item.totals.total.currencyCode,
    Total: Number(item.totals.total.amount).toFixed(2),
    Refunded: '0.00',
  })
  expect(rows[1]).toMatchObject({ Pieces: '2' })
})

test('one row for each line has its article number and warehouse', async () => {
  const { item } = (await call(`/orders/${second.body.orderId}`)).body
  const rows = await table(filtered('/orders/exports/order-lines', { text: item.number }))
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    Order: item.number,
    SKU: item.lines[0].sku,
    Quantity: '2',
    Warehouse: item.shipments[0].warehouse,
    'Unit price': Number(item.lines[0].unitPrice.amount).toFixed(2),
  })
})

test('a line that leaves in two parcels has a row for each, with its pieces and their price', async () => {
  const { body } = await (await readySampleCheckout(shop, [gid, 5])).place()
  await asTeam(shop, body.orderId, 'payment')
  const { item } = (await call(`/orders/${body.orderId}`)).body
  const [line] = item.lines
  const parcel = { company: 'DHL', number: '42', url: null, lines: [{ lineId: line.id, quantity: 2 }] }
  const input = { shipment: 0, parcels: [parcel] }
  await call(`/orders/${body.orderId}/ship`, { role: 'orders', body: { version: item.version, input } })
  const rows = await table(filtered('/orders/exports/order-lines', { text: item.number }))
  const price = Number(line.unitPrice.amount)
  expect(rows).toMatchObject([
    { Quantity: '2', Subtotal: (2 * price).toFixed(2), Tracking: 'DHL 42' },
    { Quantity: '3', Subtotal: (3 * price).toFixed(2), Tracking: '' },
  ])
})

test('a name that is a formula is text in a spreadsheet', async () => {
  await database.pool.query(
    `update commerce.orders set address = jsonb_set(address, '{lastName}', '"=1+1"') where id = $1`,
    [first.body.orderId],
  )
  const rows = await table('/orders/exports/orders?sort=placedAt')
  expect(rows[0]).toMatchObject({ 'Last name': "'=1+1" })
})
