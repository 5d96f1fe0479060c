import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createExportsClient } from '#clients/platform/exports-client.ts'
import type { DocumentRequest } from '#contracts/document.ts'
import type { NewExport } from '#contracts/export.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { startJobs } from '#services/kernel/jobs.ts'
import { createRateLimiter } from '#services/kernel/rate-limit.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { sampleListDocument } from '#tests/support/samples/sample-list-document.ts'
import { SAMPLE_LISTS } from '#tests/support/samples/sample-list-options.ts'
import { SAMPLE_QUOTES } from '#tests/support/samples/sample-quotes.ts'
import { SAMPLE_REQUESTS } from '#tests/support/samples/sample-requests.ts'
import { sampleTearsheet } from '#tests/support/samples/sample-tearsheet.ts'
import { SAMPLE_TRADE } from '#tests/support/samples/sample-trade.ts'
import { createPlatformService } from '../service.ts'
import { EXPORTS_JOB, exportsJob, PART_BYTES } from './export-runner.ts'
import { addExport, removeOldExports } from './export-store.ts'

const database = await freshDatabase('platform')
const NOW = new Date('2026-11-26T08:00:00Z')
let now = NOW
const clock = () => now
const LIST = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const PRODUCT = 'gid://shopify/Product/7'

const stored = new Map<string, Uint8Array<ArrayBuffer>>()
let largest = 0
const files = {
  async store(id: string, { content }: { content: Uint8Array<ArrayBuffer> }) {
    largest = Math.max(largest, content.length)
    stored.set(id, content)
    return ok(null)
  },
  async read(id: string): Promise<Result<Uint8Array<ArrayBuffer>, 'file-not-found'>> {
    const content = stored.get(id)
    return content ? ok(content) : refuse('file-not-found')
  },
  async remove(id: string) {
    stored.delete(id)
    return ok(null)
  },
}
type Made = Result<Uint8Array, 'documents-busy'>
let makeDocument: (request: DocumentRequest, onPicture?: () => void) => Promise<Made>
const errors: unknown[] = []
const downloads = {
  limiter: createRateLimiter({ database, clock, secret: 'secret' }),
  makeDocument: (request: DocumentRequest, onPicture?: () => void) => makeDocument(request, onPicture),
  readFile: async (address: string) => (address.includes('lost') ? null : new Uint8Array([67, 65, 68])),
}
const reportError = (error: unknown) => errors.push(error)
const platform = createPlatformService({
  trade: SAMPLE_TRADE,
  lists: SAMPLE_LISTS,
  quotes: SAMPLE_QUOTES,
  requests: { ...SAMPLE_REQUESTS, files, forgetMail: async () => {} },
  downloads,
  reportError,
  cartSeal: createSeal(['a secret'], 'stored carts'),
  database,
  clock,
  authenticate: async (token) => ok(token === 'no one' ? null : token),
  storeLanguage: async () => true,
  serverToken: 'server',
})
const jobs = platform.jobs?.filter(({ name }) => name === EXPORTS_JOB) ?? []
const running = await startJobs({ database, clock, jobs, report: reportError })
afterAll(async () => {
  await running.stop()
  await database.close()
})
const problems: unknown[] = []
const client = createExportsClient({
  baseUrl: 'http://platform.internal',
  fetch: (request) => platform.fetch(request),
  report: (problem) => problems.push(problem),
})

const pdf = (given: Partial<NewExport> = {}): NewExport => ({
  id: crypto.randomUUID(),
  subject: LIST,
  name: 'Casa Brera',
  content: { kind: 'pdf', list: sampleListDocument() },
  ...given,
})
const zip = (...cadFiles: (string | null)[]): NewExport =>
  pdf({
    content: {
      kind: 'zip',
      pieces: cadFiles.map((cadFile) => ({ productId: PRODUCT, tearsheet: sampleTearsheet({ cadFile }) })),
    },
  })
const readState = async (id: string, token = 'ada') => {
  const found = await client.read(token, id)
  return found.ok ? found.value : null
}
const waitUntilSettled = async (id: string) => {
  await expect.poll(async () => (await readState(id))?.state).not.toMatch(/waiting|running/)
  return readState(id)
}
async function openCount() {
  const { rowCount } = await database.pool.query(
    `select from platform.exports where state in ('waiting', 'running')`,
  )
  return rowCount
}
async function readExportFile(id: string) {
  const response = await client.downloadFile('ada', id)
  if (!response.ok) throw new Error(response.code)
  return { headers: response.value.headers, bytes: new Uint8Array(await response.value.arrayBuffer()) }
}

beforeEach(async () => {
  now = NOW
  stored.clear()
  largest = 0
  errors.length = 0
  problems.length = 0
  makeDocument = async () => ok(new Uint8Array([1, 2, 3]))
  await database.pool.query(
    'truncate platform.exports, platform.download_counts; truncate kernel.rate_limits',
  )
})

test('a list is made beside the request that starts it, and saved as a file with its name', async () => {
  const made = pdf()
  expect(await client.start('ada', made)).toMatchObject({
    ok: true,
    value: {
      id: made.id,
      kind: 'pdf',
      name: 'Casa Brera.pdf',
      state: 'waiting',
      done: 0,
      total: 4,
      bytes: 0,
    },
  })
  expect(await waitUntilSettled(made.id)).toMatchObject({ state: 'done', done: 4, bytes: 3, missing: 0 })
  const { headers, bytes } = await readExportFile(made.id)
  expect(bytes).toEqual(new Uint8Array([1, 2, 3]))
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '3',
    'content-disposition': expect.stringContaining('attachment; filename="Casa Brera.pdf"'),
    'cache-control': 'private, no-store',
  })
  expect(await client.of('ada', { subject: LIST })).toMatchObject({ value: [{ id: made.id }] })
  // The data it was created from, including prices, is no longer needed.
  expect((await database.pool.query('select content from platform.exports')).rows).toEqual([
    { content: null },
  ])
  expect([errors, problems]).toEqual([[], []])
})

// spec 6: all tearsheets and CAD files of a list in an archive
test('an archive has each tearsheet and each CAD file once, and counts those that could not be read', async () => {
  const made = zip('/files/a.zip', '/files/a.zip', '/files/lost.dxf', null)
  await client.start('ada', made)
  expect(await waitUntilSettled(made.id)).toMatchObject({ state: 'done', done: 4, total: 4, missing: 1 })
  const { bytes } = await readExportFile(made.id)
  const names = Object.keys(unzipSync(bytes))
  expect(names.toSorted()).toEqual([
    'cad/Canneto reeded credenza.zip',
    'tearsheets/Canneto reeded credenza EBCCAN-001 2.pdf',
    'tearsheets/Canneto reeded credenza EBCCAN-001 3.pdf',
    'tearsheets/Canneto reeded credenza EBCCAN-001 4.pdf',
    'tearsheets/Canneto reeded credenza EBCCAN-001.pdf',
  ])
  expect(strFromU8(unzipSync(bytes)['cad/Canneto reeded credenza.zip'] ?? new Uint8Array())).toBe('CAD')
  const { rows } = await database.pool.query(
    'select kind, downloads from platform.download_counts order by kind',
  )
  expect(rows).toEqual([
    { kind: 'cad', downloads: 1 },
    { kind: 'tearsheet', downloads: 4 },
  ])
})

test('a large archive is stored in parts while it is made, and read as one file', async () => {
  makeDocument = async () => ok(new Uint8Array(3 * 1_048_576).fill(7))
  const made = zip(...Array<null>(7).fill(null))
  await client.start('ada', made)
  const done = await waitUntilSettled(made.id)
  expect([stored.size, largest]).toEqual([3, PART_BYTES])
  const { bytes } = await readExportFile(made.id)
  expect(bytes.length).toBe(done?.bytes)
  expect(Object.values(unzipSync(bytes)).map(({ length }) => length)).toEqual(Array(7).fill(3 * 1_048_576))
})

// spec 6: files of a list are made beside the pages, with progress, and can be canceled
test('progress is reported while it is made, and a canceled one is not finished', async () => {
  const waiting: (() => void)[] = []
  makeDocument = async () => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return ok(new Uint8Array([1]))
  }
  const made = zip(null, null, null)
  await client.start('ada', made)
  await expect.poll(() => waiting).toHaveLength(1)
  waiting[0]?.()
  await expect.poll(async () => await readState(made.id)).toMatchObject({ state: 'running', done: 1 })
  await client.remove('ada', made.id)
  expect(await readState(made.id)).toBeNull()
  await expect.poll(() => waiting).toHaveLength(2)
  waiting[1]?.()
  const next = pdf()
  makeDocument = async () => ok(new Uint8Array([1]))
  await client.start('ada', next)
  expect((await waitUntilSettled(next.id))?.state).toBe('done')
  expect(waiting).toHaveLength(2)
  expect(errors).toEqual([])
})

test('one that waits for other documents is made once there is room; one that fails says so', async () => {
  let attempts = 0
  makeDocument = async () => {
    attempts += 1
    return attempts < 3 ? refuse('documents-busy') : ok(new Uint8Array([1]))
  }
  const busy = pdf()
  await addExport(database, 'ada', busy, now)
  await exportsJob({ database, clock, files, reportError, ...downloads, busyMs: 1 }).run(now)
  expect((await readState(busy.id))?.state).toBe('done')
  makeDocument = () => Promise.reject(new Error('The document took too long'))
  const failing = pdf()
  await client.start('ada', failing)
  expect(await waitUntilSettled(failing.id)).toMatchObject({ state: 'failed', bytes: 0 })
  expect(errors).toHaveLength(1)
  expect(await client.downloadFile('ada', failing.id)).toEqual(refuse('export-not-found'))
})

test('what a process left unfinished is made by another; what ends a process twice is given up', async () => {
  const abandonExport = (attempts: number) =>
    database.pool.query(
      `insert into platform.exports (id, account_id, subject, kind, name, content, state, total, parts, attempts, leased_until, created_at, expires_at)
       values ($1, 'ada', $2, 'pdf', 'a.pdf', $3, 'running', 4, $4, $5, $6, $6, $7)`,
      [
        crypto.randomUUID(),
        LIST,
        pdf().content,
        [crypto.randomUUID()],
        attempts,
        new Date(now.getTime() - 1),
        new Date(now.getTime() + 1e7),
      ],
    )
  await abandonExport(1)
  await abandonExport(2)
  await jobs[0]?.run(now)
  const { rows } = await database.pool.query('select state from platform.exports order by attempts, state')
  expect(rows).toEqual([{ state: 'done' }, { state: 'failed' }])
  expect(stored.size).toBe(1)
})

test('one that is interrupted by a stop is no fault, and is made again', async () => {
  const stopping = new AbortController()
  makeDocument = async () => {
    stopping.abort()
    return ok(new Uint8Array([1]))
  }
  const made = zip(null, null)
  await addExport(database, 'ada', made, now)
  await expect(jobs[0]?.run(now, stopping.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect((await readState(made.id))?.state).toBe('running')
  now = new Date(now.getTime() + 180_000)
  await jobs[0]?.run(now)
  expect([(await readState(made.id))?.state, errors]).toEqual(['done', []])
})

test('the same id starts it once; a fourth at once is refused, as is the sixty-first in an hour', async () => {
  const room = Promise.withResolvers<Made>()
  makeDocument = () => room.promise
  const first = pdf()
  const twice = await Promise.all([client.start('ada', first), client.start('ada', first)])
  expect(twice.map((one) => one.ok && one.value.id)).toEqual([first.id, first.id])
  await client.start('ada', pdf())
  await client.start('ada', pdf())
  expect(await client.start('ada', pdf())).toEqual(refuse('exports-full'))
  expect((await client.start('bob', pdf())).ok).toBe(true)
  for (let count = 0; count < 57; count += 1) await client.start('ada', pdf())
  expect(await client.start('ada', pdf())).toEqual(refuse('too-many-requests'))
  room.resolve(ok(new Uint8Array([1])))
  await waitUntilSettled(first.id)
  await expect.poll(openCount).toBe(0)
})

test('another account sees, saves and cancels nothing of it; no one does without an account', async () => {
  const made = pdf()
  await client.start('ada', made)
  await waitUntilSettled(made.id)
  for (const call of [client.read, client.downloadFile])
    expect(await call('bob', made.id)).toEqual(refuse('export-not-found'))
  expect(await client.of('bob', { subject: LIST })).toEqual(ok([]))
  await client.remove('bob', made.id)
  expect((await readState(made.id))?.state).toBe('done')
  expect(await client.start('bob', made)).toEqual(refuse('exports-full'))
  for (const call of [client.read, client.downloadFile, client.remove])
    expect(await call('no one', made.id)).toEqual(refuse('unauthorized'))
  expect(await client.of('no one', { subject: LIST })).toEqual(refuse('unauthorized'))
  expect(await client.start('ada', { ...pdf(), name: '' })).toEqual(refuse('export-malformed'))
  expect(await client.read('ada', 'x')).toEqual(refuse('export-not-found'))
})

test('its file is removed after a day, when it is canceled, and with the account', async () => {
  const [old, canceled, deleted] = [pdf(), pdf(), pdf()]
  for (const made of [old, canceled, deleted]) {
    await client.start('ada', made)
    await waitUntilSettled(made.id)
  }
  expect(stored.size).toBe(3)
  await client.remove('ada', canceled.id)
  await removeOldExports(database, files, new Date(now.getTime() + 1))
  expect(stored.size).toBe(2)
  await database.db.transaction((tx) => platform.customers.remove(tx, 'ada'))
  const { rows } = await database.pool.query(`select account_id, name from platform.exports`)
  expect(rows).toEqual(Array(2).fill({ account_id: '', name: '' }))
  await removeOldExports(database, files, new Date(now.getTime() + 1))
  expect([stored.size, (await database.pool.query('select from platform.exports')).rowCount]).toEqual([0, 0])
})
