import { afterAll, beforeEach, expect, test } from 'vitest'
import { createAttachmentsClient } from '#clients/platform/attachments-client.ts'
import { createIdTokens } from '#services/kernel/secrets/id-tokens.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openRequests } from '#tests/support/samples/open-requests.ts'
import { SAMPLE_PDF } from '#tests/support/samples/sample-files.ts'
import { sampleRequest } from '#tests/support/samples/sample-request.ts'
import { sampleTeam } from '#tests/support/samples/sample-team.ts'
import { testClock } from '#tests/support/test-clock.ts'

const database = await freshDatabase('platform', 'mail', 'files')
afterAll(() => database.close())
const { platform, client, threads, threadTokens, problems } = openRequests(database, testClock())
const { call } = sampleTeam(database, platform)
const attachments = createAttachmentsClient({
  baseUrl: 'http://platform.internal',
  fetch: platform.fetch,
  token: 'server',
  report: (problem) => problems.push(problem),
})

beforeEach(async () => {
  await database.pool.query(
    `truncate platform.requests cascade; truncate platform.request_attachments; truncate files.files cascade;
     truncate mail.outbox; truncate kernel.rate_limits`,
  )
})

/** Sends a request, and returns its id and the token of its conversation. */
async function send(facts: Parameters<typeof sampleRequest>[0] = {}) {
  const sent = await client.send(sampleRequest(facts), crypto.randomUUID())
  if (!sent.ok) throw new Error(sent.code)
  const { number } = sent.value
  const { rows } = await database.pool.query('select id from platform.requests where number = $1', [number])
  const id: string = rows[0].id
  return { id, number, token: threadTokens.tokenOf(id) }
}
const NOT_THEIRS = { ok: true, value: null }

test('a guest reads, replies and closes with the link of their email alone', async () => {
  const { number, token } = await send()
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  const guest = threads.ofGuest(token)
  expect(await guest.read()).toMatchObject({ ok: true, value: { number, state: 'new' } })
  expect(await guest.reply({ text: 'It is black.', attachments: [] }, 'key')).toMatchObject({
    value: { number, messages: [{}, { text: 'It is black.', isFromHouse: false }] },
  })
  expect(await guest.close()).toMatchObject({ value: { state: 'closed' } })
})

// spec 6: a guest follows their conversation with the link of their email alone
test('a link that is forged, of another conversation, or of one that was removed, opens nothing', async () => {
  const { id, token } = await send()
  const other = await send()
  const account = await send({ accountId: 'anna' })
  const forged = createIdTokens(['another secret'], 'tests').tokenOf(id)
  const forOtherPurpose = createIdTokens(['a secret'], 'another purpose').tokenOf(id)
  const mixed = token.slice(0, 32) + other.token.slice(32)
  for (const wrong of [
    forged,
    forOtherPurpose,
    mixed,
    account.token,
    id,
    `${token}0`,
    token.slice(0, 63),
    'x',
  ])
    expect([wrong, await threads.ofGuest(wrong).read()]).toEqual([wrong, NOT_THEIRS])
  expect(await threads.ofCustomer('anna', other.number).read()).toEqual(NOT_THEIRS)
  await database.pool.query('delete from platform.requests where id = $1', [id])
  expect(await threads.ofGuest(token).read()).toEqual(NOT_THEIRS)
})

test('only servers open conversations of guests', async () => {
  const { token } = await send()
  for (const authorization of [undefined, 'Bearer anna']) {
    const request = new Request(`http://platform.internal/requests/threads/${token}`, {
      headers: { ...(authorization && { authorization }) },
    })
    expect((await platform.fetch(request)).status).toBe(401)
  }
})

test('a link still opens after the secret was rotated', async () => {
  const { id, token } = await send()
  expect(createIdTokens(['a new secret', 'a secret'], 'tests').open(token)).toBe(id)
})

test('a guest finds the link in the receipt and in each reply, encrypted; an account is led to its own page', async () => {
  const { id, token } = await send()
  await reply(id, 'It leaves today.')
  const { number } = await send({ accountId: 'anna' })
  const { rows } = await database.pool.query(
    'select kind, html, text, sealed_link from mail.outbox order by created_at, kind',
  )
  const { open } = createSeal(['a secret'], 'links in emails')
  const links = rows.map(({ kind, sealed_link }) => [kind, sealed_link && open(sealed_link)])
  const page = `https://shop.example/de-de/requests/thread/${token}`
  expect(links).toEqual([
    ['request-received', page],
    ['request-team', null],
    ['request-reply', page],
    ['request-received', null],
    ['request-team', null],
  ])
  for (const { html, text } of rows) expect(html + text).not.toContain(token)
  expect(rows[3].text).toContain(`https://shop.example/de-de/profile/requests/${number}`)
})

test('files are sent with a reply, and saved by those who take part', async () => {
  const { id, token } = await send()
  const other = await send()
  const file = { name: 'plan.pdf', content: SAMPLE_PDF, network: null }
  const stored = await attachments.upload(file, 'a key that is long enough')
  if (!stored.ok) throw new Error(stored.code)
  const guest = threads.ofGuest(token)
  const text = 'Here it is.'
  const withFile = { text, attachments: [stored.value.id] }
  expect(await guest.reply(withFile, 'key')).toMatchObject({
    value: { messages: [{ attachments: [] }, { text, attachments: [stored.value] }] },
  })
  expect(await guest.reply(withFile, 'key')).toMatchObject({ ok: true })
  expect(await guest.reply(withFile, 'another')).toEqual({ ok: false, code: 'attachment-unknown' })
  const saved = await guest.downloadAttachment(stored.value.id)
  if (!saved.ok || !saved.value) throw new Error('It is there')
  expect(saved.value.headers.get('content-disposition')).toContain('attachment')
  expect(new Uint8Array(await saved.value.arrayBuffer())).toEqual(SAMPLE_PDF)
  for (const id of [stored.value.id, crypto.randomUUID(), 'x'])
    expect(await threads.ofGuest(other.token).downloadAttachment(id)).toEqual(NOT_THEIRS)
  await database.pool.query('update platform.request_messages set is_note = true where text = $1', [text])
  expect(await guest.downloadAttachment(stored.value.id)).toEqual(NOT_THEIRS)
  const whole = JSON.stringify(await guest.read())
  expect([whole.includes(text), whole.includes(id)]).toEqual([false, false])
})

test('a duplicate leads to the conversation that it was added to, which has the messages of both', async () => {
  const main = await send()
  const first = await send()
  const second = await send()
  await merge(second, first)
  await merge(first, main)
  const opened = await threads.ofGuest(second.token).read()
  expect(opened).toMatchObject({ value: { number: main.number, messages: [{}, {}, {}] } })
  await threads.ofGuest(second.token).reply({ text: 'One more.', attachments: [] }, 'key')
  expect(await threads.ofGuest(main.token).read()).toMatchObject({
    value: { messages: [{}, {}, {}, { text: 'One more.' }] },
  })
})

test('a reply that is sent again after the request was merged is stored once', async () => {
  const main = await send()
  const duplicate = await send()
  const reply = () => threads.ofGuest(duplicate.token).reply({ text: 'It is black.', attachments: [] }, 'key')
  await reply()
  await merge(duplicate, main)
  expect(await reply()).toMatchObject({ value: { number: main.number, messages: [{}, {}, {}] } })
  expect(
    await threads.ofGuest(main.token).reply({ text: 'It is white.', attachments: [] }, 'key'),
  ).toMatchObject({
    value: { messages: [{}, {}, {}, { text: 'It is white.' }] },
  })
})

type Sent = Awaited<ReturnType<typeof send>>

async function merge({ id }: Sent, { number }: Sent): Promise<void> {
  const { body } = await call(`/requests/${id}`, { role: 'care' })
  const input = { into: number }
  const { status } = await call(`/requests/${id}/merge`, {
    role: 'care',
    body: { version: body.item.version, input },
  })
  expect(status).toBe(200)
}

async function reply(id: string, text: string): Promise<void> {
  const { body } = await call(`/requests/${id}`, { role: 'care' })
  const input = { text, isQuestion: false, attachments: [] }
  const { status } = await call(`/requests/${id}/reply`, {
    role: 'care',
    body: { version: body.item.version, input },
  })
  expect(status).toBe(200)
}
