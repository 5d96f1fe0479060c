import { randomBytes } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createSearchesClient } from '#clients/platform/searches-client.ts'
import { type CountedSearch, SEARCHES_MAX } from '#contracts/search/counted-searches.ts'
import { ok } from '#domain/result.ts'
import { COUNTED_DAYS, VISITORS_MIN } from '#domain/search/popular-searches.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_DOWNLOADS } from '#tests/support/samples/sample-downloads.ts'
import { SAMPLE_LISTS } from '#tests/support/samples/sample-list-options.ts'
import { SAMPLE_QUOTES } from '#tests/support/samples/sample-quotes.ts'
import { SAMPLE_REQUESTS } from '#tests/support/samples/sample-requests.ts'
import { SAMPLE_TRADE } from '#tests/support/samples/sample-trade.ts'
import { removeOldSearches } from './counted-searches.ts'
import { createPlatformService } from './service.ts'

const database = await freshDatabase('platform')
afterAll(() => database.close())
const TODAY = '2027-03-31'
let now = new Date(`${TODAY}T10:00:00Z`)
const { fetch } = createPlatformService({
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
const BASE = 'http://platform.internal'
const problems: unknown[] = []
function createClient(token = 'server') {
  const report = (problem: unknown) => problems.push(problem)
  return createSearchesClient({ baseUrl: BASE, fetch, token, nowMs: () => now.getTime(), report })
}
/** A client with an empty cache. */
const popular = () => createClient().findPopular('it')

beforeEach(async () => {
  now = new Date(`${TODAY}T10:00:00Z`)
  await database.pool.query('delete from platform.search_counts; delete from platform.search_marks')
})

// spec 2: popular searches: shown once enough visitors made them, forgotten after 30 days
test('a word is listed once enough visitors searched for it on one day, the most popular first', async () => {
  await createClient().count([...by(VISITORS_MIN, 'noce'), ...by(VISITORS_MIN - 1, 'vetro')])
  expect(await popular()).toEqual(['noce'])
  await createClient().count([...by(1, 'vetro'), ...by(VISITORS_MIN + 1, 'marmo')])
  expect(await popular()).toEqual(['marmo', 'noce', 'vetro'])
})

test('the same few on many days are not enough, since they may be one visitor', async () => {
  for (const day of ['2027-03-29', '2027-03-30', TODAY]) {
    await createClient().count(by(VISITORS_MIN - 1, 'noce', { day }))
  }
  expect(await popular()).toEqual([])
})

test('a mark counts once, within a call, in later calls and in simultaneous ones', async () => {
  const [search] = by(1, 'noce')
  if (!search) throw new Error('There is one')
  await createClient().count([search, search])
  await Promise.all(Array.from({ length: 2 * VISITORS_MIN }, () => createClient().count([search])))
  const { rows } = await database.pool.query('select visitors from platform.search_counts')
  expect(rows).toEqual([{ visitors: 1 }])
})

test('processes that write the same words simultaneously do not deadlock', async () => {
  const words = Array.from({ length: 40 }, (_, index) => `parola ${index}`)
  const batches = [words, words.toReversed(), words, words.toReversed()]
  const responses = await Promise.all(
    batches.map((batch) => createClient().count(batch.flatMap((term) => by(2, term)))),
  )
  expect(responses.every(({ ok }) => ok)).toBe(true)
  const { rows } = await database.pool.query('select distinct visitors from platform.search_counts')
  expect(rows).toEqual([{ visitors: 2 * batches.length }])
})

test('languages are counted separately', async () => {
  await createClient().count(by(VISITORS_MIN, 'walnut', { language: 'en' }))
  expect(await popular()).toEqual([])
  expect(await createClient().findPopular('en')).toEqual(['walnut'])
})

test('marks are deleted when the day ends, counts when they are old', async () => {
  await createClient().count(by(VISITORS_MIN, 'noce'))
  expect(await sizes()).toEqual({ marks: VISITORS_MIN, counts: 1 })
  now = new Date(`${TODAY}T23:59:00Z`)
  await removeOldSearches(database, now)
  expect(await sizes()).toEqual({ marks: VISITORS_MIN, counts: 1 })
  now = new Date('2027-04-01T00:00:00Z')
  await removeOldSearches(database, now)
  expect(await sizes()).toEqual({ marks: 0, counts: 1 })
  now = new Date(Date.parse(`${TODAY}T10:00:00Z`) + (COUNTED_DAYS - 1) * 86_400_000)
  expect(await popular()).toEqual(['noce'])
  now = new Date(now.getTime() + 86_400_000)
  expect(await popular()).toEqual([])
  await removeOldSearches(database, now)
  expect(await sizes()).toEqual({ marks: 0, counts: 0 })
})

test('a response is cached for a short time', async () => {
  const client = createClient()
  expect(await client.findPopular('it')).toEqual([])
  await client.count(by(VISITORS_MIN, 'noce'))
  expect(await client.findPopular('it')).toEqual([])
  now = new Date(now.getTime() + 30_001)
  expect(await client.findPopular('it')).toEqual(['noce'])
})

test("counting and reading require the servers' key; a customer's token is refused", async () => {
  problems.length = 0
  expect(await createClient('token-of-anna').count(by(1, 'noce'))).toEqual({
    ok: false,
    code: 'platform-unavailable',
  })
  expect(await createClient('token-of-anna').findPopular('it')).toEqual([])
  const refused = { code: 'platform-unavailable', status: 401 }
  expect(problems).toEqual([refused, refused])
  expect(await sizes()).toEqual({ marks: 0, counts: 0 })
})

test.each<[string, unknown]>([
  ['no list', {}],
  ['a language that is not the shop’s', { searches: [{ ...by(1, 'noce')[0], language: 'pt' }] }],
  ['a day that does not exist', { searches: by(1, 'noce', { day: '2027-02-29' }) }],
  ['a long word', { searches: by(1, 'x'.repeat(41)) }],
  ['a name for a mark', { searches: by(1, 'noce', { mark: 'anna' }) }],
  ['too many', { searches: by(SEARCHES_MAX + 1, 'noce') }],
])('%s is refused as malformed', async (_, body) => {
  const headers = { authorization: 'Bearer server', 'content-type': 'application/json' }
  const requested = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await fetch(new Request(`${BASE}/searches`, requested))
  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 422,
    body: { code: 'request-malformed' },
  })
})

/** Searches for one word by the given number of visitors. */
function by(visitors: number, term: string, others: Partial<CountedSearch> = {}): CountedSearch[] {
  return Array.from({ length: visitors }, () => ({
    language: 'it',
    term,
    hasResults: true,
    day: TODAY,
    mark: randomBytes(17).toString('base64url').slice(0, 22),
    ...others,
  }))
}

async function sizes() {
  const { rows } = await database.pool.query(
    'select (select count(*)::int from platform.search_marks) marks, (select count(*)::int from platform.search_counts) counts',
  )
  return rows[0]
}
