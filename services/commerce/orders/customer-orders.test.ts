import { afterAll, expect, test } from 'vitest'
import { type CustomerOrdersResponse, PRIVATE_TOKEN_HEADER } from '#contracts/order/customer-orders.ts'
import type { Order } from '#contracts/order/order.ts'
import { ok } from '#domain/result.ts'
import { freshDatabase } from '#tests/support/database.ts'
import {
  openSampleCheckout,
  SAMPLE_CARD,
  SAMPLE_DETAILS,
  type SampleResponse,
} from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { SAMPLE_TEAM_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const service = sampleShop(database, {
  authenticate: async (token) => ok({ customerId: token.replace('token-of-', ''), companyLocationIds: [] }),
})
const BY_CARD = { payment: { method: 'test-card', card: SAMPLE_CARD } }

async function placeOrder(buyer: { customer?: string; email?: string }): Promise<SampleResponse> {
  const { gid } = await addPiece(database)
  const { customer, email = SAMPLE_DETAILS.email } = buyer
  const signedIn = customer === undefined ? {} : { accessToken: `token-of-${customer}` }
  return (await openSampleCheckout(service, [[gid, 1]], { email, ...signedIn })).place(BY_CARD)
}

function callAt(place: string, path: string, init: RequestInit = {}) {
  const headers = { [PRIVATE_TOKEN_HEADER]: 'sample-private-token', ...init.headers }
  return service.fetch(
    new Request(`http://shop.example/${place ? `${place}/` : ''}${path}`, { ...init, headers }),
  )
}
const call = (path: string, init?: RequestInit) => callAt('customers', path, init)
async function list(path: string): Promise<CustomerOrdersResponse> {
  return (await (await call(path)).json()) as CustomerOrdersResponse
}

function asTeam(orderId: unknown, path: string, body?: object) {
  const headers = { authorization: `Bearer ${SAMPLE_TEAM_TOKEN}`, 'content-type': 'application/json' }
  return service.fetch(
    new Request(`http://shop.example/checkout/orders/${orderId}/${path}`, {
      method: 'POST',
      headers,
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
}

test('a customer sees their own orders, newest first, paginated', async () => {
  const placed: unknown[] = []
  for (let count = 0; count < 3; count++) placed.push((await placeOrder({ customer: 'anna' })).body.orderId)
  await placeOrder({ customer: 'ben' })
  const first = await list('anna/orders?first=2')
  expect(first.orders.map(({ id }) => id)).toEqual([placed[2], placed[1]])
  expect(first.hasMore).toBe(true)
  const rest = await list(`anna/orders?first=2&after=${placed[1]}`)
  expect({ ids: rest.orders.map(({ id }) => id), hasMore: rest.hasMore }).toEqual({
    ids: [placed[0]],
    hasMore: false,
  })
})

test('a verified address finds what a guest ordered with it, never what another customer did', async () => {
  const asGuest = await placeOrder({ email: 'Carla@Example.com' })
  await placeOrder({ email: 'carla@example.com', customer: 'ben' })
  const found = await list('carla/orders?first=9&email=carla@example.com')
  expect(found.orders.map(({ id }) => id)).toEqual([asGuest.body.orderId])
  expect((await list('carla/orders?first=9')).orders).toEqual([])
})

test('an order is visible to its own customer only', async () => {
  const { body } = await placeOrder({ customer: 'dora' })
  const opened = (await (
    await call(`dora/orders/${body.orderId}`)
  ).json()) as CustomerOrdersResponse['orders'][0]
  expect(opened).toMatchObject({ id: body.orderId, orderToken: body.orderToken, cancelledAt: null })
  for (const path of [`ben/orders/${body.orderId}`, 'dora/orders/none', `dora/orders/${crypto.randomUUID()}`])
    expect((await call(path)).status).toBe(404)
})

test('the orders for the location of a company are found by it, no matter who placed them', async () => {
  const placed = [await placeOrder({ customer: 'anna' }), await placeOrder({ customer: 'ben' })]
  const ids = placed.map(({ body }) => String(body.orderId))
  const location = crypto.randomUUID()
  await database.pool.query('update commerce.orders set company_location_id = $1 where id = any($2)', [
    `gid://shopify/CompanyLocation/${location}`,
    ids,
  ])
  const ofCompany = (path: string) => callAt('company-locations', path)
  const found = (await (await ofCompany(`${location}/orders?first=9`)).json()) as CustomerOrdersResponse
  expect(found.orders.map(({ id, accountId }) => [id, accountId])).toEqual([
    [ids[1], 'ben'],
    [ids[0], 'anna'],
  ])
  expect(await (await ofCompany(`${location}/orders/${ids[0]}`)).json()).toMatchObject({ id: ids[0] })
  const other = crypto.randomUUID()
  expect(await (await ofCompany(`${other}/orders?first=9`)).json()).toMatchObject({ orders: [] })
  expect((await ofCompany(`${other}/orders/${ids[0]}`)).status).toBe(404)
  const headers = { [PRIVATE_TOKEN_HEADER]: 'guess' }
  expect((await callAt('company-locations', `${location}/orders?first=9`, { headers })).status).toBe(401)
})

// spec 2: a project: all its orders, by its list, also those of colleagues and those from before the company (issue 20)
test('the orders of a project are found by its list, all of them, with one of the company also what its member ordered before', async () => {
  const [project, location] = [crypto.randomUUID(), crypto.randomUUID()]
  const placed = []
  for (const customer of ['eva', 'fred', 'eva', 'gina', 'eva']) placed.push(await placeOrder({ customer }))
  const ids = placed.map(({ body }) => String(body.orderId))
  const [own, ofColleague, other, ofStranger, last] = ids
  const byList = 'update commerce.order_lines set project_list_id = $1 where order_id = any($2)'
  await database.pool.query(byList, [project, [own, ofColleague, ofStranger, last]])
  const byCompany = 'update commerce.orders set company_location_id = $1 where id = $2'
  await database.pool.query(byCompany, [`gid://shopify/CompanyLocation/${location}`, ofColleague])
  const found = async (path: string) => {
    const page = (await (await callAt('', path)).json()) as CustomerOrdersResponse
    return { ids: page.orders.map(({ id }) => id), hasMore: page.hasMore, orders: page.orders }
  }
  const evaOrders = await found(`customers/eva/orders?first=9&project=${project}`)
  expect(evaOrders.ids).toEqual([last, own])
  expect(evaOrders.orders[0]?.lines[0]?.projectListId).toBe(project)
  const shared = `company-locations/${location}/orders?first=2&account=eva&project=${project}`
  expect(await found(shared)).toMatchObject({ ids: [last, ofColleague], hasMore: true })
  expect(await found(`${shared}&after=${ofColleague}`)).toMatchObject({ ids: [own], hasMore: false })
  expect((await found(`customers/eva/orders?first=9`)).ids).toContain(other)
})

test.each(['guess', '', 'sample-access-token'])('with the token "%s" nothing is told', async (token) => {
  for (const method of ['GET', 'DELETE']) {
    const path = method === 'GET' ? 'anna/orders?first=1' : 'anna'
    expect((await call(path, { method, headers: { [PRIVATE_TOKEN_HEADER]: token } })).status).toBe(401)
  }
})

test('the orders of a deleted account belong to no account', async () => {
  const { body } = await placeOrder({ customer: 'emma', email: 'emma@example.com' })
  expect((await call('emma', { method: 'DELETE' })).status).toBe(204)
  expect((await list('emma/orders?first=9')).orders).toEqual([])
  const url = `http://shop.example/checkout/orders/${body.orderId}?token=${body.orderToken}`
  expect((await service.fetch(new Request(url))).status).toBe(200)
})

test('the team records and corrects shipments, and records their arrival once', async () => {
  const { body } = await placeOrder({ customer: 'fabio' })
  const parcel = { shipment: 0, company: 'BRT', number: '1', url: 'https://brt.example/1' }
  expect((await asTeam(body.orderId, 'fulfilments', parcel)).status).toBe(200)
  await asTeam(body.orderId, 'fulfilments', { ...parcel, number: '2' })
  const sent = (await (await asTeam(body.orderId, 'fulfilments/0/delivery')).json()) as Order
  expect(sent.fulfilments).toMatchObject([{ ...parcel, number: '2', deliveredAt: expect.any(String) }])
  const again = (await (await asTeam(body.orderId, 'fulfilments/0/delivery')).json()) as Order
  expect(again.fulfilments).toEqual(sent.fulfilments)
})

test.each([
  ['a part that is not there', { shipment: 9, company: 'BRT', number: '1' }, 404],
  ['no number', { shipment: 0, company: 'BRT', number: ' ' }, 400],
  ['a link that is none of the web', { shipment: 0, company: 'B', number: '1', url: 'javascript:1' }, 400],
])('with %s nothing is sent', async (_, draft, status) => {
  const { body } = await placeOrder({ customer: 'greta' })
  expect((await asTeam(body.orderId, 'fulfilments', draft)).status).toBe(status)
  expect((await asTeam(body.orderId, 'fulfilments/0/delivery')).status).toBe(404)
})

test('a cancelled order cannot be shipped', async () => {
  const { body } = await placeOrder({ customer: 'hanna' })
  await asTeam(body.orderId, 'cancellation')
  const parcel = { shipment: 0, company: 'BRT', number: '1' }
  expect((await asTeam(body.orderId, 'fulfilments', parcel)).status).toBe(409)
})
