import { count, eq, inArray } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { EXPORTED_ITEMS } from '#contracts/team/convention.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { filtered, sampleTeam } from '#tests/support/samples/sample-team.ts'
import { auditEvents } from '../audit/audit-events.ts'
import { defineResource } from '../routes.ts'

const database = await freshDatabase('kernel')
afterAll(() => database.close())
await database.pool.query('create table chairs (id text primary key, name text)')
const chairs = pgTable('chairs', { id: text().primaryKey(), name: text().notNull() })
const named = ({ name }: { name?: string | undefined }) =>
  name === undefined ? undefined : eq(chairs.name, name)

const batches: number[] = []
const errors: unknown[] = []
const { call, read } = sampleTeam(
  database,
  {
    team: [
      ...auditEvents,
      ...defineResource({
        name: 'chairs',
        roles: ['orders'],
        filter: z.strictObject({ name: z.string().optional() }),
        sortable: ['name'],
        logged: [],
        list: async () => ({ items: [], total: 0 }),
        find: async () => null,
        exports: {
          seats: {
            roles: ['orders'],
            headers: (language) => (language === 'de' ? ['Stuhl', 'Größe'] : ['Chair', 'Size']),
            ids: (db, { filter }) =>
              db.select({ id: chairs.id }).from(chairs).where(named(filter)).orderBy(chairs.id),
            async count(db, filter) {
              if (filter.name === 'uncounted') throw new Error('No count of chairs')
              const [counted] = await db.select({ total: count() }).from(chairs).where(named(filter))
              return counted?.total ?? 0
            },
            async read(db, ids) {
              batches.push(ids.length)
              const found = await db
                .select()
                .from(chairs)
                .where(inArray(chairs.id, [...ids]))
                .orderBy(chairs.id)
              if (found.some(({ name }) => name === 'broken')) throw new Error('A broken chair')
              return found.map(({ id, name }) => [`${name} ${id}`, { decimal: '45.50' }])
            },
          },
        },
      }),
    ],
  },
  (error) => errors.push(error),
)

beforeEach(async () => {
  batches.length = 0
  await database.pool.query('truncate chairs')
  await database.pool.query(
    "insert into chairs select lpad(n::text, 5, '0'), 'Sedia' from generate_series(1, 1001) n",
  )
})

test('an export has all items in one file, as they were when it started', async () => {
  const response = await read('/chairs/exports/seats')
  expect(response.headers.get('content-type')).toContain('text/csv')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="seats-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(response.headers.get(EXPORTED_ITEMS)).toBe('1001')
  const reader = response.body?.getReader()
  await reader?.read()
  await reader?.read()
  await database.pool.query("update chairs set name = 'Poltrona'")
  let rest = ''
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    rest += new TextDecoder().decode(part.value)
  expect(rest.split('\r\n')).toHaveLength(802)
  expect(rest).not.toContain('Poltrona')
  expect(batches).toEqual([200, 200, 200, 200, 200, 1])
})

test('an export is read from the database only as fast as it is downloaded', async () => {
  const response = await read('/chairs/exports/seats')
  const reader = response.body?.getReader()
  const first = new TextDecoder('utf-8', { ignoreBOM: true }).decode((await reader?.read())?.value)
  expect(first).toBe('\ufeffChair,Size\r\n')
  await reader?.read()
  expect(batches).toEqual([200])
  await reader?.cancel()
  expect(batches).toEqual([200])
  expect(database.pool.idleCount).toBe(database.pool.totalCount)
})

test('an export in German opens in a German spreadsheet', async () => {
  const response = await read(`${filtered('/chairs/exports/seats', { name: 'Sedia' })}&language=de`)
  const [first, second] = (await response.text()).split('\r\n')
  expect([first, second]).toEqual(['Stuhl;Größe', 'Sedia 00001;45,50'])
})

test('an export that fails breaks off instead of ending early', async () => {
  await database.pool.query("update chairs set name = 'broken' where id = '00700'")
  const response = await read('/chairs/exports/seats')
  await expect(response.text()).rejects.toThrow('A broken chair')
  expect(errors).toHaveLength(1)
  expect(database.pool.idleCount).toBe(database.pool.totalCount)
})

test('an export requires a recent second factor, and refuses an unknown filter', async () => {
  const refused = await read('/chairs/exports/seats', { isUnconfirmed: true })
  expect([refused.status, await refused.json()]).toEqual([403, { code: 'confirmation-required' }])
  expect((await read(filtered('/chairs/exports/seats', { color: 'red' }))).status).toBe(400)
})

test('the audit log has how many items were exported by which filters, not their values', async () => {
  await (await read(filtered('/chairs/exports/seats', { name: 'Ada Rossi' }))).text()
  const { body } = await call(filtered('/audit-events', { action: 'export' }))
  expect(body.items[0]).toMatchObject({
    resource: 'chairs',
    objectId: 'seats',
    before: {},
    after: { items: 0, filters: ['name'] },
  })
  expect(JSON.stringify(body)).not.toContain('Rossi')
})

test('of ten exports that start at once three run, and each gives its place back, read or not', async () => {
  const start = () => read('/chairs/exports/seats')
  const startTen = () => Promise.all(Array.from({ length: 10 }, start))
  const first = await startTen()
  expect(first.map(({ status }) => status).sort()).toEqual([...Array(3).fill(200), ...Array(7).fill(429)])
  // Two are canceled before anything is read, and one is read to its end.
  const running = first.filter(({ status }) => status === 200)
  await Promise.all([running[0]?.body?.cancel(), running[1]?.body?.cancel(), running[2]?.text()])
  const second = await startTen()
  expect(second.filter(({ status }) => status === 200)).toHaveLength(3)
  await Promise.all(second.map(({ body }) => body?.cancel()))
})

test('an export that fails before it starts, or breaks off, gives its place back', async () => {
  await database.pool.query("update chairs set name = 'broken' where id = '00001'")
  errors.length = 0
  for (let attempt = 1; attempt <= 4; attempt++) {
    expect((await read(filtered('/chairs/exports/seats', { name: 'uncounted' }))).status).toBe(500)
    await expect((await read('/chairs/exports/seats')).text()).rejects.toThrow('A broken chair')
  }
  expect(errors).toHaveLength(8)
})

test('a fourth export at once has to wait', async () => {
  const open = await Promise.all([1, 2, 3].map(() => read('/chairs/exports/seats')))
  const readers = open.map(({ body }) => body?.getReader())
  await Promise.all(readers.map((reader) => reader?.read()))
  const refused = await read('/chairs/exports/seats')
  expect([refused.status, await refused.json()]).toEqual([429, { code: 'too-many-requests' }])
  await Promise.all(readers.map((reader) => reader?.cancel()))
  expect((await read('/chairs/exports/seats')).status).toBe(200)
})
