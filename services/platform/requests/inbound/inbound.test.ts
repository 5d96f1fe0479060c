import { createHmac } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { InboundEmail } from '#contracts/inbound.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openRequests } from '#tests/support/samples/open-requests.ts'
import { sampleRequest } from '#tests/support/samples/sample-request.ts'
import { SAMPLE_REQUESTS } from '#tests/support/samples/sample-requests.ts'
import { inboundRoutes } from './inbound-routes.ts'
import { createReplyAddresses } from './reply-address.ts'

const database = await freshDatabase('platform', 'mail')
afterAll(() => database.close())
const NOW = new Date('2026-11-24T08:00:00Z')
let now = NOW
const { platform, client, threads, threadTokens, inbound, emails } = openRequests(database, () => now)

beforeEach(async () => {
  now = NOW
  await database.pool.query(
    'truncate platform.requests cascade; truncate mail.outbox; truncate kernel.rate_limits',
  )
})

const seconds = () => Math.floor(now.getTime() / 1000)
const sign = (body: string, sentAt = seconds(), secret = inbound.secret) =>
  `t=${sentAt},v1=${createHmac('sha256', secret).update(`${sentAt}.${body}`).digest('hex')}`

async function post(body: string, signature: string | null = sign(body)) {
  const headers = { ...(signature !== null && { 'x-inbound-signature': signature }) }
  const response = await platform.fetch(
    new Request('http://platform.internal/inbound', { method: 'POST', headers, body }),
  )
  return { status: response.status, body: await response.json() }
}
const report = (email: InboundEmail) => post(JSON.stringify(email))

/** Sends a request as a guest, and returns its conversation and an email to it. */
async function send() {
  const sent = await client.send(sampleRequest(), crypto.randomUUID())
  if (!sent.ok) throw new Error(sent.code)
  const { number } = sent.value
  const { rows } = await database.pool.query('select id from platform.requests where number = $1', [number])
  const thread = threads.ofGuest(threadTokens.tokenOf(rows[0].id))
  const email: InboundEmail = {
    id: '<1@mail.example>',
    from: 'Ada Lovelace <ADA@example.com>',
    to: `The house <${inbound.addresses.toAddress(number)}>`,
    isAuthenticated: true,
    isAutomatic: false,
    subject: `Re: ${number}`,
    text: 'The second one.\n\nOn Mon, Nov 23, 2026 at 4:51 AM Giulia <g@house.example> wrote:\n> Which drawer?',
  }
  return { number, thread, email }
}
const messages = async () =>
  (
    await database.pool.query(
      'select text, is_note, email_id from platform.request_messages order by sent_at',
    )
  ).rows

// spec 1: replies by email reach the conversation, once and without quotations
test('an email of the customer is a letter of the conversation, without what it quotes', async () => {
  const { thread, email } = await send()
  now = new Date('2026-11-24T09:00:00Z')
  await database.pool.query(`update platform.requests set state = 'waiting'`)
  expect(await report(email)).toEqual({ status: 200, body: { outcome: 'stored' } })
  expect(await thread.read()).toMatchObject({
    value: { state: 'new', messages: [{}, { text: 'The second one.', isFromHouse: false }] },
  })
  expect((await emails()).filter(({ kind }) => kind === 'request-team-reply')).toMatchObject([
    { to: 'hello@house.example', text: expect.stringContaining('The second one.') },
  ])
})

test('an email that is reported again, also at once, is stored once', async () => {
  const { email } = await send()
  const reports = await Promise.all(Array.from({ length: 5 }, () => report(email)))
  now = new Date('2026-11-24T08:04:00Z')
  for (const { status } of [...reports, await report(email)]) expect(status).toBe(200)
  expect(await messages()).toHaveLength(2)
  expect((await emails()).filter(({ kind }) => kind === 'request-team-reply')).toHaveLength(1)
})

test.each([
  ['its name', '"Lovelace, ada@example.com, Ada" <eve@example.org>'],
  ['a comment', '(ada@example.com,) eve@example.org'],
  ['a second sender', 'ada@example.com, eve@example.org'],
])('an email with the address of the customer in %s alone is a note', async (_, from) => {
  const { email } = await send()
  expect(await report({ ...email, from })).toMatchObject({ body: { outcome: 'noted' } })
})

test.each([
  '"Lovelace, Ada" <ada@example.com>',
  'Ada (at home) <ada@example.com>',
  '"Ada \\"the\\" Lovelace" <ada@example.com>',
])('an email from %s is a letter of the customer', async (from) => {
  const { email } = await send()
  expect(await report({ ...email, from })).toMatchObject({ body: { outcome: 'stored' } })
})

// spec 6: a forged or an old report of an email is refused
test('a report with a forged, a missing or an old signature is refused', async () => {
  const { email } = await send()
  const body = JSON.stringify(email)
  const forged = sign(body, seconds(), 'another secret')
  const ofAnother = sign(`${body} `)
  const moved = sign(body).replace(/t=\d+/, `t=${seconds() + 1}`)
  for (const signature of [
    null,
    '',
    forged,
    ofAnother,
    moved,
    sign(body, seconds() - 301),
    sign(body, seconds() + 301),
  ])
    expect([signature, await post(body, signature)]).toEqual([
      signature,
      { status: 401, body: { code: 'unauthorized' } },
    ])
  expect(await messages()).toHaveLength(1)
  expect((await post(body, sign(body, seconds() - 299))).status).toBe(200)
})

test('an email whose sender nothing confirms is a note, and one that a program wrote is ignored', async () => {
  const { email } = await send()
  expect(await report({ ...email, isAuthenticated: false })).toMatchObject({ body: { outcome: 'noted' } })
  const automatic = { ...email, id: '<2@mail.example>', isAutomatic: true }
  expect(await report(automatic)).toMatchObject({ body: { outcome: 'ignored' } })
  expect((await messages()).map(({ is_note }) => is_note)).toEqual([false, true])
})

test('an email from another address is a note for the team, which the customer does not read', async () => {
  const { thread, email } = await send()
  expect(await report({ ...email, from: 'bert@example.com' })).toMatchObject({ body: { outcome: 'noted' } })
  expect((await messages())[1]).toMatchObject({
    text: 'bert@example.com:\n\nThe second one.',
    is_note: true,
  })
  expect(JSON.stringify(await thread.read())).not.toContain('bert@example.com')
})

test.each([
  [
    'to an address that we did not sign',
    (email: InboundEmail) => ({
      ...email,
      to: createReplyAddresses(['another secret'], 'in.house.example').toAddress('R-26-000001'),
    }),
  ],
  ['to the mailbox alone', (email: InboundEmail) => ({ ...email, to: 'replies@in.house.example' })],
  [
    'to another domain',
    (email: InboundEmail) => ({ ...email, to: String(email.to).replace('in.house', 'evil') }),
  ],
  ['that only quotes', (email: InboundEmail) => ({ ...email, text: '> Which drawer?' })],
])('an email %s is ignored', async (_, change) => {
  const { email } = await send()
  expect(await report(change(email))).toEqual({ status: 200, body: { outcome: 'ignored' } })
  expect(await messages()).toHaveLength(1)
})

test('an email in HTML alone is read as text, whatever is in it', async () => {
  const { email } = await send()
  const html = `<html><head><title>x</title><style>p{}</style></head><body><p>The second one &amp; the&nbsp;third.</p>
    <div>&lt;b&gt; <script>alert(1)</script><br>Ada</div>
    <div class="gmail_quote">On Monday Giulia wrote:<blockquote>Which?</blockquote></div></body></html>`
  await report({ ...email, text: null, html })
  expect((await messages())[1].text).toBe('The second one & the\u00a0third.\n<b>\nAda')
})

test.each([
  ['no JSON', 'x', 422],
  ['no email', '{}', 422],
  ['too much', JSON.stringify({ text: 'x'.repeat(300_000) }), 413],
])('%s is refused', async (_, body, status) => {
  expect((await post(body)).status).toBe(status)
})

test('a long email is cut, and a conversation has its limit', async () => {
  const { email } = await send()
  await report({ ...email, text: 'x'.repeat(9_000) })
  expect((await messages())[1].text).toHaveLength(5_000)
  for (let index = 0; index < 19; index += 1) await report({ ...email, id: `${index}`, text: `${index}` })
  expect(await report({ ...email, id: 'last', text: 'last' })).toEqual({
    status: 429,
    body: { code: 'too-many-requests' },
  })
})

test('the address of a conversation fits into an email, and is that of emails to its customer', async () => {
  const { number } = await send()
  const address = inbound.addresses.toAddress(number)
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
  const { rows } = await database.pool.query('select kind, reply_to from mail.outbox order by kind')
  expect(rows).toEqual([
    { kind: 'request-received', reply_to: address },
    { kind: 'request-team', reply_to: null },
  ])
  expect(inbound.addresses.toNumber(address.toUpperCase())).toBe(number)
})

test('without a secret there is no such call', async () => {
  const app = inboundRoutes({ database, clock: () => now, requests: SAMPLE_REQUESTS })
  expect((await app.request('/', { method: 'POST', body: '{}' })).status).toBe(404)
})
