import { afterAll, beforeEach, expect, test } from 'vitest'
import type { NewRequest } from '#contracts/request.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openRequests } from '#tests/support/samples/open-requests.ts'
import { sampleRequest } from '#tests/support/samples/sample-request.ts'
import { stockRequest } from '#tests/support/samples/stock-request.ts'

const database = await freshDatabase('platform', 'mail')
afterAll(() => database.close())
// A Tuesday morning.
const NOW = new Date('2026-11-24T08:00:00Z')
let now = NOW
const { platform, client, threads, problems, emails } = openRequests(database, () => now)

beforeEach(async () => {
  now = NOW
  problems.length = 0
  await database.pool.query(
    'truncate platform.requests cascade; truncate mail.outbox; truncate kernel.rate_limits',
  )
})

/** Sends a request, by Anna unless stated otherwise, and returns its number. */
async function send(request: NewRequest = sampleRequest({ accountId: 'anna' })): Promise<string> {
  const sent = await client.send(request, crypto.randomUUID())
  if (!sent.ok) throw new Error(sent.code)
  return sent.value.number
}
const toReply = (text: string) => ({ text, attachments: [] })
const anna = (number: string) => threads.ofCustomer('anna', number)

/** Stores a message of the team, and the state of the request after it. */
async function write(number: string, text: string, { isNote = false, state = 'replied' } = {}) {
  await database.pool.query(
    `insert into platform.request_messages (request_id, account_id, text, is_note, sent_at)
     select id, 'giulia', $2, $3, $4 from platform.requests where number = $1`,
    [number, text, isNote, now],
  )
  await database.pool.query('update platform.requests set state = $2 where number = $1', [number, state])
}

// spec 1: requests in the account: a customer reads their conversation with the house, without notes of the team
test('a customer reads their conversation, with the first names of the team and without its notes', async () => {
  const number = await send()
  now = new Date('2026-11-24T10:00:00Z')
  await write(number, 'A difficult one.', { isNote: true })
  await write(number, 'It leaves today.')
  expect(await anna(number).read()).toMatchObject({
    ok: true,
    value: {
      number,
      state: 'replied',
      name: 'Ada Lovelace',
      topic: 'order-status',
      facts: [{ key: 'orderNumber', value: 'BT-2611-000123' }],
      messages: [
        { isFromHouse: false, member: null, text: 'Where is my lamp?\nI would like to know.' },
        { isFromHouse: true, member: 'Giulia', text: 'It leaves today.' },
      ],
    },
  })
  const whole = JSON.stringify(await anna(number).read())
  for (const hidden of ['A difficult one.', 'Ferri', 'giulia']) expect(whole).not.toContain(hidden)
})

// spec 1: the requests about an order on its page in the account
test('a customer has the requests about an order of theirs', async () => {
  const number = await send()
  await send({
    ...sampleRequest(),
    accountId: 'anna',
    fields: { ...sampleRequest().fields, orderNumber: '' },
  })
  await send({ ...sampleRequest(), accountId: 'bert' })
  const about = async (order: string) => {
    const listed = await threads.list('anna', 1, { order })
    return listed.ok && listed.value.requests.map((request) => request.number)
  }
  expect(await about('BT-2611-000123')).toEqual([number])
  expect(await about('BT-2611-000124')).toEqual([])
  expect(await about('')).toHaveLength(1)
})

// spec 6: a conversation is for its customer alone
test('a conversation is for its customer alone', async () => {
  const ofGuest = await send(sampleRequest())
  const number = await send()
  for (const [account, of] of [
    ['bert', number],
    ['anna', ofGuest],
    ['anna', 'R-26-999999'],
  ] as const) {
    const thread = threads.ofCustomer(account, of)
    expect(await thread.read()).toEqual({ ok: true, value: null })
    expect(await thread.reply(toReply('Hello'), 'key')).toEqual({ ok: true, value: null })
    expect(await thread.close()).toEqual({ ok: true, value: null })
  }
  expect(await threads.list('bert', 1)).toEqual({ ok: true, value: { requests: [], total: 0, files: [] } })
  const { rows } = await database.pool.query('select state from platform.requests')
  expect(rows).toEqual([{ state: 'new' }, { state: 'new' }])
  const request = new Request(`http://platform.internal/customer/requests/${number}`)
  expect((await platform.fetch(request)).status).toBe(401)
})

test.each([
  ['replied', '2026-11-24T17:00:00.000Z'],
  ['waiting', '2026-11-24T17:00:00.000Z'],
  ['closed', '2026-11-24T17:00:00.000Z'],
  ['new', '2026-11-24T16:00:00.000Z'],
])('a reply to a request that is %s goes to the team, who promise theirs by %s', async (state, replyBy) => {
  const number = await send()
  if (state !== 'new') await write(number, 'In brass?', { state })
  now = new Date('2026-11-24T09:00:00Z')
  const replied = await anna(number).reply(toReply(' Yes,\nplease. '), 'key')
  expect(replied).toMatchObject({
    value: { state: 'new', replyBy, updatedAt: now.toISOString() },
  })
  expect(replied.ok && replied.value?.messages.at(-1)).toMatchObject({
    isFromHouse: false,
    text: 'Yes,\nplease.',
    sentAt: now.toISOString(),
  })
  const { rows } = await database.pool.query('select version from platform.requests')
  expect(rows).toEqual([{ version: 2 }])
  expect((await emails()).filter(({ kind }) => kind === 'request-team-reply')).toMatchObject([
    {
      to: 'hello@house.example',
      subject: expect.stringContaining(number),
      text: expect.stringContaining('Yes,\nplease.'),
    },
  ])
})

test('a reply is stored once, however often it is sent, and its key belongs to its text', async () => {
  const number = await send()
  now = new Date('2026-11-24T09:00:00Z')
  await Promise.all(Array.from({ length: 5 }, () => anna(number).reply(toReply('In brass.'), 'key')))
  const again = await anna(number).reply(toReply('In brass.'), 'key')
  expect(again.ok && again.value?.messages.map(({ text }) => text).slice(1)).toEqual(['In brass.'])
  expect(await anna(number).reply(toReply('In steel.'), 'key')).toEqual({
    ok: false,
    code: 'request-malformed',
  })
  expect((await emails()).filter(({ kind }) => kind === 'request-team-reply')).toHaveLength(1)
  const another = await send()
  expect(await anna(another).reply(toReply('In steel.'), 'key')).toMatchObject({ ok: true })
})

test.each([
  ['an empty reply', { text: ' \n ' }],
  ['one that is too long', { text: 'x'.repeat(5_001) }],
  ['one that is not stored', { text: 'A\0B' }],
  ['one with more in it', { text: 'Hello', accountId: 'giulia' }],
])('%s is refused', async (_, reply) => {
  const number = await send()
  expect(await anna(number).reply({ attachments: [], ...reply }, 'key')).toEqual({
    ok: false,
    code: 'request-malformed',
  })
})

test('twenty replies an hour are enough for a conversation', async () => {
  const number = await send()
  for (let index = 0; index < 20; index += 1) await anna(number).reply(toReply(`${index}`), `${index}`)
  expect(await anna(number).reply(toReply('More'), 'more')).toEqual({
    ok: false,
    code: 'too-many-requests',
    retryAfterSeconds: expect.any(Number),
  })
  expect(await anna(number).reply(toReply('1'), '1')).toMatchObject({ ok: true })
})

test('a customer closes a request, and opens it again by writing', async () => {
  const number = await send()
  expect(await anna(number).close()).toMatchObject({ value: { state: 'closed' } })
  expect(await anna(number).close()).toMatchObject({ value: { state: 'closed' } })
  expect(await emails()).toHaveLength(2)
  expect(await anna(number).reply(toReply('One more thing.'), 'key')).toMatchObject({
    value: { state: 'new' },
  })
})

test('a notice that waits for a piece has no conversation, but can be closed', async () => {
  const number = await send(stockRequest({ accountId: 'anna' }))
  expect(await anna(number).reply(toReply('When?'), 'key')).toEqual({
    ok: false,
    code: 'request-malformed',
  })
  expect(await anna(number).read()).toMatchObject({ value: { state: 'waiting' } })
  expect(await anna(number).close()).toMatchObject({ value: { state: 'closed' } })
})

test('requests are listed by their last change, twenty at a time, without duplicates of others', async () => {
  const first = await send()
  for (let index = 0; index < 20; index += 1) {
    await send(sampleRequest({ accountId: 'anna', email: `anna${index}@example.com`, network: `${index}` }))
  }
  now = new Date('2026-11-24T09:00:00Z')
  await anna(first).reply(toReply('Hello?'), 'key')
  const page = await threads.list('anna', 1)
  if (!page.ok) throw new Error(page.code)
  expect([page.value.total, page.value.requests.length]).toEqual([21, 20])
  expect(page.value.requests[0]).toMatchObject({ number: first, state: 'new' })
  const last = await threads.list('anna', 2)
  const [oldest] = last.ok ? last.value.requests : []
  await database.pool.query(
    `update platform.requests set merged_into = (select id from platform.requests where number = $1)
     where number = $2`,
    [first, oldest?.number],
  )
  expect(await threads.list('anna', 2)).toEqual({ ok: true, value: { requests: [], total: 20, files: [] } })
})

test('a reply to a request that is merged meanwhile goes to the other', async () => {
  const [first, second] = [await send(), await send()]
  const merging = await database.pool.connect()
  await merging.query('begin')
  await merging.query(
    `update platform.requests set state = 'closed', merged_into = (select id from platform.requests where number = $1)
     where number = $2`,
    [first, second],
  )
  const replied = anna(second).reply(toReply('In brass.'), 'key')
  const isWaiting = async () =>
    (await database.pool.query(`select 1 from pg_locks where not granted`)).rowCount !== 0
  await expect.poll(isWaiting).toBe(true)
  await merging.query('commit')
  merging.release()
  expect(await replied).toMatchObject({ ok: true, value: { number: first } })
  const { rows } = await database.pool.query(
    `select number, state from platform.requests join platform.request_messages on request_id = requests.id
     where text = 'In brass.'`,
  )
  expect(rows).toEqual([{ number: first, state: 'new' }])
})

test('what a customer wrote back is in the copy of their data, and removed with it', async () => {
  const number = await send()
  now = new Date('2026-11-24T09:00:00Z')
  await anna(number).reply(toReply('In brass.'), 'key')
  const { requests } = await platform.customers.copy('anna')
  expect(requests).toMatchObject([{ messages: [{}, { isFromHouse: false, text: 'In brass.' }] }])
  await database.db.transaction((tx) => platform.customers.remove(tx, 'anna'))
  const { rows } = await database.pool.query('select 1 from platform.request_messages')
  expect(rows).toEqual([])
  expect((await emails()).filter(({ text }) => text !== '')).toEqual([])
})
