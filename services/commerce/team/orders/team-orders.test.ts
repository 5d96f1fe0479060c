import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { ROLES, type Role } from '#domain/team/roles.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { asTeam, readySampleCheckout } from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { SAMPLE_TEAM_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { filtered, sampleTeam } from '#tests/support/samples/sample-team.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const shop = sampleShop(database, {
  checkout: {
    sendMail: async (tx, { kind, letter, to }) => {
      if (kind === 'order-shipped')
        await tx.execute(sql`insert into sent_mails values (${letter}, ${to}) on conflict do nothing`)
    },
  },
})
await database.pool.query('create table sent_mails (letter text primary key, address text)')
const { gid } = await addPiece(database)
const placed = await (await readySampleCheckout(shop, [gid, 1])).place()
const paid = await (await readySampleCheckout(shop, [gid, 1])).place()
await asTeam(shop, paid.body.orderId, 'payment')

const { call, routes } = sampleTeam(database, shop)
const get = (path: string, role = 'orders') => call(path, { role })
const act = (id: unknown, action: string, version: number, input: object = {}) =>
  call(`/orders/${id}/${action}`, { role: 'orders', body: { version, input } })
const order = async () => {
  const { body } = await (await readySampleCheckout(shop, [gid, 1])).place()
  return String(body.orderId)
}

const list = (filter: object) => get(filtered('/orders', filter))

/** The roles that may call each route. */
const MATRIX: Record<string, readonly Role[]> = {
  'GET /orders': ['orders', 'care', 'admin'],
  'GET /orders/:id': ['orders', 'care', 'admin'],
  'GET /orders/exports/orders': ['orders', 'admin'],
  'GET /orders/exports/order-lines': ['orders', 'admin'],
  'GET /orders/:id/documents/pro-forma': ['orders', 'care', 'admin'],
  'GET /orders/:id/documents/packing-slip?shipment=0': ['orders', 'care', 'admin'],
  'GET /orders/:id/history': ['orders', 'care', 'admin'],
  'POST /orders/:id/transfer-received': ['orders', 'admin'],
  'POST /orders/:id/ship': ['orders', 'admin'],
  'POST /orders/:id/correct-parcel': ['orders', 'admin'],
  'POST /orders/:id/take-back': ['orders', 'admin'],
  'POST /orders/:id/deliver': ['orders', 'admin'],
  'POST /orders/:id/correct-address': ['orders', 'admin'],
  'POST /orders/:id/cancel': ['orders', 'admin'],
  'POST /orders/:id/refund': ['orders', 'admin'],
  'POST /orders/:id/refund-transferred': ['orders', 'admin'],
  'POST /orders/:id/add-note': ['orders', 'care', 'admin'],
  'POST /orders/:id/resend-email': ['orders', 'care', 'admin'],
}

test('every route of the orders is open to its roles alone', async () => {
  expect(routes.filter((route) => route.includes('/orders'))).toEqual(
    Object.keys(MATRIX).map((name) => name.split('?')[0]),
  )
  for (const [name, roles] of Object.entries(MATRIX)) {
    const [method = '', route = ''] = name.split(' ')
    const path = route.replace(':id', String(placed.body.orderId))
    const request = method === 'POST' ? { body: {} } : {}
    const admitted = method === 'POST' ? 400 : 200
    for (const role of ROLES) {
      const { status } = await call(path, { role, ...request })
      expect([name, role, status]).toEqual([name, role, roles.includes(role) ? admitted : 403])
    }
    expect((await call(path, { role: 'a customer', ...request })).status).toBe(401)
  }
})

test('the team filters orders by state, payment, country, warehouse, date and text', async () => {
  const { item } = (await get(`/orders/${placed.body.orderId}`)).body
  const one = [placed.body.orderId]
  const both = [paid.body.orderId, placed.body.orderId]
  const cases: [object, unknown[]][] = [
    [{}, both],
    [{ status: 'awaiting-payment' }, one],
    [{ payment: 'captured' }, [paid.body.orderId]],
    [{ country: item.address.country }, both],
    [{ country: 'JP' }, []],
    [{ warehouse: item.shipments[0].warehouse }, both],
    [{ warehouse: item.shipments[0].warehouse === 'other' ? 'in-house' : 'other' }, []],
    [{ to: '2020-01-01T00:00:00Z' }, []],
    [{ from: '2020-01-01T00:00:00Z' }, both],
    [{ text: item.number }, one],
    [{ text: `${item.address.firstName} ${item.address.lastName}`.toUpperCase() }, both],
    [{ text: item.email }, one],
    [{ text: item.lines[0].sku }, both],
    [{ text: '%' }, []],
  ]
  for (const [filter, ids] of cases) {
    const { body } = await list(filter)
    const found = body.items.map(({ id }: { id: string }) => id)
    expect([filter, found, body.total]).toEqual([filter, ids, ids.length])
  }
})

test('the version of an order grows with its payment, its shipments and their delivery', async () => {
  const versionOf = async (id: unknown) => (await get(`/orders/${id}`)).body.item.version
  expect(await versionOf(placed.body.orderId)).toBe(1)
  const id = paid.body.orderId
  expect(await versionOf(id)).toBe(2)
  const post = (path: string, body: object) =>
    shop.fetch(
      new Request(`http://shop.example/checkout/orders/${id}/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${SAMPLE_TEAM_TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  expect((await post('fulfilments', { shipment: 0, company: 'DHL', number: '1' })).ok).toBe(true)
  expect(await versionOf(id)).toBe(3)
  await post('fulfilments/0/delivery', {})
  await post('fulfilments/0/delivery', {})
  expect(await versionOf(id)).toBe(4)
  expect((await get('/orders/unknown')).status).toBe(404)
})

test('the team takes an order from its transfer to its delivery, each step once', async () => {
  const id = await order()
  const parcel = { shipment: 0, company: 'DHL', number: '42' }
  expect(await act(id, 'ship', 1, parcel)).toEqual({ status: 422, body: { code: 'order-not-open' } })
  const received = await act(id, 'transfer-received', 1)
  expect(received.body.item).toMatchObject({ version: 2, status: 'paid', payment: { status: 'captured' } })
  expect((await act(id, 'transfer-received', 2)).body).toEqual({ code: 'already-done' })
  expect((await act(id, 'deliver', 2, { shipment: 0 })).body).toEqual({ code: 'shipment-not-found' })
  expect((await act(id, 'ship', 2, { ...parcel, shipment: 9 })).body).toEqual({ code: 'shipment-not-found' })
  expect((await act(id, 'ship', 2, { ...parcel, number: ' ' })).status).toBe(400)
  const sent = await act(id, 'ship', 2, parcel)
  expect(sent.body.item).toMatchObject({ version: 3, fulfilments: [{ ...parcel, deliveredAt: null }] })
  expect((await act(id, 'cancel', 3, { restocks: true })).body).toEqual({ code: 'order-not-open' })
  const delivered = await act(id, 'deliver', 3, { shipment: 0 })
  expect(delivered.body.item).toMatchObject({ fulfilments: [{ deliveredAt: expect.any(String) }] })
  expect((await act(id, 'deliver', 4, { shipment: 0 })).body).toEqual({ code: 'already-done' })
})

test('of two people who act on an order at once, one succeeds and the other gets the current order', async () => {
  const id = await order()
  const both = await Promise.all([act(id, 'transfer-received', 1), act(id, 'cancel', 1, { restocks: true })])
  const [won, lost] = both[0].status === 200 ? both : both.toReversed()
  expect([won?.status, lost?.status]).toEqual([200, 409])
  expect(lost?.body).toEqual({ code: 'version-outdated', current: won?.body.item })
})

test.each([
  [true, 0],
  [false, 2],
])('cancelling with restocking %s releases the reservation, and removes %i units', async (restocks, gone) => {
  const piece = await addPiece(database, { onHand: 5 })
  const { body } = await (await readySampleCheckout(shop, [piece.gid, 2])).place()
  const { status } = await act(body.orderId, 'cancel', 1, { restocks })
  expect(status).toBe(200)
  const { rows } = await database.pool.query(
    'select on_hand, reserved from commerce.inventory where variant_id = $1',
    [piece.variantId],
  )
  expect(rows).toEqual([{ on_hand: 5 - gone, reserved: 0 }])
})

test('the buyer gets one email for a shipment, and none for one that was refused', async () => {
  const id = await order()
  await act(id, 'transfer-received', 1)
  const parcel = { shipment: 0, company: 'DHL', number: '42' }
  const responses = await Promise.all([act(id, 'ship', 2, parcel), act(id, 'ship', 2, parcel)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await act(id, 'ship', 3, { ...parcel, number: '43' })).body).toEqual({ code: 'already-done' })
  expect((await act(id, 'correct-parcel', 3, { ...parcel, number: '43' })).status).toBe(200)
  await act(await order(), 'ship', 1, parcel)
  const { item } = (await get(`/orders/${id}`)).body
  const { rows } = await database.pool.query("select * from sent_mails where letter like '%' || $1 || '%'", [
    id,
  ])
  expect(rows).toEqual([{ letter: `order-shipped ${id} 0`, address: item.email }])
})

test('an address is corrected within its country until the first shipment', async () => {
  const id = await order()
  const { address } = (await get(`/orders/${id}`)).body.item
  const corrected = { ...address, line1: 'Via Garibaldi 7' }
  expect((await act(id, 'correct-address', 1, corrected)).body.item).toMatchObject({
    version: 2,
    address: corrected,
  })
  expect((await act(id, 'correct-address', 2, { ...address, line1: '' })).body).toMatchObject({
    code: 'request-malformed',
    fields: [{ path: 'line1', code: 'required' }],
  })
  const elsewhere = { ...address, country: 'MT', postalCode: 'VLT 1117', zone: '' }
  expect((await act(id, 'correct-address', 2, elsewhere)).body).toEqual({ code: 'country-differs' })
  await act(id, 'transfer-received', 2)
  await act(id, 'ship', 3, { shipment: 0, company: 'DHL', number: '42' })
  expect((await act(id, 'correct-address', 4, corrected)).body).toEqual({ code: 'order-not-open' })
})
