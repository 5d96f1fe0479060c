import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ROLES, type Role } from '#domain/team/roles.ts'
import { UNLIMITED } from '#services/kernel/rate-limit.ts'
import { auditEvents } from '#services/kernel/team/audit/audit-events.ts'
import { createTeamService } from '#services/kernel/team/service.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openMember } from '#tests/support/identity/identity-desk.ts'
import { openIdentity } from '#tests/support/identity/identity-flow.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { lockTeam } from '../staff/team-members.ts'

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())
const identity = await openIdentity(database, { aheadMs: 0, atMs: TEST_TIME.getTime() })
afterEach(() => expect(identity.faults).toEqual([]))
const clock = () => new Date((identity.clock.atMs ?? 0) + identity.clock.aheadMs)
const routes = identity.service.team ?? []
const team = createTeamService({
  timeZone: 'Europe/Rome',
  database,
  clock,
  limiter: UNLIMITED,
  authenticate: identity.service.authenticate,
  routes: [...auditEvents, ...routes],
  reportError(error) {
    throw error
  },
})

let keys = 0
async function call(token: string, path: string, method = 'GET', body?: object) {
  const headers = {
    ...(token !== '' && { authorization: `Bearer ${token}` }),
    'idempotency-key': `key-${++keys}`,
  }
  const response = await team.fetch(
    new Request(`http://shop${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
  )
  return { status: response.status, ...(await response.json()) }
}

async function signedIn(roles: Role[]) {
  const member = await openMember(database, identity, roles)
  return { ...member, ...(await member.signIn(member.email, clock)) }
}

let admin: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  admin = await signedIn(['admin'])
})
const act = (id: string, action: string, version: number, token = admin.token) =>
  call(token, `/people/${id}/${action}`, 'POST', { version, input: {} })
const read = async (id: string) => (await call(admin.token, `/people/${id}`)).item

/** The roles for each route. The test fails if a route is missing here. */
const MATRIX: Record<string, readonly Role[]> = {
  'GET /people': ['admin'],
  'GET /people/:id': ['admin'],
  'GET /people/:id/history': ['admin'],
  'POST /people': ['admin'],
  'PATCH /people/:id': ['admin'],
  'POST /people/:id/set-roles': ['admin'],
  'POST /people/:id/remove': ['admin'],
  'POST /people/:id/reset-second-factor': ['admin'],
  'GET /colleagues': ROLES,
  'GET /colleagues/:id': ROLES,
  'GET /saved-filters': ROLES,
  'GET /saved-filters/:id': ROLES,
  'GET /saved-filters/:id/history': ROLES,
  'POST /saved-filters': ROLES,
  'PATCH /saved-filters/:id': ROLES,
  'POST /saved-filters/:id/remove': ROLES,
}

test('every route for people is only open to its roles', async () => {
  expect(routes.map(({ method, path }) => `${method} ${path}`)).toEqual(Object.keys(MATRIX))
  const tokens = new Map<string, Role | null>([['', null]])
  for (const role of ROLES) tokens.set((await signedIn([role])).token, role)
  const customer = await openMember(database, identity, [])
  tokens.set(customer.customerToken, null)
  tokens.set(await customer.passPassword(customer.email), null)
  for (const [name, roles] of Object.entries(MATRIX)) {
    const [method = '', path = ''] = name.split(' ')
    for (const [token, role] of tokens) {
      const { status } = await call(
        token,
        path.replace(':id', admin.accountId),
        method,
        method === 'GET' ? undefined : {},
      )
      if (role === null) expect([name, status]).toEqual([name, 401])
      else expect([name, role, status === 403]).toEqual([name, role, !roles.includes(role)])
    }
  }
})

test('an administrator adds a member by email, who can then sign in at the desk', async () => {
  const customer = await openMember(database, identity, [])
  const add = (email: string, roles = ['orders', 'care', 'orders']) =>
    call(admin.token, '/people', 'POST', { input: { email, roles } })
  expect((await add('nobody@example.com')).fields).toEqual([{ path: 'email', code: 'account-unknown' }])
  expect((await add(customer.email, [])).fields).toEqual([{ path: 'roles', code: 'roles-missing' }])
  expect((await add(customer.email, ['boss'])).status).toBe(400)
  const { item } = await add(customer.email.toUpperCase())
  expect(item).toEqual({
    id: customer.accountId,
    version: 1,
    email: customer.email,
    name: null,
    roles: ['orders', 'care'],
    addedAt: clock().toISOString(),
    hasSecondFactor: false,
  })
  expect((await add(customer.email)).fields).toEqual([{ path: 'email', code: 'already-member' }])
  const { token } = await customer.signIn(customer.email, clock)
  expect(await identity.service.authenticate(token)).toMatchObject({ value: { roles: ['orders', 'care'] } })
  expect(await read(customer.accountId)).toMatchObject({ hasSecondFactor: true })
})

test('a change of roles ends the sessions of the member; a change of the name does not', async () => {
  const member = await signedIn(['care'])
  const edit = (version: number, changes: object) =>
    call(admin.token, `/people/${member.accountId}`, 'PATCH', { version, changes })
  expect((await edit(1, { name: 'Ada Rossi' })).item).toMatchObject({ version: 2, name: 'Ada Rossi' })
  expect((await identity.service.authenticate(member.token)).ok).toBe(true)
  const setRoles = (version: number, roles: Role[]) =>
    call(admin.token, `/people/${member.accountId}/set-roles`, 'POST', { version, input: { roles } })
  expect(await setRoles(2, [])).toMatchObject({ status: 422, code: 'roles-missing' })
  expect((await setRoles(2, ['trade'])).item).toMatchObject({
    version: 3,
    name: 'Ada Rossi',
    roles: ['trade'],
  })
  expect((await identity.service.authenticate(member.token)).ok).toBe(false)
  expect(await setRoles(2, ['admin'])).toMatchObject({ status: 409, code: 'version-outdated' })
})

test('a removed member has no access, is not listed, and can be added again', async () => {
  const member = await signedIn(['care'])
  const input = { resource: 'customers', name: 'Ada Rossi', filter: { text: 'ada.rossi@example.com' } }
  expect((await call(member.token, '/saved-filters', 'POST', { input })).status).toBe(200)
  const removed = await act(member.accountId, 'remove', 1)
  expect(removed.item).toMatchObject({ roles: [], hasSecondFactor: false })
  expect((await identity.service.authenticate(member.token)).ok).toBe(false)
  expect((await member.startSession(await member.passPassword(member.email))).status).toBe(403)
  const stored = await database.pool.query('select 1 from identity.saved_filters where account_id = $1', [
    member.accountId,
  ])
  expect(stored.rows).toEqual([])
  const filter = encodeURIComponent(JSON.stringify({ text: member.email.slice(0, 8) }))
  expect(await call(admin.token, `/people?filter=${filter}`)).toMatchObject({ items: [], total: 0 })
  await call(admin.token, '/people', 'POST', { input: { email: member.email, roles: ['care'] } })
  expect(await call(admin.token, `/people?filter=${filter}`)).toMatchObject({ total: 1 })
})

test('a second factor that is reset is set up again at the next sign-in', async () => {
  const member = await signedIn(['care'])
  expect((await act(member.accountId, 'reset-second-factor', 1)).item).toMatchObject({
    hasSecondFactor: false,
  })
  expect((await identity.service.authenticate(member.token)).ok).toBe(false)
  const again = await member.signIn(member.email, clock)
  expect(again.secret).not.toBe(member.secret)
  const { rows } = await database.pool.query('select 1 from identity.recovery_codes where account_id = $1', [
    member.accountId,
  ])
  expect(rows).toHaveLength(10)
})

test('every change of access requires a recent second factor', async () => {
  const member = await signedIn(['admin'])
  identity.clock.aheadMs += 11 * 60_000
  const other = await openMember(database, identity, ['care'])
  const refusals = [
    await call(member.token, '/people', 'POST', { input: { email: other.email, roles: ['care'] } }),
    await call(member.token, `/people/${other.accountId}/set-roles`, 'POST', {
      version: 1,
      input: { roles: ['admin'] },
    }),
    await act(other.accountId, 'remove', 1, member.token),
    await act(other.accountId, 'reset-second-factor', 1, member.token),
  ]
  for (const refused of refusals) expect(refused).toEqual({ status: 403, code: 'confirmation-required' })
  expect((await call(member.token, '/people')).status).toBe(200)
  await member.setRoles([])
  admin = { ...admin, ...(await signedIn(['admin'])) }
})

test('if two administrators remove each other simultaneously, one remains, and the last one cannot be removed', async () => {
  const [one, two] = [await signedIn(['admin']), await signedIn(['admin'])]
  await database.pool.query(
    `update identity.staff set roles = '{care}' where 'admin' = any(roles) and account_id not in ($1, $2)`,
    [one.accountId, two.accountId],
  )
  // Both people are authenticated before the first one is removed.
  const removals = await database.db.transaction(async (tx) => {
    await lockTeam(tx)
    const pending = [
      act(one.accountId, 'remove', 1, two.token),
      act(two.accountId, 'remove', 1, one.token),
    ] as const
    await expect.poll(waitingForLocks, { timeout: 15_000 }).toBe(2)
    return pending
  })
  const [first, second] = await Promise.all(removals)
  expect([first.status, second.status].sort()).toEqual([200, 422])
  const last = first.status === 200 ? two : one
  expect(await act(last.accountId, 'remove', 1, last.token)).toEqual({
    status: 422,
    code: 'last-administrator',
  })
  const input = { roles: ['care'] }
  const demoted = await call(last.token, `/people/${last.accountId}/set-roles`, 'POST', { version: 1, input })
  expect(demoted).toEqual({ status: 422, code: 'last-administrator' })
  const { items } = await call(last.token, '/audit-events?filter={"resource":"people","action":"remove"}')
  expect(items[0]).toMatchObject({
    accountId: last.accountId,
    before: { roles: ['admin'] },
    after: { roles: [] },
  })
  expect(JSON.stringify(items)).not.toContain('@')
})

// spec 4: the team keeps one administrator
test('the database itself keeps one administrator, whoever writes to it, and of two demotions at once refuses one', async () => {
  const [one, two] = [await signedIn(['admin']), await signedIn(['admin'])]
  const ids = [one.accountId, two.accountId]
  const others = `'admin' = any(roles) and not account_id = any($1)`
  await database.pool.query(`update identity.staff set roles = '{care}' where ${others}`, [ids])
  const refusal = { code: '23001', constraint: 'staff_last_administrator' }
  const both = `update identity.staff set roles = '{}' where account_id = any($1)`
  await expect(database.pool.query(both, [ids])).rejects.toMatchObject(refusal)
  const first = await database.pool.connect()
  await first.query('begin')
  await first.query(`update identity.staff set roles = '{care}' where account_id = $1`, [one.accountId])
  const second = database.pool.query('delete from identity.accounts where id = $1', [two.accountId])
  const outcome = expect(second).rejects.toMatchObject(refusal)
  await expect.poll(waitingForLocks, { timeout: 15_000 }).toBe(1)
  await first.query('commit')
  first.release()
  await outcome
  const { rows } = await database.pool.query(
    `select account_id from identity.staff where 'admin' = any(roles)`,
  )
  expect(rows).toEqual([{ account_id: two.accountId }])
})

async function waitingForLocks(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].waiting
}

test('everyone in the team can read colleagues’ names, but nothing else', async () => {
  const { token } = await signedIn(['care'])
  const { items, total } = await call(token, '/colleagues?range=0-199')
  expect(total).toBe(items.length)
  expect(items).toContainEqual({ id: admin.accountId, version: expect.any(Number), name: expect.any(String) })
})

test('colleagues can be filtered by role, and administrators match every role', async () => {
  const care = await signedIn(['care'])
  const content = await signedIn(['content'])
  const filter = encodeURIComponent(JSON.stringify({ role: 'care' }))
  const { items } = await call(care.token, `/colleagues?range=0-199&filter=${filter}`)
  const ids = items.map(({ id }: { id: string }) => id)
  expect(ids).toEqual(expect.arrayContaining([care.accountId, admin.accountId]))
  expect(ids).not.toContain(content.accountId)
})
