import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createSearchesClient } from '#clients/platform/searches-client.ts'
import type { TeamSearch } from '#contracts/team/search.ts'
import type { Language } from '#domain/market/language.ts'
import { ok } from '#domain/result.ts'
import { ROLES, type Role } from '#domain/team/roles.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_DOWNLOADS } from '#tests/support/samples/sample-downloads.ts'
import { SAMPLE_LISTS } from '#tests/support/samples/sample-list-options.ts'
import { SAMPLE_QUOTES } from '#tests/support/samples/sample-quotes.ts'
import { SAMPLE_REQUESTS } from '#tests/support/samples/sample-requests.ts'
import { filtered, sampleTeam } from '#tests/support/samples/sample-team.ts'
import { SAMPLE_TRADE } from '#tests/support/samples/sample-trade.ts'
import { removeOldSearches } from '../counted-searches.ts'
import { createPlatformService } from '../service.ts'
import { searchRowSql } from './team-searches.ts'

const database = await freshDatabase('platform')
afterAll(() => database.close())
let now = new Date('2027-03-31T10:00:00Z')
const platform = createPlatformService({
  trade: SAMPLE_TRADE,
  lists: SAMPLE_LISTS,
  quotes: SAMPLE_QUOTES,
  requests: SAMPLE_REQUESTS,
  downloads: SAMPLE_DOWNLOADS,
  reportError: (error) => console.error(error),
  cartSeal: createSeal(['a secret'], 'stored carts'),
  database,
  clock: () => now,
  serverToken: 'server',
  authenticate: async () => ok('anna'),
  storeLanguage: async () => true,
})
const client = createSearchesClient({
  baseUrl: 'http://platform.internal',
  fetch: platform.fetch,
  token: 'server',
  nowMs: () => now.getTime(),
  report: (problem) => console.error(problem),
})
const { call, routes } = sampleTeam(database, platform, undefined, () => now)

beforeEach(async () => {
  now = new Date('2027-03-31T10:00:00Z')
  await database.pool.query(
    'delete from platform.search_counts; delete from platform.search_marks; delete from platform.search_reviews',
  )
})

/** Counts a search by a number of visitors; without results by default. */
async function search(
  term: string,
  visitors: number,
  { language = 'en', day = '2027-03-31', hasResults = false }: Partial<Made> = {},
) {
  const mark = () => randomBytes(17).toString('base64url').slice(0, 22)
  await client.count(
    Array.from({ length: visitors }, () => ({ language, term, day, hasResults, mark: mark() })),
  )
}
type Made = { language: Language; day: string; hasResults: boolean }

async function list(filter: object): Promise<TeamSearch[]> {
  return (await call(filtered('/searches', filter), { role: 'content' })).body.items
}
const nothingFound = () => list({ kind: 'nothing-found' })

const MATRIX: Record<string, readonly Role[]> = {
  'GET /searches': ['catalogue', 'content', 'admin'],
  'GET /searches/:id': ['catalogue', 'content', 'admin'],
  'GET /searches/:id/history': ['catalogue', 'content', 'admin'],
  'POST /searches/:id/mark-done': ['catalogue', 'content', 'admin'],
}

test('every route of the searches is open to its roles alone', async () => {
  expect(routes.filter((route) => route.includes(' /searches'))).toEqual(Object.keys(MATRIX))
  for (const [name, roles] of Object.entries(MATRIX)) {
    const [method, path = ''] = name.split(' ')
    const request = method === 'POST' ? { body: {} } : {}
    for (const role of ROLES) {
      const { status } = await call(path.replace(':id', 'none'), { role, ...request })
      expect([name, role, status === 403]).toEqual([name, role, !roles.includes(role)])
    }
    expect((await call(path.replace(':id', 'none'), { role: 'a customer', ...request })).status).toBe(401)
  }
})

test('searches are listed by word with their visitors and the last day, those with results apart', async () => {
  await search('murphy bed', 2, { day: '2027-03-29' })
  await search('murphy bed', 3)
  await search('futon', 1)
  await search('oak', 4, { hasResults: true })
  await search('eiche', 1, { language: 'de' })
  const bed = { language: 'en', term: 'murphy bed', hasResults: false, visitors: 5, lastDay: '2027-03-31' }
  expect(await nothingFound()).toMatchObject([bed, { term: 'eiche' }, { term: 'futon' }])
  expect(await list({ kind: 'found' })).toMatchObject([{ term: 'oak', visitors: 4, hasResults: true }])
  expect(await list({ kind: 'nothing-found', language: 'de' })).toMatchObject([{ term: 'eiche' }])
  expect(await list({ text: 'MURPHY' })).toMatchObject([bed])
  const task = (await call('/waiting', { role: 'content' })).body.items[0]
  expect(task).toMatchObject({
    task: 'searches-nothing-found',
    role: 'content',
    count: 3,
    since: '2027-03-29T00:00:00.000Z',
    first: [{ text: '“murphy bed”' }, { visitors: 5 }],
  })
  expect(await list(task.filter)).toHaveLength(3)
})

test('the searches of some days are added up by those days alone', async () => {
  await search('oak', 4, { day: '2027-03-10', hasResults: true })
  await search('oak', 2, { day: '2027-03-11', hasResults: true })
  await search('oak', 1, { day: '2027-03-12', hasResults: true })
  expect(await list({ from: '2027-03-11', to: '2027-03-12' })).toMatchObject([
    { visitors: 3, lastDay: '2027-03-12' },
  ])
  expect(await list({ to: '2027-03-10' })).toMatchObject([{ visitors: 4, lastDay: '2027-03-10' }])
  expect((await call(filtered('/searches', { from: 'soon' }), { role: 'content' })).status).toBe(400)
})

test('a search that found something on one day and nothing on another is counted as both', async () => {
  await search('oak', 1, { day: '2027-03-30' })
  await search('oak', 2, { hasResults: true })
  expect(await list({ text: 'oak' })).toMatchObject([
    { hasResults: true, visitors: 2 },
    { hasResults: false, visitors: 1 },
  ])
  expect(await client.findPopular('en')).toEqual([])
})

test('a search without results is never popular', async () => {
  await search('murphy bed', 9)
  now = new Date(now.getTime() + 31_000)
  expect(await client.findPopular('en')).toEqual([])
})

test('what the team has dealt with is gone until somebody searches for it on a later day', async () => {
  await search('futon', 1, { day: '2027-03-30' })
  const [futon] = await nothingFound()
  const done = (version = 1) => call(`/searches/${futon?.id}/mark-done`, { body: { version, input: {} } })
  expect((await done()).body.item).toMatchObject({ isDone: true, version: 2 })
  expect(await nothingFound()).toEqual([])
  expect((await done(2)).body).toEqual({ code: 'already-done' })
  await search('futon', 1)
  expect(await nothingFound()).toMatchObject([{ term: 'futon', visitors: 2, isDone: false }])
  const { rows } = await database.pool.query(
    "select action, object_id from kernel.audit_log where resource = 'searches'",
  )
  expect(rows).toEqual([{ action: 'mark-done', object_id: futon?.id }])
  expect(JSON.stringify(rows)).not.toContain('futon')
})

test('one search is found by an index, and adds up its own days alone', async () => {
  await database.pool.query(
    `insert into platform.search_counts (day, language, term, has_results, visitors)
     select '2027-03-31', 'en', 'word ' || n, false, 1 from generate_series(1, 5000) n`,
  )
  await database.pool.query('analyze platform.search_counts')
  const { rows } = await database.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain ${searchRowSql(now, 'an id')}`,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('search_counts_id')
  expect(plan).not.toContain('Seq Scan on search_counts')
})

test('what waits is added up once a minute, however often it is read', async () => {
  await search('futon', 1)
  const waiting = async () => (await call('/waiting', { role: 'content' })).body.items[0]?.count
  const counted = await waiting()
  await search('murphy bed', 1)
  expect(await waiting()).toBe(counted)
})

test('searches are forgotten after thirty days, with what the team has dealt with', async () => {
  await search('futon', 1)
  const [futon] = await nothingFound()
  await call(`/searches/${futon?.id}/mark-done`, { body: { version: 1, input: {} } })
  await search('murphy bed', 1)
  now = new Date(now.getTime() + 30 * 86_400_000)
  expect(await nothingFound()).toEqual([])
  await removeOldSearches(database, now)
  const { rows } = await database.pool.query(
    'select (select count(*)::int from platform.search_counts) counts, (select count(*)::int from platform.search_reviews) reviews',
  )
  expect(rows).toEqual([{ counts: 0, reviews: 0 }])
})
