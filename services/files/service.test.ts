import { afterAll, expect, test } from 'vitest'
import { createFilesClient } from '#clients/files/files-client.ts'
import { FILE_BYTES_MAX } from '#contracts/files.ts'
import { ok } from '#domain/result.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { createFilesService } from './service.ts'

const database = await freshDatabase('files')
afterAll(() => database.close())
const service = createFilesService({
  database,
  clock: () => new Date('2026-11-25T08:00:00Z'),
  serverToken: 'server',
  reportError: (error) => console.error(error),
})
const problems: unknown[] = []
const connection = { baseUrl: 'http://files.internal', token: 'server', report: problems.push.bind(problems) }
const client = createFilesClient({ ...connection, fetch: service.fetch })

function call(method: string, id: string, init: RequestInit = {}, token = 'server') {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/pdf' }
  return service.fetch(new Request(`http://files.internal/files/${id}`, { method, headers, ...init }))
}
const bytesOf = (length: number, value = 7) => new Uint8Array(length).fill(value)

// spec 3: attachments of requests: never shown, only saved
test('a file of several parts is returned as stored, as a download that is never displayed', async () => {
  const id = crypto.randomUUID()
  const content = crypto.getRandomValues(new Uint8Array(60_000))
  const large = new Uint8Array(2_400_000).map((_, at) => content[at % content.length] ?? 0)
  expect((await call('PUT', id, { body: large })).status).toBe(204)
  const response = await call('GET', id)
  expect(Buffer.from(await response.arrayBuffer()).equals(large)).toBe(true)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '2400000',
    'content-disposition': expect.stringMatching(/^attachment;/),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
})

test('a file that is stored again replaces the earlier one; a removed one is not found', async () => {
  const id = crypto.randomUUID()
  await client.store(id, { type: 'image/png', content: bytesOf(1_048_577) })
  await client.store(id, { type: 'image/jpeg', content: bytesOf(3, 1) })
  const response = await call('GET', id)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytesOf(3, 1))
  expect([await client.remove(id), await client.remove(id)]).toEqual([ok(null), ok(null)])
  expect(await client.read(id)).toEqual({ ok: false, code: 'file-not-found' })
  expect((await database.pool.query('select from files.file_parts where file_id = $1', [id])).rowCount).toBe(
    0,
  )
})

test('simultaneous calls with one id all store the file', async () => {
  const id = crypto.randomUUID()
  const file = { type: 'image/png', content: bytesOf(1_048_577) }
  const stored = await Promise.all(Array.from({ length: 4 }, () => client.store(id, file)))
  expect(stored).toEqual(stored.map(() => ok(null)))
  expect(await client.read(id)).toEqual(ok(file.content))
})

test('a file of 10 MB is stored, but not one byte more', async () => {
  const id = crypto.randomUUID()
  expect((await call('PUT', id, { body: bytesOf(FILE_BYTES_MAX) })).status).toBe(204)
  const response = await call('PUT', crypto.randomUUID(), { body: bytesOf(FILE_BYTES_MAX + 1) })
  expect([response.status, await response.json()]).toEqual([413, { code: 'file-too-large' }])
})

test.each([
  ['without the token of a server', 401, () => call('GET', crypto.randomUUID(), {}, 'customer')],
  ['with an id that is none', 404, () => call('PUT', 'x', { body: bytesOf(1) })],
  ['without bytes', 422, () => call('PUT', crypto.randomUUID())],
  [
    'without a type',
    422,
    () =>
      call('PUT', crypto.randomUUID(), {
        body: bytesOf(1),
        headers: { authorization: 'Bearer server', 'content-type': 'text' },
      }),
  ],
])('a call %s is refused with %i', async (_, status, send) => {
  expect((await send()).status).toBe(status)
})

test.each([
  ['fails', async () => new Response(null, { status: 503 }), 503],
  ['is not reached', () => Promise.reject(new TypeError('no connection')), null],
])('a service that %s is reported, and refuses as a value', async (_, fetch, status) => {
  problems.length = 0
  const broken = createFilesClient({ ...connection, fetch })
  const id = crypto.randomUUID()
  const refused = { ok: false, code: 'files-unavailable' }
  expect(await broken.store(id, { type: 'image/png', content: bytesOf(1) })).toEqual(refused)
  expect(await broken.read(id)).toEqual(refused)
  expect(await broken.remove(id)).toEqual(refused)
  expect(problems).toEqual(
    ['store', 'read', 'remove'].map((operation) => ({ code: 'files-unavailable', operation, status })),
  )
})
