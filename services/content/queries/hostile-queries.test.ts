import { evaluateSync, parse } from 'groq-js'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openContent } from '#tests/support/open-content.ts'
import { importDocuments } from '../mutations/import-documents.ts'
import type { ContentService } from '../service.ts'

/** Queries run in separate processes, because evaluating them in this one would block all other requests. */
vi.mock('groq-js', { spy: true })

const LIMIT_MS = 1000

const now = new Date('2026-11-21T09:00:00Z')
const PATH = '/v2025-02-19/data/query/production'
let database: Database
let service: ContentService
/** Functions that end each running query, for a test that ends them instead of a timer. */
let endings: (() => void)[] | null = null
afterEach(() => {
  endings = null
})

beforeAll(async () => {
  database = await freshDatabase('content')
  const posts = Array.from({ length: 300 }, (_, at) => ({ _id: `post-${at}`, _type: 'post', title: `${at}` }))
  await importDocuments(database, posts, { now, existing: 'replace' })
  service = openContent({
    database,
    clock: () => now,
    queryLimitMs: LIMIT_MS,
    startQueryTimer(end, milliseconds) {
      endings?.push(end)
      return setTimeout(endings === null ? end : () => {}, milliseconds)
    },
  })
  await call('count(*)')
  await call('count(*)', {}, 'read-token')
})
afterAll(async () => {
  await service.close()
  await database.close()
})

async function send(body: string, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const request = new Request(`http://content${PATH}`, { method: 'POST', body, headers })
  const response = await service.fetch(request)
  return { status: response.status, body: (await response.json()) as { result?: unknown } }
}

function call(query: string, params: object = {}, token?: string) {
  return send(JSON.stringify({ query, params }), token)
}

const list = (length: number) => Array.from({ length }, (_, at) => at)
const SLOW = 'count($l[@ in $m])'
const SLOW_LISTS = { l: Array(24_000).fill(1), m: Array(24_000).fill(2) }

test.each<[string, string, object, number]>([
  ['two lists of 24,000', SLOW, SLOW_LISTS, 408],
  [
    '1,500 subqueries',
    `{${list(1500)
      .map((at) => `"a${at}": count(*[title match "${at}"])`)
      .join(',')}}`,
    {},
    0,
  ],
  ['a bracket and 60,000 dollars', `[${'$'.repeat(60_000)}`, {}, 400],
  ['30,000 brackets', '['.repeat(30_000), {}, 400],
  ['30,000 nested negations', `${'!'.repeat(30_000)}true`, {}, 0],
  ['lists that double each other', `$a${'{"a": [...a, ...a]}'.repeat(60)}`, { a: { a: [1] } }, 0],
  ['every document in every document', '*[]{"a": *[]{"b": *}}', {}, 0],
])('%s hold nothing up', async (_, query, params, status) => {
  const response = await call(query, params)
  if (status !== 0) expect(response.status).toBe(status)
  else expect([200, 400, 408]).toContain(response.status)
  expect(parse).not.toHaveBeenCalled()
  expect(evaluateSync).not.toHaveBeenCalled()
})

test('while an anonymous query runs, the storefront gets responses, and later the anonymous caller does too', async () => {
  endings = []
  const slow = call(SLOW, SLOW_LISTS)
  let isOver = false
  void slow.then(() => {
    isOver = true
  })
  await eventually(() => expect(endings).toHaveLength(1))
  const responses = await Promise.all(list(20).map(() => call('count(*)', {}, 'read-token')))
  expect(responses.map(({ body }) => body.result)).toEqual(list(20).map(() => 300))
  expect(isOver).toBe(false)
  const next = call('count(*)')
  endings[0]?.()
  expect((await slow).status).toBe(408)
  expect(await next).toMatchObject({ status: 200, body: { result: 300 } })
})

test('a restarted worker has all changes from before and after its start', async () => {
  await importDocuments(database, [{ _id: 'late', _type: 'late' }], { now, existing: 'replace' })
  await expect.poll(async () => (await call('count(*[_type == "late"])')).body.result).toBe(1)
  await expect
    .poll(async () => (await call('count(*[_type == "late"])', {}, 'read-token')).body.result)
    .toBe(1)
})

test('queries beyond the queue limit are refused, so that the client retries', async () => {
  endings = []
  const responses = await Promise.all(list(230).map(() => call('count(*)')))
  const statuses = new Set(responses.map(({ status }) => status))
  expect([...statuses].sort()).toEqual([200, 429])
})

test('an endlessly nested parameter is refused without an error', async () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  expect((await send(`{"query":"$a","params":{"a":${deep}}}`)).status).toBe(400)
  const address = `${PATH}?query=%24a&%24a=${'['.repeat(100)}${']'.repeat(100)}`
  expect((await service.fetch(new Request(`http://content${address}`))).status).toBe(400)
})
