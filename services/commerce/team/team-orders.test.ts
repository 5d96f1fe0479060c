import { afterAll, expect, test } from 'vitest'
import { ok, refuse } from '#domain/result.ts'
import { ROLES, type Role } from '#domain/team/roles.ts'
import { UNLIMITED } from '#services/kernel/rate-limit.ts'
import { createTeamService } from '#services/kernel/team/service.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { asTeam, readySampleCheckout } from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { SAMPLE_TEAM_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const shop = sampleShop(database)
const routes = shop.team ?? []
const { gid } = await addPiece(database)
const placed = await (await readySampleCheckout(shop, [gid, 1])).place()
const paid = await (await readySampleCheckout(shop, [gid, 1])).place()
await asTeam(shop, paid.body.orderId, 'payment')

async function get(path: string, role = 'orders') {
  const service = createTeamService({
    database,
    clock: () => new Date(),
    limiter: UNLIMITED,
    routes,
    async authenticate(token) {
      const found = ROLES.find((known) => known === token)
      return found
        ? ok({ accountId: 'a', roles: [found], confirmedAt: new Date() })
        : refuse('unauthenticated')
    },
    reportFault(fault) {
      throw fault
    },
  })
  const headers = { authorization: `Bearer ${role}` }
  const response = await service.fetch(new Request(`http://shop.example${path}`, { headers }))
  return { status: response.status, body: await response.json() }
}

const list = (filter: object) => get(`/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`)

/** Who may call what, written out. */
const MATRIX: Record<string, readonly Role[]> = {
  'GET /orders': ['orders', 'care', 'admin'],
  'GET /orders/:id': ['orders', 'care', 'admin'],
}

test('every route of the orders is open to its roles alone', async () => {
  expect(routes.map(({ method, path }) => `${method} ${path}`)).toEqual(Object.keys(MATRIX))
  for (const [name, roles] of Object.entries(MATRIX)) {
    const path = name.replace('GET ', '').replace(':id', String(placed.body.orderId))
    for (const role of ROLES)
      expect([role, (await get(path, role)).status]).toEqual([role, roles.includes(role) ? 200 : 403])
    expect((await get(path, 'a customer')).status).toBe(401)
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
