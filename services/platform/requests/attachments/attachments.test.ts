import { afterAll, beforeEach, expect, test } from 'vitest'
import { createAttachmentsClient } from '#clients/platform/attachments-client.ts'
import { ATTACHMENT_BYTES_MAX } from '#domain/files/attachments.ts'
import { ok, refuse } from '#domain/result.ts'
import { createRateLimiter } from '#services/kernel/rate-limit.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openRequests } from '#tests/support/samples/open-requests.ts'
import { SAMPLE_PDF, samplePicture } from '#tests/support/samples/sample-files.ts'
import { sampleRequest } from '#tests/support/samples/sample-request.ts'
import { sampleTeam } from '#tests/support/samples/sample-team.ts'
import { ATTACHMENT_HOURS, removeUnclaimed } from '../../jobs.ts'
import { removeOldRequests } from '../remove-requests.ts'
import { admitAttachment } from '../request-routes.ts'

const database = await freshDatabase('platform', 'mail', 'files')
afterAll(() => database.close())
const NOW = new Date('2026-11-24T08:00:00Z')
let now = NOW
const { platform, client, threads, files, fileService, problems } = openRequests(database, () => now)
const { call } = sampleTeam(database, platform, undefined, () => now)
const connection = { baseUrl: 'http://platform.internal', fetch: platform.fetch, token: 'server' }
const attachments = createAttachmentsClient({ ...connection, report: problems.push.bind(problems) })
const HOUR_MS = 3_600_000

beforeEach(async () => {
  now = NOW
  problems.length = 0
  await database.pool.query(
    `truncate platform.requests cascade; truncate platform.request_attachments; truncate files.files cascade;
     truncate mail.outbox; truncate kernel.rate_limits`,
  )
})

const rows = async (sql: string) => (await database.pool.query(sql)).rows
const numbers = async (): Promise<string[]> =>
  (await rows('select number from platform.requests order by received_at')).map(({ number }) => number)
const requestIds = async () =>
  (await rows('select id from platform.requests order by received_at')).map(({ id }) => id)
const storedFiles = async () => (await rows('select id from files.files')).map(({ id }) => id)

let keys = 0
async function upload(facts: { name?: string; content?: Uint8Array<ArrayBuffer>; key?: string } = {}) {
  keys += 1
  const { name = 'plan.pdf', content = SAMPLE_PDF, key = `a key that is long enough ${keys}` } = facts
  const stored = await attachments.upload({ name, content, network: 'network' }, key)
  if (!stored.ok) throw new Error(stored.code)
  return stored.value
}
const send = (ids: readonly string[], facts: Parameters<typeof sampleRequest>[0] = {}) =>
  client.send(
    sampleRequest({ accountId: 'anna', ...facts, attachments: [...ids] }),
    `key ${ids.join('').slice(0, 150)}`,
  )
/** Saves an attachment as the customer who sent the request. */
const save = (number: string | undefined, id: string) =>
  threads.ofCustomer('anna', number ?? '').downloadAttachment(id)
const REFUSED = {
  ok: false,
  code: 'request-malformed',
  fields: [{ path: 'attachments', code: 'attachment-unknown' }],
}

test('a file is stored with the type of its content and a clean name, and sent with a message', async () => {
  const picture = await samplePicture('jpeg')
  const attachment = await upload({ name: '../Wandriß\u202e.pdf', content: picture })
  expect(attachment).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    name: 'Wandriß.jpg',
    type: 'image/jpeg',
    sizeBytes: picture.length,
  })
  expect(await send([attachment.id])).toMatchObject({ ok: true })
  const [number] = await numbers()
  const sent = await save(number, attachment.id)
  if (!sent.ok || !sent.value) throw new Error('It is sent')
  expect(new Uint8Array(await sent.value.arrayBuffer())).toEqual(picture)
  expect(Object.fromEntries(sent.value.headers)).toEqual({
    'content-type': 'image/jpeg',
    'content-length': String(picture.length),
    'content-disposition': `attachment; filename="Wandri_.jpg"; filename*=UTF-8''Wandri%C3%9F.jpg`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
})

// spec 3: attachments of requests: 10 MB each, five for a message
test.each([
  ['a page named like a PDF', new TextEncoder().encode('<!doctype html>'), 'attachment-type'],
  ['a file without content', new Uint8Array(), 'attachment-empty'],
  ['more than 10 MB', new Uint8Array(ATTACHMENT_BYTES_MAX + 1), 'attachment-too-large'],
  ['a PDF that breaks off', SAMPLE_PDF.subarray(0, 40), 'attachment-unreadable'],
])('%s is refused, and nothing is stored', async (_, content, code) => {
  const file = { name: 'plan.pdf', content: new Uint8Array(content), network: 'network' }
  expect(await attachments.upload(file, 'a key that is long enough')).toEqual(refuse(code))
  expect([await rows('select from platform.request_attachments'), await storedFiles()]).toEqual([[], []])
})

test('a repeated upload is the same attachment, before and after a message has it', async () => {
  const key = 'the same key, long enough'
  const first = await upload({ key })
  expect(await upload({ key })).toEqual(first)
  await send([first.id])
  expect(await upload({ key })).toEqual(first)
  expect(await send([first.id])).toMatchObject({ ok: true })
  expect(await requestIds()).toHaveLength(1)
  expect(await storedFiles()).toEqual([first.id])
})

test('an attachment belongs to one message: unknown and claimed ones are refused, and nothing is stored', async () => {
  const [mine, another] = [await upload(), await upload()]
  await send([mine.id])
  expect(await send([another.id, mine.id])).toEqual(REFUSED)
  expect(await send([another.id, crypto.randomUUID()])).toEqual(REFUSED)
  expect(await requestIds()).toHaveLength(1)
  expect(await send([another.id])).toMatchObject({ ok: true })
})

test('of simultaneous messages with one attachment, one has it', async () => {
  const { id } = await upload()
  const sent = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      client.send(sampleRequest({ attachments: [id] }), `key ${index}`),
    ),
  )
  expect(sent.filter(({ ok }) => ok)).toHaveLength(1)
  expect(sent.filter(({ ok }) => !ok)).toEqual(Array(5).fill(REFUSED))
  expect(await requestIds()).toHaveLength(1)
})

test('simultaneous calls with one key and an attachment store one request, and all have its receipt', async () => {
  const { id } = await upload()
  const sent = await Promise.all(Array.from({ length: 6 }, () => send([id])))
  expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(sent[0]?.ok).toBe(true)
})

test('six attachments are refused', async () => {
  const ids = Array.from({ length: 6 }, () => crypto.randomUUID())
  expect(await send(ids)).toMatchObject({ ok: false, fields: [{ path: 'attachments' }] })
})

// spec 3: attachments of requests: for those who take part in the conversation only
test('a file is for those who take part in its conversation only', async () => {
  const [mine, other] = [await upload(), await upload()]
  await send([mine.id])
  now = new Date(NOW.getTime() + 1_000)
  await send([other.id])
  const [first = '', second = ''] = await numbers()
  expect(await save(first, mine.id)).toMatchObject({ ok: true, value: { status: 200 } })
  const unclaimed = await upload()
  for (const [number, id] of [
    [second, mine.id],
    [first, other.id],
    [first, unclaimed.id],
    [first, 'x'],
    ['x', mine.id],
  ] as const)
    expect(await save(number, id)).toEqual(ok(null))
  expect(await threads.ofCustomer('eve', first).downloadAttachment(mine.id)).toEqual(ok(null))
})

test('a customer attaches files to a reply, once; a reply whose file is not theirs is not stored', async () => {
  const [first, second] = [await upload(), await upload()]
  await send([first.id])
  const [number = ''] = await numbers()
  const thread = threads.ofCustomer('anna', number)
  now = new Date(NOW.getTime() + 1_000)
  const reply = { text: 'And the staircase.', attachments: [second.id] }
  for (const _ of ['once', 'again'])
    expect(await thread.reply(reply, 'a reply')).toMatchObject({
      ok: true,
      value: { messages: [{ attachments: [first] }, { attachments: [second] }] },
    })
  expect(await thread.reply({ ...reply, attachments: [] }, 'a reply')).toEqual(refuse('request-malformed'))
  expect(await thread.reply({ ...reply, attachments: [first.id] }, 'another')).toEqual(
    refuse('attachment-unknown'),
  )
  expect(await thread.read()).toMatchObject({ value: { messages: [{}, { text: reply.text }] } })
})

test('what the team attaches to a note is for the team alone', async () => {
  const { id } = await upload()
  await send([id])
  const [requestId = ''] = await requestIds()
  await database.pool.query('update platform.request_messages set is_note = true')
  const [number] = await numbers()
  expect(await save(number, id)).toEqual(ok(null))
  expect((await call(`/requests/${requestId}/attachments/${id}`, { role: 'care' })).status).toBe(200)
})

test('the team sees which files were sent, and client care alone opens them', async () => {
  const attachment = await upload()
  await send([attachment.id])
  const [requestId = ''] = await requestIds()
  const { body } = await call(`/requests/${requestId}`, { role: 'care' })
  expect(body.item.detail.messages).toMatchObject([{ attachments: [attachment] }])
  const path = `/requests/${requestId}/attachments/${attachment.id}`
  expect((await call(path, { role: 'content' })).status).toBe(403)
  expect((await call(path, { role: 'a customer' })).status).toBe(401)
  expect((await call(path, { role: 'care' })).status).toBe(200)
  for (const wrong of [`/requests/${crypto.randomUUID()}/attachments/${attachment.id}`, `${path}x`])
    expect((await call(wrong, { role: 'care' })).status).toBe(404)
})

test('the team attaches files to a reply, which its customer can save', async () => {
  await send([])
  const [requestId = ''] = await requestIds()
  now = new Date(NOW.getTime() + 1_000)
  const path = '/requests/attachments?name=Angebot%20K%C3%BCche.pdf'
  const upload = await call(path, { role: 'care', bytes: SAMPLE_PDF })
  expect(upload.body.item).toMatchObject({ name: 'Angebot Küche.pdf', type: 'application/pdf' })
  const { id } = upload.body.item
  const reply = (version: number, attachments: string[]) =>
    call(`/requests/${requestId}/reply`, {
      role: 'care',
      body: { version, input: { text: 'See the file.', isQuestion: false, attachments } },
    })
  expect((await reply(1, [id])).body.item.detail.messages.at(-1)).toMatchObject({
    attachments: [{ id, name: 'Angebot Küche.pdf' }],
  })
  expect(await reply(2, [id])).toMatchObject({ status: 422, body: { code: 'attachment-unknown' } })
  const [number] = await numbers()
  expect(await save(number, id)).toMatchObject({ ok: true, value: { status: 200 } })
  const page = new TextEncoder().encode('<!doctype html>')
  for (const [bytes, code] of [
    [page, 'attachment-type'],
    [new Uint8Array(), 'attachment-empty'],
  ] as const)
    expect(await call(path, { role: 'care', bytes })).toMatchObject({ status: 422, body: { code } })
})

test('the files of a duplicate belong to the request that it was merged into', async () => {
  const { id } = await upload()
  await send([])
  now = new Date(NOW.getTime() + 1_000)
  await send([id])
  const [first = ''] = await numbers()
  const [target = '', duplicate = ''] = await requestIds()
  const body = { version: 1, input: { into: first } }
  expect((await call(`/requests/${duplicate}/merge`, { role: 'care', body })).status).toBe(200)
  expect((await call(`/requests/${target}/attachments/${id}`, { role: 'care' })).status).toBe(200)
})

test('a network sends sixty files an hour, and 500 MB a day', async () => {
  const limiter = createRateLimiter({ database, clock: () => now, secret: 'a secret' })
  async function admittedOf(network: string, bytes: number): Promise<number> {
    for (let count = 0; ; count += 1)
      if (!(await admitAttachment(limiter, { network, bytes })).ok) return count
  }
  expect(await admittedOf('small files', 1_000)).toBe(60)
  expect(await admittedOf('large files', ATTACHMENT_BYTES_MAX)).toBe(50)
  for (let sent = 0; sent < 60; sent += 1) await admitAttachment(limiter, { network: 'network', bytes: 1 })
  const file = { name: 'plan.pdf', content: SAMPLE_PDF, network: 'network' }
  expect(await attachments.upload(file, 'a key that is long enough')).toEqual(refuse('attachments-limited'))
})

test('while the files service is down a file is refused and sent files are unavailable; then both work', async () => {
  const { id } = await upload()
  await send([id])
  const [number] = await numbers()
  const originalFetch = fileService.fetch
  fileService.fetch = async () => new Response(null, { status: 503 })
  const file = { name: 'plan.pdf', content: SAMPLE_PDF, network: 'network' }
  const key = 'another key that is long enough'
  expect(await attachments.upload(file, key)).toEqual(refuse('attachments-unavailable'))
  expect(await save(number, id)).toEqual(refuse('platform-unavailable'))
  expect(problems).toContainEqual({ code: 'files-unavailable', operation: 'store', status: 503 })
  fileService.fetch = originalFetch
  expect(await attachments.upload(file, key)).toMatchObject({ ok: true })
  expect(await save(number, id)).toMatchObject({ ok: true, value: { status: 200 } })
})

test('a file without a message is removed after a day; while the files service is down it is tried again', async () => {
  const [waiting, sent] = [await upload(), await upload()]
  await send([sent.id])
  const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS + 1)
  await removeUnclaimed(database, files, later(ATTACHMENT_HOURS - 1))
  expect(await storedFiles()).toHaveLength(2)
  await removeUnclaimed(
    database,
    { remove: async () => refuse('files-unavailable') },
    later(ATTACHMENT_HOURS),
  )
  expect(await send([waiting.id, crypto.randomUUID()])).toEqual(REFUSED)
  expect(await rows('select id from platform.request_attachments where message_id is null')).toHaveLength(1)
  await removeUnclaimed(database, files, later(ATTACHMENT_HOURS))
  expect(await storedFiles()).toEqual([sent.id])
  expect(await send([waiting.id])).toEqual(REFUSED)
})

test('a message that claims a file while it is being removed does not have it', async () => {
  const { id } = await upload()
  let claiming: ReturnType<typeof send> | undefined
  await removeUnclaimed(
    database,
    {
      async remove() {
        claiming = send([id])
        return ok(null)
      },
    },
    new Date(NOW.getTime() + 25 * HOUR_MS),
  )
  expect(await claiming).toEqual(REFUSED)
})

test('the files of removed requests go with the next run of the job, with an account or after their time', async () => {
  const [ofAnna, ofGuest] = [await upload(), await upload()]
  await send([ofAnna.id])
  await send([ofGuest.id], { accountId: null })
  const [number] = await numbers()
  const url = `https://shop.example/de-de/profile/requests/${number}/files/${ofAnna.id}`
  expect((await platform.customers.copy('anna')).requests).toMatchObject([
    { messages: [{ attachments: [{ name: 'plan.pdf', url }] }] },
  ])
  await database.db.transaction((tx) => platform.customers.remove(tx, 'anna'))
  expect(await rows(`select name from platform.request_attachments where message_id is null`)).toEqual([
    { name: '' },
  ])
  await removeUnclaimed(database, files, NOW)
  expect(await storedFiles()).toEqual([ofGuest.id])
  const late = new Date(NOW.getTime() + 731 * 24 * HOUR_MS)
  await removeOldRequests(database, late)
  await removeUnclaimed(database, files, late)
  expect([await storedFiles(), await rows('select from platform.request_attachments')]).toEqual([[], []])
})
