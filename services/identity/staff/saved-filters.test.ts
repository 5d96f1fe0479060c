import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { SAVED_FILTERS_MAX } from '#contracts/team/saved-filter.ts'
import { ROLES, type Role } from '#domain/team/roles.ts'
import { UNLIMITED } from '#services/kernel/rate-limit.ts'
import { createTeamService } from '#services/kernel/team/service.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openMember } from '#tests/support/identity/identity-desk.ts'
import { openIdentity } from '#tests/support/identity/identity-flow.ts'
import { testClock } from '#tests/support/test-clock.ts'
import { accounts } from '../identity-tables.ts'
import { teamSavedFilters } from './saved-filters.ts'

const database = await freshDatabase('identity')
afterAll(() => database.close())
const identity = await openIdentity(database)
afterEach(() => expect(identity.faults).toEqual([]))
const clock = testClock()
const team = createTeamService({
  timeZone: 'Europe/Rome',
  database,
  clock,
  limiter: UNLIMITED,
  authenticate: identity.service.authenticate,
  routes: teamSavedFilters,
  reportError(error) {
    throw error
  },
})

async function call(token: string, path: string, method = 'GET', body?: object) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
  const response = await team.fetch(
    new Request(`http://shop/saved-filters${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
  return { status: response.status, body: await response.json() }
}

async function signedIn(role: Role) {
  const member = await openMember(database, identity, [role])
  return { ...member, ...(await member.signIn(member.email, clock)) }
}
const ada = await signedIn('orders')
const ben = await signedIn('catalogue')
const save = (token: string, name: string, filter: object = { status: 'paid' }, resource = 'orders') =>
  call(token, '', 'POST', { input: { resource, name, filter } })
const readNames = async (token: string, resource = 'orders') => {
  const { body } = await call(token, `?sort=name&filter=${encodeURIComponent(JSON.stringify({ resource }))}`)
  return body.items.map(({ name }: { name: string }) => name)
}

test('every route is open to everyone in the team, and to no one else', async () => {
  expect(teamSavedFilters.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /saved-filters',
    'GET /saved-filters/:id',
    'GET /saved-filters/:id/history',
    'POST /saved-filters',
    'PATCH /saved-filters/:id',
    'POST /saved-filters/:id/remove',
  ])
  for (const { roles } of teamSavedFilters) expect(roles).toEqual(ROLES)
  expect((await call(ada.customerToken, '')).status).toBe(401)
})

test('a member saves, renames, changes and removes filters, which no one else sees', async () => {
  const { status, body } = await save(ada.token, ' To ship ', { shipping: 'to-ship' })
  expect([status, body.item]).toMatchObject([200, { name: 'To ship', filter: { shipping: 'to-ship' } }])
  const { id } = body.item
  expect(await readNames(ada.token)).toEqual(['To ship'])
  expect(await readNames(ada.token, 'customers')).toEqual([])
  expect(await readNames(ben.token)).toEqual([])
  expect((await call(ben.token, `/${id}`)).status).toBe(404)
  const rename = { version: 1, changes: { name: 'Late' } }
  expect((await call(ben.token, `/${id}`, 'PATCH', rename)).status).toBe(404)
  expect((await call(ben.token, `/${id}/remove`, 'POST', { version: 1, input: {} })).status).toBe(404)

  const renamed = await call(ada.token, `/${id}`, 'PATCH', rename)
  expect(renamed.body.item).toMatchObject({ version: 2, name: 'Late', filter: { shipping: 'to-ship' } })
  const removed = await call(ada.token, `/${id}/remove`, 'POST', { version: 2, input: {} })
  expect(removed).toEqual({ status: 200, body: { item: { id, version: 2 } } })
  expect(await readNames(ada.token)).toEqual([])
})

test('two filters of a list cannot have the same name', async () => {
  await save(ada.token, 'Paid')
  const fields = [{ path: 'name', code: 'name-taken' }]
  expect((await save(ada.token, 'Paid')).body).toEqual({ code: 'fields-refused', fields })
  expect((await save(ada.token, 'Paid', {}, 'customers')).status).toBe(200)
  expect((await save(ben.token, 'Paid')).status).toBe(200)
  const other = (await save(ada.token, 'Other')).body.item
  const rename = await call(ada.token, `/${other.id}`, 'PATCH', { version: 1, changes: { name: 'Paid' } })
  expect(rename.body).toEqual({ code: 'fields-refused', fields })
})

test.each([
  [{ name: '' }, 'name'],
  [{ resource: '../x' }, 'resource'],
  [{ filter: { text: 'x'.repeat(4000) } }, 'filter'],
])('%j is refused', async (changes, path) => {
  const input = { resource: 'orders', name: 'New', filter: {}, ...changes }
  const { status, body } = await call(ada.token, '', 'POST', { input })
  expect([status, body.fields.map((field: { path: string }) => field.path)]).toEqual([400, [path]])
})

test('the number of saved filters per list is limited, and they are removed with the account', async () => {
  for (let made = 0; made < SAVED_FILTERS_MAX; made++) await save(ben.token, `Filter ${made}`, {}, 'emails')
  expect((await save(ben.token, 'One more', {}, 'emails')).body.fields).toEqual([
    { path: 'name', code: 'filters-full' },
  ])
  await database.db.delete(accounts).where(eq(accounts.id, ben.accountId))
  const left = await database.pool.query('select 1 from identity.saved_filters where account_id = $1', [
    ben.accountId,
  ])
  expect(left.rowCount).toBe(0)
})
