import { afterAll, expect, test } from 'vitest'
import { ROLES, type Role } from '#domain/team/roles.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { createSampleCart, mutateCart } from '#tests/support/samples/sample-cart.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { createExecute, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { filtered, sampleTeam } from '#tests/support/samples/sample-team.ts'
import { testClock } from '#tests/support/test-clock.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const clock = testClock()
const shop = sampleShop(database, { clock })
const { call, routes } = sampleTeam(database, shop, undefined, clock)
const execute = createExecute(shop)
const { gid, productId } = await addPiece(database)

const SPRING = {
  title: 'Primavera',
  code: 'spring 20',
  value: { kind: 'percentage', percent: 20 },
  scope: { kind: 'all' },
  minimumSubtotalMinor: null,
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: null,
  usageLimit: null,
  isOncePerCustomer: false,
  isCombinable: true,
}
const add = async (fields: object = {}) => call('/discounts', { body: { input: { ...SPRING, ...fields } } })
const edit = (id: string, version: number, changes: object) =>
  call(`/discounts/${id}`, { method: 'PATCH', body: { version, changes } })
const titles = async (filter: object) =>
  (await call(filtered('/discounts', filter))).body.items.map(({ title }: { title: string }) => title)

/** Whether a code reduces a cart with one piece. */
async function isApplicable(code: string, piece: string): Promise<boolean> {
  const { id: cartId } = await createSampleCart(execute, 'IT', [piece, 1])
  await mutateCart(execute, 'cartDiscountCodesUpdate', { cartId, discountCodes: [code] })
  const { cart } = await execute<{ cart: { discountCodes: { applicable: boolean }[] } }>(
    'query ($id: ID!) { cart(id: $id) { discountCodes { applicable } } }',
    { id: cartId },
  )
  return cart.discountCodes.some(({ applicable }) => applicable)
}

/** The roles that may call each route. */
const MATRIX: Record<string, readonly Role[]> = {
  'GET /discounts': ['catalogue', 'admin'],
  'GET /discounts/:id': ['catalogue', 'admin'],
  'GET /discounts/:id/history': ['catalogue', 'admin'],
  'POST /discounts': ['catalogue', 'admin'],
  'PATCH /discounts/:id': ['catalogue', 'admin'],
  'POST /discounts/:id/end': ['catalogue', 'admin'],
}

test('every route of the discounts is open to its roles alone', async () => {
  expect(routes.filter((route) => route.includes('/discounts'))).toEqual(Object.keys(MATRIX))
  for (const [name, roles] of Object.entries(MATRIX)) {
    const [method, route = ''] = name.split(' ')
    const request = method === 'GET' ? {} : { method: method as 'PATCH' | 'POST', body: {} }
    for (const role of ROLES) {
      const { status } = await call(route.replace(':id', '0'), { role, ...request })
      expect([name, role, status === 403]).toEqual([name, role, !roles.includes(role)])
    }
  }
})

test('a new code reduces a cart at once, and no longer once it has ended', async () => {
  const { body } = await add()
  expect(body.item).toMatchObject({ code: 'SPRING20', used: 0, version: 1 })
  expect(await isApplicable('Spring-20', gid)).toBe(true)
  const ended = await edit(body.item.id, 1, { endsAt: '2026-01-02T00:00:00Z' })
  expect(ended.body.item).toMatchObject({ version: 2, endsAt: '2026-01-02T00:00:00.000Z' })
  expect(await isApplicable('Spring-20', gid)).toBe(false)
})

test('a code for some products reduces no others', async () => {
  const other = await addPiece(database)
  const ids = [`gid://shopify/Product/${productId}`]
  await add({ title: 'Una lampada', code: 'one lamp', scope: { kind: 'products', ids } })
  expect(await isApplicable('ONELAMP', gid)).toBe(true)
  expect(await isApplicable('ONELAMP', other.gid)).toBe(false)
})

test.each([
  [{ code: '--' }, 400, 'code', 'code-missing'],
  [{ code: 'once', value: { kind: 'percentage', percent: 101 } }, 400, 'value.percent', 'too_big'],
  [{ code: 'once', endsAt: '2025-12-31T00:00:00Z' }, 422, 'endsAt', 'ends-before-start'],
  [
    { code: 'none', value: { kind: 'amount', amountsMinor: {} } },
    422,
    'value.amountsMinor',
    'amount-missing',
  ],
  [{ code: 'SPRING-20' }, 422, 'code', 'code-taken'],
])('%j is refused with its field', async (fields, status, path, code) => {
  const refused = await add(fields)
  expect([refused.status, refused.body.fields]).toEqual([status, [{ path, code }]])
})

test('a limit below the number of uses is refused; a use is no conflict with an editor', async () => {
  const { body } = await add({ title: 'Estate', code: 'summer' })
  await database.pool.query("update commerce.discounts set used = 3 where code = 'SUMMER'")
  const { id } = body.item
  expect((await edit(id, 1, { usageLimit: 2 })).body.fields).toEqual([
    { path: 'usageLimit', code: 'used-more-often' },
  ])
  expect((await edit(id, 1, { usageLimit: 3 })).body.item).toMatchObject({ usageLimit: 3, used: 3 })
})

test('discounts are found by kind, state and text', async () => {
  await add({ title: 'Autunno', code: null, startsAt: '2099-01-01T00:00:00Z' })
  expect(await titles({ kind: 'automatic' })).toEqual(['Autunno'])
  expect(await titles({ state: 'planned' })).toEqual(['Autunno'])
  expect((await titles({ state: 'over' })).toSorted()).toEqual(['Estate', 'Primavera'])
  expect(await titles({ state: 'active' })).toEqual(['Una lampada'])
  expect(await titles({ text: 'summ' })).toEqual(['Estate'])
})

test.each([
  ['active', { startsAt: '2026-01-01T00:00:00Z' }],
  ['planned', { startsAt: '2090-01-01T00:00:00Z', endsAt: '2090-02-01T00:00:00Z' }],
])('a discount that is %s ends at once, and only once', async (state, dates) => {
  const code = `END ${state}`
  const { body } = await add({ title: state, code, ...dates })
  const end = (version: number) => call(`/discounts/${body.item.id}/end`, { body: { version, input: {} } })
  const ended = await end(1)
  expect(ended).toMatchObject({ status: 200, body: { item: { version: 2 } } })
  expect(new Date(ended.body.item.startsAt) <= new Date(ended.body.item.endsAt)).toBe(true)
  expect(await titles({ state: 'over', text: code.replace(' ', '') })).toEqual([state])
  expect(await isApplicable(code, gid)).toBe(false)
  expect(await end(2)).toEqual({ status: 422, body: { code: 'already-done' } })
})
