import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openContent } from '#tests/support/open-content.ts'
import { importDocuments } from './mutations/import-documents.ts'
import type { ContentService } from './service.ts'

const now = new Date('2026-11-21T09:00:00Z')
const QUERY = encodeURIComponent('*[_type == "post"].title')
let database: Database
let service: ContentService

beforeAll(async () => {
  database = await freshDatabase('content')
  const published = { _id: 'post', _type: 'post', title: 'Published' }
  const draft = { ...published, _id: 'drafts.post', title: 'Draft' }
  await importDocuments(database, [published, draft], { now, existing: 'replace' })
  service = openContent({ database, clock: () => now, queryLimitMs: 20_000 })
})
afterAll(async () => {
  await service.close()
  await database.close()
})

type Call = { method?: string; token?: string; body?: unknown }

async function call(path: string, { method = 'GET', token, body }: Call = {}) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  const response = await service.fetch(new Request(`http://content${path}`, init))
  return { status: response.status, body: await response.json() }
}

describe('each caller reads what its token allows', () => {
  test.each([
    ['a stranger, the published', '2025-02-19', '', undefined, 200, ['Published']],
    ['a stranger with an old version, the published too', '2021-10-21', '', undefined, 200, ['Published']],
    ['a stranger, no drafts', '2025-02-19', '&perspective=drafts', undefined, 401, null],
    [
      'a stranger, no drafts by their old name',
      '2025-02-19',
      '&perspective=previewDrafts',
      undefined,
      401,
      null,
    ],
    ['a stranger, not everything', '2025-02-19', '&perspective=raw', undefined, 401, null],
    ['a stranger, no release', '2025-02-19', '&perspective=rSpring,drafts', undefined, 401, null],
    ['a wrong token, nothing', '2025-02-19', '', 'wrong', 401, null],
    ['the storefront, the published', '2025-02-19', '', 'read-token', 200, ['Published']],
    ['the storefront with an old version, the published too', '1', '', 'read-token', 200, ['Published']],
    ['the storefront, no drafts', '2025-02-19', '&perspective=drafts', 'read-token', 401, null],
    ['the storefront, not everything', '2025-02-19', '&perspective=raw', 'read-token', 401, null],
    ['a viewer, drafts', '2025-02-19', '&perspective=drafts', 'preview-token', 200, ['Draft']],
    ['a viewer, the published', '2025-02-19', '', 'preview-token', 200, ['Published']],
    ['a viewer with an old version, everything', '1', '', 'preview-token', 200, ['Draft', 'Published']],
    ['an editor, everything', 'X', '&perspective=raw', 'write-token', 200, ['Draft', 'Published']],
  ])('%s', async (_, version, perspective, token, status, result) => {
    const address = `/v${version}/data/query/production?query=${QUERY}${perspective}`
    const response = await call(address, token ? { token } : {})
    expect(response.status).toBe(status)
    if (result) expect(response.body.result).toEqual(expect.arrayContaining(result))
    if (result) expect(response.body.result).toHaveLength(result.length)
    else
      expect(response.body).toEqual({ statusCode: 401, error: 'Unauthorized', message: 'Session not found' })
  })
})

test('a response has sync tags, the duration, and the query unless it is disabled', async () => {
  const whole = await call(`/v2025-02-19/data/query/production?query=${QUERY}`)
  expect(whole.body).toEqual({
    query: '*[_type == "post"].title',
    result: ['Published'],
    syncTags: ['s1:production'],
    ms: expect.any(Number),
  })
  const bare = await call(`/v2025-02-19/data/query/production?query=${QUERY}&returnQuery=false`)
  expect(bare.body).not.toHaveProperty('query')
})

test('without a token, a short query cannot request a long result', async () => {
  const body = {
    query: `[${Array.from({ length: 70 }, () => '$text').join()}]`,
    params: { text: 'x'.repeat(60_000) },
  }
  const path = '/v2025-02-19/data/query/production'
  const { status, body: refusal } = await call(path, { method: 'POST', body })
  expect([status, refusal.error.description]).toEqual([400, 'result is longer than 4000000 characters'])
  expect((await call(path, { method: 'POST', body, token: 'read-token' })).status).toBe(200)
})

test('parameters are in the URL or in the body of a POST', async () => {
  const query = '*[_type == $type][0...$n].title'
  const address = `?query=${encodeURIComponent(query)}&%24type=%22post%22&%24n=1`
  const path = '/v2025-02-19/data/query/production'
  expect((await call(path + address)).body.result).toEqual(['Published'])
  const body = { query, params: { type: 'post', n: 1 } }
  expect((await call(path, { method: 'POST', body })).body.result).toEqual(['Published'])
})

test('a malformed query returns a parse error', async () => {
  const { status, body } = await call('/v2025-02-19/data/query/production?query=*%5B')
  expect(status).toBe(400)
  expect(body.error).toMatchObject({ type: 'queryParseError', query: '*[', start: 1, end: 2 })
})

const SLOW = '$a[count($a[count($a[@ > 5]) > 0]) > 0]'
const path = '/v2025-02-19/data/query/production'
test.each([
  ['without a query', `${path}`, {}, 400],
  ['with a parameter that is not JSON', `${path}?query=*&%24x=oops`, {}, 400],
  ['with a perspective that is none', `${path}?query=*&perspective=everything`, {}, 400],
  ['with a body that is not JSON', path, { method: 'POST', body: 'query' }, 400],
  ['longer than the limit', path, { method: 'POST', body: { query: `*[${' '.repeat(70_000)}]` } }, 400],
  ['with a body larger than the limit', path, { method: 'POST', body: 'x'.repeat(300_000) }, 413],
  ['of an unknown version', '/v2/data/query/production?query=*', {}, 400],
  ['to an unknown dataset', '/v1/data/query/staging?query=*', {}, 404],
  ['to an unknown endpoint', '/v1/data/export/production', {}, 404],
  [
    'that takes too long',
    path,
    { method: 'POST', body: { query: SLOW, params: { a: Array(4000).fill(1) } } },
    408,
  ],
])('a call %s is refused', async (_, address, init, status) => {
  expect((await call(address, init)).status).toBe(status)
})

test.each(['/v2025-02-19/data/mutate/production', '/v2025-02-19/assets/files/production'])(
  'what a stranger sends to %s is not read',
  async (address) => {
    const read = vi.fn()
    const body = new ReadableStream({ pull: read }, { highWaterMark: 0 })
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit
    const response = await service.fetch(new Request(`http://content${address}`, init))
    expect(response.status).toBe(403)
    expect(read).not.toHaveBeenCalled()
  },
)

test('documents are read by id, and the others are listed as omitted', async () => {
  const ids = '/v2025-02-19/data/doc/production/post,drafts.post,none'
  const stranger = await call(ids)
  expect(stranger.body.documents).toMatchObject([{ _id: 'post', title: 'Published' }])
  expect(stranger.body.omitted).toEqual([
    { id: 'drafts.post', reason: 'permission' },
    { id: 'none', reason: 'existence' },
  ])
  expect((await call(ids, { token: 'read-token' })).body).toEqual(stranger.body)
  expect((await call(ids, { token: 'preview-token' })).body.documents).toHaveLength(2)
})
