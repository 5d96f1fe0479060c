import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Role } from '#domain/team/roles.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { type WaitingDefinition, waitingRoute } from './waiting.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase('kernel')
  await database.pool.query('create table chairs (id int, is_broken boolean, since timestamptz)')
})
afterAll(() => database.close())
let now = new Date('2027-03-15T09:00:00Z')
beforeEach(async () => {
  now = new Date('2027-03-15T09:00:00Z')
  await database.pool.query('truncate chairs')
})
const errors: unknown[] = []

function waitingChairs(
  task: string,
  roles: readonly [Role, ...Role[]],
  more: Partial<WaitingDefinition> = {},
): WaitingDefinition {
  return {
    task,
    resource: 'chairs',
    roles,
    filter: () => ({ isBroken: true }),
    async count(db) {
      const { rows } = await db.execute<{ count: number; since: Date | null }>(
        'select count(*)::int as count, min(since) as since from chairs where is_broken',
      )
      const [{ count, since } = { count: 0, since: null }] = rows
      return { count, since: since && new Date(since), first: [{ text: 'Sedia' }] }
    },
    ...more,
  }
}

async function read(route: ReturnType<typeof waitingRoute>, roles: readonly Role[]) {
  const staff = { accountId: 'a', roles, confirmedAt: now }
  const response = await route.handle({
    database,
    staff,
    now,
    timeZone: 'UTC',
    id: '',
    query: {},
    body: null,
    parameters: {},
    idempotencyKey: null,
    signal: new AbortController().signal,
    reportError: (error) => {
      throw error
    },
  })
  if (!(response instanceof Response)) throw new Error('What waits is no list')
  return response.json()
}
const add = (count: number) =>
  database.pool.query(
    "insert into chairs select id, true, '2027-03-10T09:00:00Z' from generate_series(1, $1) id",
    [count],
  )

test('a member reads the tasks of their roles that have something to do, the late ones first', async () => {
  const route = waitingRoute(
    [
      waitingChairs('repair', ['orders', 'care']),
      waitingChairs('late', ['orders'], { isLate: true, within: 'repair' }),
      waitingChairs('paint', ['catalogue']),
    ],
    (error) => errors.push(error),
  )
  expect(await read(route, ['orders'])).toEqual({ items: [], countedAt: now.toISOString() })
  await add(2)
  const { items } = await read(route, ['orders'])
  expect(items).toMatchObject([{ task: 'late' }, { task: 'repair' }])
  expect(items[0]).toEqual({
    task: 'late',
    resource: 'chairs',
    role: 'orders',
    isLate: true,
    within: 'repair',
    count: 2,
    since: '2027-03-10T09:00:00.000Z',
    first: [{ text: 'Sedia' }],
    filter: { isBroken: true },
    sort: null,
  })
  expect((await read(route, ['care'])).items).toMatchObject([{ task: 'repair' }])
  expect((await read(route, ['content'])).items).toEqual([])
  expect((await read(route, ['admin'])).items).toHaveLength(3)
})

test('a count that is not cheap is remembered, and made again while the known one is shown', async () => {
  await add(2)
  const route = waitingRoute([waitingChairs('paint', ['catalogue'], { cacheSeconds: 60 })], (error) =>
    errors.push(error),
  )
  const counted = async () => (await read(route, ['catalogue'])).items[0]?.count
  expect(await counted()).toBe(2)
  await add(3)
  now = new Date(now.getTime() + 59_000)
  const known = await read(route, ['catalogue'])
  expect([known.items[0].count, known.countedAt]).toEqual([2, '2027-03-15T09:00:00.000Z'])
  now = new Date(now.getTime() + 2_000)
  expect(await counted()).toBe(2)
  await expect.poll(counted).toBe(5)
  await add(1)
  now = new Date(now.getTime() + 301_000)
  expect(await counted()).toBe(6)
})

test('a count that fails in the background is reported, and the known one stays', async () => {
  let isBroken = false
  const count = waitingChairs('x', ['orders']).count
  const task = waitingChairs('paint', ['catalogue'], {
    cacheSeconds: 60,
    count: (db, at) => (isBroken ? Promise.reject(new Error('no connection')) : count(db, at)),
  })
  const route = waitingRoute([task], (error) => errors.push(error))
  await add(2)
  await read(route, ['catalogue'])
  isBroken = true
  now = new Date(now.getTime() + 61_000)
  expect((await read(route, ['catalogue'])).items[0].count).toBe(2)
  await expect.poll(() => errors).toHaveLength(1)
})
