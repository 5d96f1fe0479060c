import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { TEAM_BODY_BYTES_MAX } from '#contracts/team/convention.ts'
import { ok, refuse } from '#domain/result.ts'
import { ROLES, type Role } from '#domain/team/roles.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { UNLIMITED } from '../rate-limit.ts'
import { auditEvents } from './audit/audit-events.ts'
import { auditedActions } from './audit/audited-actions.ts'
import { defineChange, defineCreation } from './resource.ts'
import { defineResource, type TeamRoute } from './routes.ts'
import { createTeamService } from './service.ts'

const now = new Date('2026-11-23T09:00:00Z')
const chairs = pgTable('chairs', {
  id: text().primaryKey(),
  version: integer().notNull(),
  name: text().notNull(),
  owner: text().notNull(),
})
const next = { version: sql`${chairs.version} + 1` }

const chairResource = defineResource({
  name: 'chairs',
  roles: ['orders', 'care'],
  filter: z.strictObject({ name: z.string().optional() }),
  sortable: ['name'],
  logged: ['name'],
  async list(db, { count, from }) {
    const items = await db.select().from(chairs).orderBy(chairs.name).limit(count).offset(from)
    return { items, total: items.length }
  },
  async find(db, id, lock) {
    const query = db.select().from(chairs).where(eq(chairs.id, id))
    const [chair] = await (lock ? query.for('update') : query)
    return chair ?? null
  },
  creation: defineCreation({
    roles: ['orders'],
    input: z.strictObject({
      id: z.string(),
      name: z.string().refine((name) => name !== 'x', 'name-too-short'),
    }),
    async run(tx, { id, name }) {
      if (name === 'Tavolo') return refuse('not-a-chair')
      await tx.insert(chairs).values({ id, version: 1, name, owner: 'Ada Rossi' })
      return ok(id)
    },
  }),
  changes: defineChange({
    roles: ['orders'],
    input: z.strictObject({ name: z.string().optional(), owner: z.string().optional() }),
    async run(tx, { id }, changes) {
      await tx
        .update(chairs)
        .set({ name: changes.name, owner: changes.owner, ...next })
        .where(eq(chairs.id, id))
      return ok(true)
    },
  }),
  actions: {
    repair: defineChange({
      roles: ['orders'],
      input: z.strictObject({ succeeds: z.boolean() }),
      async run(tx, { id, name }, { succeeds }) {
        await tx
          .update(chairs)
          .set({ name: `${name}!`, ...next })
          .where(eq(chairs.id, id))
        return succeeds ? ok(true) : refuse('beyond-repair')
      },
    }),
    sell: defineChange({
      roles: ['admin'],
      input: z.strictObject({}),
      async run(tx, { id }) {
        await tx.update(chairs).set(next).where(eq(chairs.id, id))
        return ok(true)
      },
    }),
  },
})
const routes = [...auditEvents, ...auditedActions([{ team: chairResource }]), ...chairResource]

let database: Database
let confirmedAt = now
let limiter = UNLIMITED
beforeAll(async () => {
  database = await freshDatabase('kernel')
  await database.pool.query('create table chairs (id text primary key, version int, name text, owner text)')
})
afterAll(() => database.close())

function call(method: string, path: string, { token = 'orders', body, key }: Call = {}) {
  const service = createTeamService({
    timeZone: 'Europe/Rome',
    database,
    clock: () => now,
    limiter,
    routes,
    async authenticate(given) {
      if (given === 'half') return refuse('second-factor-required')
      const role = ROLES.find((known) => known === given)
      return role
        ? ok({ accountId: `account of ${role}`, roles: [role], confirmedAt })
        : refuse('unauthenticated')
    },
    reportError(error) {
      throw error
    },
  })
  const headers = new Headers()
  if (token !== '') headers.set('authorization', `Bearer ${token}`)
  if (key) headers.set('idempotency-key', key)
  return service.fetch(
    new Request(`http://shop${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    }),
  )
}
type Call = { token?: string; body?: unknown; key?: string }

async function addChair(id: string) {
  await database.db.insert(chairs).values({ id, version: 1, name: 'Sedia', owner: 'Ada Rossi' })
}

/** The roles that may call each route. A route that is missing here fails the test. */
const MATRIX: Record<string, readonly Role[]> = {
  'GET /audit-events': ['admin'],
  'GET /audit-events/:id': ['admin'],
  'GET /audit-actions': ['admin'],
  'GET /audit-actions/:id': ['admin'],
  'GET /chairs': ['orders', 'care', 'admin'],
  'GET /chairs/:id': ['orders', 'care', 'admin'],
  'GET /chairs/:id/history': ['orders', 'care', 'admin'],
  'POST /chairs': ['orders', 'admin'],
  'PATCH /chairs/:id': ['orders', 'admin'],
  'POST /chairs/:id/repair': ['orders', 'admin'],
  'POST /chairs/:id/sell': ['admin'],
}
const nameOf = ({ method, path }: TeamRoute) => `${method} ${path}`

test('the table of permissions has every route', () => {
  expect(routes.map(nameOf).sort()).toEqual(Object.keys(MATRIX).sort())
})

test.each(routes.map((route) => [nameOf(route), route] as const))(
  '%s is open to its roles alone',
  async (name, { method, path }) => {
    const address = path.replace(':id', '0')
    for (const role of ROLES) {
      const { status } = await call(method, address, { token: role })
      expect([role, status === 403]).toEqual([role, !MATRIX[name]?.includes(role)])
    }
    for (const token of ['', 'a customer', 'half'])
      expect((await call(method, address, { token })).status).toBe(401)
  },
)

test.each(['/', '/unknown', '/chairs/1/unknown'])('%s is refused before it is routed', async (path) => {
  const refused = await call('POST', path, { token: 'a customer' })
  expect([refused.status, await refused.json()]).toEqual([401, { code: 'unauthenticated' }])
  expect(refused.headers.get('cache-control')).toBe('no-store')
  const half = await call('GET', path, { token: 'half' })
  expect(await half.json()).toEqual({ code: 'second-factor-required' })
  expect((await call('GET', path)).status).toBe(404)
})

test('a list is filtered, sorted and paged, and refuses what it does not know', async () => {
  await addChair('listed')
  const list = await call('GET', '/chairs?range=0-0&sort=-name')
  expect(await list.json()).toMatchObject({ items: [{ version: 1 }] })
  expect(list.headers.get('cache-control')).toBe('no-store')
  for (const query of ['filter={', 'filter={"color":1}', 'sort=color', 'range=5-1', 'range=0-9999'])
    expect([query, (await call('GET', `/chairs?${query}`)).status]).toEqual([query, 400])
})

test('of two updates of the same version one succeeds, and the other returns the current item', async () => {
  await addChair('shared')
  const update = (name: string) =>
    call('PATCH', '/chairs/shared', { body: { version: 1, changes: { name } } })
  const responses = await Promise.all([update('one'), update('two')])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  const [winner, loser] = responses[0].ok ? responses : [responses[1], responses[0]]
  const { item } = await winner.json()
  expect(await loser.json()).toEqual({ code: 'version-outdated', current: item })
})

test('a repeated action returns the first response and has no second effect', async () => {
  await addChair('broken')
  const repair = () =>
    call('POST', '/chairs/broken/repair', { key: 'k1', body: { version: 1, input: { succeeds: true } } })
  const [first, second] = await Promise.all([repair(), repair()])
  const item = { id: 'broken', version: 2, name: 'Sedia!', owner: 'Ada Rossi' }
  expect(await first.json()).toEqual({ item })
  expect(await second.json()).toEqual({ item })
  const other = await call('POST', '/chairs/broken/repair', {
    key: 'k1',
    body: { version: 2, input: { succeeds: true } },
  })
  expect([other.status, await other.json()]).toEqual([409, { code: 'idempotency-key-reused' }])
})

test('an item is added once for each key, and logged', async () => {
  const add = (input: object, key = 'new chair') => call('POST', '/chairs', { key, body: { input } })
  const input = { id: 'new', name: 'Poltrona' }
  const [first, second] = await Promise.all([add(input), add(input)])
  expect(await first.json()).toEqual({ item: { ...input, version: 1, owner: 'Ada Rossi' } })
  expect(second.status).toBe(200)
  expect((await add({ ...input, name: 'Sedia' })).status).toBe(409)
  const filter = encodeURIComponent(JSON.stringify({ resource: 'chairs', action: 'create' }))
  const { items } = await (await call('GET', `/audit-events?filter=${filter}`, { token: 'admin' })).json()
  expect(items).toMatchObject([{ objectId: 'new', before: { name: null }, after: { name: 'Poltrona' } }])
})

test('a refused item is not added, and a refused field has its code', async () => {
  const add = (input: object) => call('POST', '/chairs', { key: crypto.randomUUID(), body: { input } })
  expect(await (await add({ id: 'table', name: 'Tavolo' })).json()).toEqual({ code: 'not-a-chair' })
  expect(await (await add({ id: 'table', name: 'x' })).json()).toEqual({
    code: 'request-malformed',
    fields: [{ path: 'name', code: 'name-too-short' }],
  })
  expect((await call('GET', '/chairs/table')).status).toBe(404)
  expect((await call('POST', '/chairs', { body: { input: { id: 'a', name: 'b' } } })).status).toBe(400)
})

test('a refused action changes nothing', async () => {
  await addChair('lost')
  const refused = await call('POST', '/chairs/lost/repair', {
    key: 'k2',
    body: { version: 1, input: { succeeds: false } },
  })
  expect([refused.status, await refused.json()]).toEqual([422, { code: 'beyond-repair' }])
  expect(await (await call('GET', '/chairs/lost')).json()).toMatchObject({
    item: { version: 1, name: 'Sedia' },
  })
})

test('an action without a key, or with a malformed input, names the field', async () => {
  const body = { version: 1, input: { succeeds: 'yes' } }
  const malformed = await call('POST', '/chairs/lost/repair', { key: 'k3', body })
  expect(await malformed.json()).toEqual({
    code: 'request-malformed',
    fields: [{ path: 'succeeds', code: 'invalid_type' }],
  })
  expect((await call('POST', '/chairs/lost/repair', { body })).status).toBe(400)
})

test('an action that needs a confirmation is refused ten minutes after the second factor', async () => {
  await addChair('sold')
  const sellChair = () =>
    call('POST', '/chairs/sold/sell', { token: 'admin', key: 'k4', body: { version: 1, input: {} } })
  confirmedAt = new Date(now.getTime() - 10 * 60_000 - 1)
  expect(await (await sellChair()).json()).toEqual({ code: 'confirmation-required' })
  confirmedAt = now
  expect((await sellChair()).status).toBe(200)
})

test('a body over the limit is refused', async () => {
  const changes = { name: 'x'.repeat(TEAM_BODY_BYTES_MAX) }
  expect((await call('PATCH', '/chairs/lost', { body: { version: 1, changes } })).status).toBe(400)
})

test('a call over the limit is refused, with the time to wait', async () => {
  limiter = { admit: async () => ({ ok: false, code: 'too-many-requests', retryAfterSeconds: 7 }) }
  const response = await call('GET', '/chairs')
  limiter = UNLIMITED
  expect([response.status, await response.json()]).toEqual([429, { code: 'too-many-requests' }])
  expect(response.headers.get('retry-after')).toBe('7')
})

test('every action that the log may have is listed, from the routes that change something', async () => {
  const { items, total } = await (await call('GET', '/audit-actions', { token: 'admin' })).json()
  expect(items.map(({ id }: { id: string }) => id)).toEqual([
    'sent-records.limit-reached',
    'chairs.create',
    'chairs.update',
    'chairs.repair',
    'chairs.sell',
  ])
  expect([total, items[1]]).toEqual([
    5,
    { id: 'chairs.create', version: 1, resource: 'chairs', action: 'create' },
  ])
})

test('the audit log has who changed what, without personal data', async () => {
  await addChair('logged')
  const changes = { name: 'Poltrona', owner: 'Piero Bianchi' }
  await call('PATCH', '/chairs/logged', { body: { version: 1, changes } })
  const filter = encodeURIComponent(JSON.stringify({ resource: 'chairs', objectId: 'logged' }))
  const { items, total } = await (
    await call('GET', `/audit-events?filter=${filter}`, { token: 'admin' })
  ).json()
  expect(total).toBe(1)
  expect(items).toEqual([
    {
      id: items[0].id,
      version: 1,
      at: now.toISOString(),
      accountId: 'account of orders',
      action: 'update',
      resource: 'chairs',
      objectId: 'logged',
      before: { name: 'Sedia' },
      after: { name: 'Poltrona' },
    },
  ])
  const found = await call('GET', `/audit-events/${items[0].id}`, { token: 'admin' })
  expect(await found.json()).toEqual({ item: items[0] })
})

test.each([
  "update kernel.audit_log set action = 'nothing'",
  'delete from kernel.audit_log',
  'truncate kernel.audit_log',
])('the database rejects: %s', async (statement) => {
  await expect(database.pool.query(statement)).rejects.toThrow('append-only')
})
