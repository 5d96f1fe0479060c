import { createHmac } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { testClock } from '#tests/support/test-clock.ts'
import { threadTime } from '#tests/support/thread-time.ts'
import { createSearchService } from '../service.ts'

/** Before there were limits, each of these took seconds or caused an error. */
const SPENT_MAX_MS = 50

const KEYS = { applicationId: 'HOUSE', searchKey: 'search-key', adminKey: 'admin-key' }
const SETTINGS = { searchableAttributes: ['title'], attributesForFaceting: ['searchable(kind)', 'price'] }
const INDEX = '/1/indexes/lamps'
let database: Database
let service: ReturnType<typeof createSearchService>

beforeAll(async () => {
  database = await freshDatabase('search')
  service = createSearchService({
    database,
    clock: testClock(),
    ...KEYS,
    reportError: (error) => console.error(error),
  })
  const records = Array.from({ length: 500 }, (_, at) => ({
    objectID: String(at),
    kind: `kind ${at % 7}`,
    price: at,
    title: `Lampada ${at.toString(36)} ${'parola '.repeat(20)}`,
  }))
  const requests = records.map((body) => ({ action: 'addObject', body }))
  await send(`${INDEX}/settings`, SETTINGS, { method: 'PUT', key: KEYS.adminKey })
  await send(`${INDEX}/batch`, { requests }, { key: KEYS.adminKey })
  await send(`${INDEX}/query`, { query: 'lampada' })
})
afterAll(async () => {
  await service.close()
  await database.close()
})

async function send(
  path: string,
  body: unknown,
  { method = 'POST', key = KEYS.searchKey, zipped = false } = {},
) {
  const text = JSON.stringify(body)
  const headers = { 'x-algolia-application-id': KEYS.applicationId, 'x-algolia-api-key': key }
  const request = new Request(`http://search${path}`, {
    method,
    body: zipped ? gzipSync(text) : text,
    headers: zipped ? { ...headers, 'content-encoding': 'gzip' } : headers,
  })
  const response = await service.fetch(request)
  const result: unknown = await response.json()
  return { status: response.status, result }
}

const many = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at))

test.each<[string, Record<string, unknown>, number]>([
  ['2,000 spaces as a numeric filter', { numericFilters: [' '.repeat(2000)] }, 400],
  ['1,000 spaces as a numeric filter', { numericFilters: [' '.repeat(1000)] }, 400],
  ['a number without an end', { numericFilters: [`price=${'1'.repeat(1000)}x`] }, 400],
  ['20,000 parentheses', { filters: '('.repeat(20_000) }, 400],
  ['20,000 pairs of parentheses', { filters: `${'('.repeat(20_000)}a:1${')'.repeat(20_000)}` }, 400],
  ['a filter of a million letters', { filters: 'a'.repeat(1_000_000) }, 400],
  ['100,000 conditions', { filters: many(100_000, () => 'a:1').join(' AND ') }, 400],
  ['1,001 conditions', { facetFilters: [many(1001, (at) => `kind:${at}`)] }, 400],
  [
    '1,001 conditions in two lists',
    {
      facetFilters: many(500, String).map((at) => `kind:${at}`),
      filters: many(501, (at) => `kind:${at}`).join(' OR '),
    },
    400,
  ],
  ['1,000 conditions', { facetFilters: [many(1000, (at) => `kind:${at}`)] }, 200],
  ['101 numeric conditions', { numericFilters: many(101, (at) => `price>${at}`) }, 400],
  ['100 numeric conditions', { numericFilters: [many(100, (at) => `price>${at}`)] }, 200],
  ['a word of 20,000 letters', { query: `${'ba'.repeat(10_000)}1` }, 400],
  ['20,000 words', { query: 'ba '.repeat(20_000) }, 400],
  ['a word of 512 letters', { query: 'ba'.repeat(256) }, 200],
  [
    'typos in each letter',
    {
      query: 'b d f l m n r s t a e i o u k p',
      queryType: 'prefixAll',
      minWordSizefor1Typo: 0,
      minWordSizefor2Typos: 0,
    },
    200,
  ],
  ['10,000 snippets', { hitsPerPage: 1000, attributesToSnippet: many(10_000, () => 'title:5') }, 400],
  [
    'a tag of 100,000 letters',
    { query: 'parola', hitsPerPage: 1000, highlightPreTag: 'x'.repeat(100_000) },
    400,
  ],
  ['10,000 attributes', { attributesToRetrieve: many(10_000, (at) => `a${at}.b.c`) }, 400],
  ['more hits than a page has', { hitsPerPage: 1001 }, 400],
])('%s cannot hold the others up', async (_, parameters, status) => {
  const { result: response, spentMs } = await threadTime(() => send(`${INDEX}/query`, parameters))
  expect(response.status).toBe(status)
  expect(spentMs).toBeLessThan(SPENT_MAX_MS)
})

test.each([
  [
    'more searches than one call has',
    '/1/indexes/*/queries',
    { requests: many(51, String).map(() => ({ indexName: 'lamps' })) },
    400,
  ],
  [
    'more objects than one call has',
    '/1/indexes/*/objects',
    { requests: many(1001, String).map((objectID) => ({ indexName: 'lamps', objectID })) },
    400,
  ],
  ['a body that is too large', `${INDEX}/query`, { userToken: 'x'.repeat(2_000_000) }, 413],
])('%s are refused', async (_, path, body, status) => {
  expect((await send(path, body)).status).toBe(status)
  expect((await send(path, body, { zipped: true })).status).toBe(status === 413 ? 400 : status)
})

test('an endlessly nested parameter is refused without a fault', async () => {
  const body = `{"userToken":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
  const headers = { 'x-algolia-application-id': KEYS.applicationId, 'x-algolia-api-key': KEYS.searchKey }
  const request = new Request(`http://search${INDEX}/query`, { method: 'POST', body, headers })
  expect((await service.fetch(request)).status).toBe(400)
})

test('the body of a write without permission is not read', async () => {
  const read = vi.fn()
  const body = new ReadableStream({ pull: read }, { highWaterMark: 0 })
  const headers = { 'x-algolia-application-id': KEYS.applicationId, 'x-algolia-api-key': KEYS.searchKey }
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
  expect((await service.fetch(new Request(`http://search${INDEX}/batch`, init))).status).toBe(403)
  expect(read).not.toHaveBeenCalled()
})

test('an invalid key is refused without a fault', async () => {
  const key = Buffer.from(`${'é'.repeat(32)}${'a'.repeat(32)}filters=x`).toString('base64')
  expect((await send(`${INDEX}/query`, {}, { key })).status).toBe(403)
  const wide = Buffer.from('é'.repeat(64)).toString('base64')
  expect((await send(`${INDEX}/query`, {}, { key: wide })).status).toBe(403)
})

test.each([
  ['1,001 conditions', many(1001, (at) => `kind:${at}`).join(' OR ')],
  ['101 numeric conditions', many(101, (at) => `price>${at}`).join(' AND ')],
])('%s of a key that a stranger signs are refused', async (_, filters) => {
  const query = new URLSearchParams({ filters }).toString()
  const signature = createHmac('sha256', KEYS.searchKey).update(query).digest('hex')
  const key = Buffer.from(signature + query).toString('base64')
  expect((await send(`${INDEX}/query`, {}, { key })).status).toBe(400)
  const requests = [{ indexName: 'lamps', objectID: '1' }]
  expect((await send('/1/indexes/*/objects', { requests }, { key })).status).toBe(400)
})

test.each<[string, string, object]>([
  [
    'searches of one call',
    '/1/indexes/*/queries',
    { requests: many(50, String).map(() => ({ indexName: 'lamps', query: 'parola', hitsPerPage: 50 })) },
  ],
  [
    'hits with 100 snippets of one attribute',
    `${INDEX}/query`,
    { hitsPerPage: 1000, attributesToSnippet: many(100, (at) => `title:${at}`) },
  ],
])('between the %s others have their turn', async (_, path, body) => {
  let turns = 0
  const timer = setInterval(() => turns++, 0)
  const { result: response, spentMs } = await threadTime(() => send(path, body))
  clearInterval(timer)
  expect(response.status).toBe(200)
  // A time slice is 5 ms, and one search or its text takes little more.
  expect(turns).toBeGreaterThan(spentMs / 25)
})

// spec 9: the response of one call is bounded, whatever its queries, names and hits
test.each([
  ['every record', {}],
  [
    'long marks in letters of three bytes',
    {
      hitsPerPage: 20,
      attributesToHighlight: ['title'],
      highlightPreTag: '漢'.repeat(64),
      highlightPostTag: '字'.repeat(64),
    },
  ],
])('a response with %s has four megabytes at most, however often it is requested', async (_, given) => {
  const headers = { 'x-algolia-application-id': KEYS.applicationId, 'x-algolia-api-key': KEYS.searchKey }
  let longest = 0
  for (const count of [1, 10, 20, 25, 50]) {
    const query = { indexName: 'lamps', hitsPerPage: 1000, query: 'parola', ...given }
    const body = JSON.stringify({ requests: many(count, () => '').map(() => query) })
    const request = new Request('http://search/1/indexes/*/queries', { method: 'POST', body, headers })
    const response = await service.fetch(request)
    const { byteLength } = await response.arrayBuffer()
    expect(response.status === 200 || byteLength < 200).toBe(true)
    longest = Math.max(longest, byteLength)
  }
  expect(longest).toBeGreaterThan(100_000)
  // A little more, for the JSON around the results.
  expect(longest).toBeLessThan(4_000_100)
})

test('few words cannot request every record many times over, nor long texts around each word', async () => {
  const all = { indexName: 'lamps', hitsPerPage: 1000, query: 'parola' }
  const search = (count: number, key = KEYS.searchKey, given: object = {}) =>
    send(
      '/1/indexes/*/queries',
      { requests: many(count, () => '').map(() => ({ ...all, ...given })) },
      { key },
    )
  expect((await search(1)).status).toBe(200)
  const { status, result } = await search(50)
  expect(status).toBe(400)
  expect(result).toEqual({ message: expect.stringContaining('too long'), status: 400 })
  expect((await search(50, KEYS.adminKey)).status).toBe(200)
  const objects = { requests: many(1000, String).map(() => ({ indexName: 'lamps', objectID: '1' })) }
  expect((await send('/1/indexes/*/objects', objects)).status).toBe(200)
  for (const name of ['highlightPreTag', 'highlightPostTag', 'snippetEllipsisText'])
    expect((await search(1, KEYS.searchKey, { [name]: 'x'.repeat(65) })).status).toBe(400)
})
