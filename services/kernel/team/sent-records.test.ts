import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { ok, refuse } from '#domain/result.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { UNLIMITED } from '../rate-limit.ts'
import { defineChange, type ListRequest } from './resource.ts'
import { defineResource } from './routes.ts'
import { RECORDS_MAX, removeOldSentRecords } from './sent-records.ts'
import { createTeamService } from './service.ts'

const database = await freshDatabase('kernel')
afterAll(() => database.close())
const START = new Date('2026-11-29T09:00:00Z')
const MINUTE_MS = 60_000
let now = START
let confirmedAt = START
/** How often the `greet` action ran. */
let greetings = 0
beforeEach(async () => {
  now = START
  confirmedAt = START
  await database.pool.query('delete from kernel.sent_records')
})

/** A thousand people with the ids `p0` to `p999`. */
const people = Array.from({ length: 1000 }, (_, index) => ({
  id: `p${index}`,
  version: 1,
  name: 'Ada Rossi',
}))
const source = {
  roles: ['care'],
  filter: z.strictObject({ nobody: z.boolean().optional() }),
  sortable: ['id'],
  logged: [],
  async list(_: unknown, { from, count, filter }: ListRequest<{ nobody?: boolean | undefined }, 'id'>) {
    const items = filter.nobody ? [] : people.slice(from, from + count)
    return { items, total: people.length }
  },
  find: async (_: unknown, id: string) => people.find((person) => person.id === id) ?? null,
} as const
const routes = [
  ...defineResource({
    ...source,
    name: 'persons',
    actions: {
      greet: defineChange<(typeof people)[number], object>({
        roles: ['care'],
        input: z.strictObject({}),
        async run() {
          greetings += 1
          return refuse('already-greeted')
        },
      }),
    },
  }),
  ...defineResource({ ...source, name: 'pieces', isPersonal: false }),
]
const team = createTeamService({
  timeZone: 'Europe/Rome',
  database,
  clock: () => now,
  limiter: UNLIMITED,
  routes,
  authenticate: async (accountId) => ok({ accountId, roles: ['care'], confirmedAt }),
  reportError(error) {
    throw error
  },
})

async function call(path: string, member = 'anna', body?: object) {
  const response = await team.fetch(
    new Request(`http://shop${path}`, {
      headers: { authorization: `Bearer ${member}`, 'idempotency-key': crypto.randomUUID() },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    }),
  )
  return [response.status, (await response.json()).code]
}
const SENT = [200, undefined]
const REFUSED = [403, 'confirmation-required']

/** Reads the given number of people in full pages. */
async function page(count: number, member = 'anna') {
  for (let from = 0; from < count; from += 200)
    expect(await call(`/persons?range=${from}-${Math.min(from + 200, count) - 1}`, member)).toEqual(SENT)
}

// spec 4: a member of the team who reads many records of persons gives the second factor again
test('up to the limit records are sent, and one more requires the second factor again', async () => {
  await page(RECORDS_MAX)
  expect(await call(`/persons?range=${RECORDS_MAX}-${RECORDS_MAX}`)).toEqual(REFUSED)
  expect(await call(`/persons/p${RECORDS_MAX + 1}`)).toEqual(REFUSED)
  // Another member has their own count.
  expect(await call(`/persons/p${RECORDS_MAX + 1}`, 'piero')).toEqual(SENT)
})

test('reading the same records again, or nothing, counts nothing', async () => {
  await page(RECORDS_MAX)
  await page(RECORDS_MAX)
  expect(await call('/persons/p7')).toEqual(SENT)
  expect(await call('/persons?filter={"nobody":true}')).toEqual(SENT)
})

test('after the second factor a member goes on, for as many records again', async () => {
  await page(RECORDS_MAX)
  now = new Date(START.getTime() + MINUTE_MS)
  expect(await call('/persons/p999')).toEqual(REFUSED)
  confirmedAt = now
  now = new Date(now.getTime() + MINUTE_MS)
  expect(await call('/persons/p999')).toEqual(SENT)
  await page(RECORDS_MAX - 1)
  expect(await call('/persons/p998')).toEqual(REFUSED)
})

test.each([
  [59 * MINUTE_MS, REFUSED],
  [60 * MINUTE_MS, REFUSED],
  [60 * MINUTE_MS + 1, SENT],
])('records count for an hour: after %i ms one more is %j', async (ms, outcome) => {
  await page(RECORDS_MAX)
  now = new Date(START.getTime() + ms)
  expect(await call('/persons/p999')).toEqual(outcome)
})

test('a change of a record beyond the limit is refused before it is made', async () => {
  await page(RECORDS_MAX)
  const body = { version: 1, input: {} }
  expect(await call('/persons/p1/greet', 'anna', body)).toEqual([422, 'already-greeted'])
  const before = greetings
  expect(await call('/persons/p999/greet', 'anna', body)).toEqual(REFUSED)
  expect(greetings).toBe(before)
})

test('a resource that is declared to say nothing about persons is not counted', async () => {
  await page(RECORDS_MAX)
  expect(await call('/pieces?range=0-199')).toEqual(SENT)
  expect(await call('/pieces/p999')).toEqual(SENT)
  const { rows } = await database.pool.query('select count(*)::int as records from kernel.sent_records')
  expect(rows).toEqual([{ records: RECORDS_MAX }])
})

test('of simultaneous calls none gets past the limit', async () => {
  const ranges = ['0-199', '200-399', '400-599', '600-799', '800-999']
  const outcomes = await Promise.all(ranges.map((range) => call(`/persons?range=${range}`, 'racer')))
  const sent = outcomes.filter(([status]) => status === 200).length
  expect(sent).toBeLessThanOrEqual(2)
})

test('the first refusal of an hour, and after each second factor, is in the audit log', async () => {
  const logged = async () => {
    const { rows } = await database.pool.query(
      `select object_id, action, after, at from kernel.audit_log where account_id = 'logged' order by id`,
    )
    return rows
  }
  await page(RECORDS_MAX, 'logged')
  expect(await logged()).toEqual([])
  for (let times = 0; times < 3; times++) expect(await call('/persons/p999', 'logged')).toEqual(REFUSED)
  const first = { object_id: 'persons', action: 'limit-reached', after: { records: RECORDS_MAX }, at: START }
  expect(await logged()).toEqual([first])
  confirmedAt = new Date(START.getTime() + MINUTE_MS)
  now = confirmedAt
  await page(RECORDS_MAX, 'logged')
  expect(await call('/persons/p999', 'logged')).toEqual(REFUSED)
  expect(await logged()).toEqual([first, { ...first, at: now }])
})

test('what no longer counts is removed', async () => {
  await page(3)
  await removeOldSentRecords(database, new Date(START.getTime() + 60 * MINUTE_MS))
  const records = async () => (await database.pool.query('select from kernel.sent_records')).rowCount
  expect(await records()).toBe(3)
  await removeOldSentRecords(database, new Date(START.getTime() + 60 * MINUTE_MS + 1))
  expect(await records()).toBe(0)
})
