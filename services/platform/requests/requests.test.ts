import { afterAll, beforeEach, expect, test } from 'vitest'
import type { NewRequest } from '#contracts/request.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openRequests } from '#tests/support/samples/open-requests.ts'
import { sampleRequest } from '#tests/support/samples/sample-request.ts'
import { REQUEST_DAYS, removeOldRequests } from './remove-requests.ts'

const database = await freshDatabase('platform', 'mail')
afterAll(() => database.close())
// A Tuesday morning.
const NOW = new Date('2026-11-24T08:00:00Z')
let now = NOW
const { platform, client, problems, emails } = openRequests(database, () => now)

beforeEach(async () => {
  now = NOW
  problems.length = 0
  await database.pool.query(
    'truncate platform.requests cascade; truncate mail.outbox; truncate kernel.rate_limits',
  )
})

async function stored() {
  return (await database.pool.query('select * from platform.requests order by number')).rows
}

function post(body: unknown, { token = 'server', key = 'key' }: { token?: string; key?: string } = {}) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  return platform.fetch(new Request('http://platform.internal/requests', init))
}

test('a request has a number, and a reply is promised by the opening hours of the office', async () => {
  const sent = await client.send(sampleRequest(), 'key')
  expect(sent).toEqual({
    ok: true,
    value: { number: expect.stringMatching(/^R-26-\d{6}$/), replyBy: '2026-11-24T16:00:00.000Z' },
  })
  const another = await client.send(sampleRequest({ country: 'US' }), 'another')
  // The office in New York is open from 8 to 12.
  expect(another).toMatchObject({ value: { replyBy: '2026-11-25T17:00:00.000Z' } })
  const [first, second] = await stored()
  expect(Number(second.number.slice(5))).toBe(Number(first.number.slice(5)) + 1)
  expect(first).toMatchObject({ state: 'new', version: 1, email: 'ada@example.com', account_id: null })
})

test('its emails go to the sender and to the house, once', async () => {
  await client.send(sampleRequest(), 'key')
  const [number] = (await stored()).map((row) => row.number)
  expect(await emails()).toMatchObject([
    {
      kind: 'request-received',
      to: 'ada@example.com',
      subject: `Wir haben Ihre Nachricht ${number} erhalten`,
      text: expect.stringContaining('Dienstag, 24. November um 17:00 Uhr (CET)'),
    },
    { kind: 'request-team', to: 'hello@house.example', text: expect.stringContaining('Where is my lamp?') },
  ])
  expect((await emails())[1]?.text).toMatch(/\/desk\/requests\/[\w-]+\/show/)
})

/** Sends a request with the typed text in every field; returns the receipt and the email to the house. */
async function sendTyped(accountId: string | null, email = 'ada@example.com') {
  const typed = 'winmoney.example'
  const message = `Where is my lamp?\nSee ${typed} now, or call +1 212 555 0142.`
  const fields = { ...sampleRequest().fields, orderNumber: typed, message }
  const withPhone = { ...fields, prefersPhone: true, phone: '030 99988877' }
  await client.send(sampleRequest({ name: typed, accountId, email, fields: withPhone }), 'key')
  const [receipt, ofTeam] = await emails()
  for (const content of [ofTeam?.html, ofTeam?.text]) {
    expect(content).toContain(typed)
    expect(content).toContain('030 99988877')
    expect(content).toContain('+1 212 555 0142')
  }
  return [receipt?.subject, receipt?.html, receipt?.text].join('\n')
}

// spec 1: the receipt of a request repeats what was sent; to a guest without addresses and numbers
test.each([
  ['a guest', null, 'ada@example.com'],
  ['an account that has verified another address', 'ada', 'victim@example.com'],
])(
  'the receipt to %s has what was written, without addresses and numbers of the sender',
  async (_, accountId, email) => {
    const receipt = await sendTyped(accountId, email)
    expect(receipt).toContain('Where is my lamp?\nSee […] now, or call […]')
    for (const hidden of ['winmoney', '99988877', '0142']) expect(receipt).not.toContain(hidden)
  },
)

test('the receipt to the verified address of an account has the whole message', async () => {
  const receipt = await sendTyped('ada', 'Ada@example.com')
  for (const written of ['winmoney.example', '030 99988877', '+1 212 555 0142'])
    expect(receipt).toContain(written)
})

test('a repeated call stores and sends nothing, and has the same receipt, whatever its network', async () => {
  const first = await client.send(sampleRequest(), 'key')
  now = new Date('2026-11-24T10:00:00Z')
  expect(await client.send(sampleRequest({ network: 'another' }), 'key')).toEqual(first)
  expect(await stored()).toHaveLength(1)
  expect(await emails()).toHaveLength(2)
})

test('simultaneous calls with one key store one request', async () => {
  const sent = await Promise.all(Array.from({ length: 8 }, () => client.send(sampleRequest(), 'key')))
  expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(sent[0]?.ok).toBe(true)
  expect(await stored()).toHaveLength(1)
  expect(await emails()).toHaveLength(2)
})

test('a key with another body is refused', async () => {
  await client.send(sampleRequest(), 'key')
  const response = await post(sampleRequest({ name: 'Someone else' }))
  expect([response.status, await response.json()]).toEqual([409, { code: 'idempotency-key-reused' }])
  expect(await client.send(sampleRequest({ name: 'Someone else' }), 'key')).toEqual({
    ok: false,
    code: 'platform-unavailable',
  })
  expect(problems).toEqual([{ code: 'platform-unavailable', status: 409 }])
})

const of = (fields: Partial<NewRequest['fields']>) =>
  sampleRequest({ fields: { ...sampleRequest().fields, ...fields } })

test.each<[string, NewRequest, string, string]>([
  ['no name', sampleRequest({ name: '  ' }), 'name', 'required'],
  ['a text as its address', sampleRequest({ email: 'ada' }), 'email', 'email-malformed'],
  ['no message', of({ message: '' }), 'fields.message', 'required'],
  ['a message of one character', of({ message: '?' }), 'fields.message', 'too-short'],
  ['a message that is too long', of({ message: 'x'.repeat(5_001) }), 'fields.message', 'too-long'],
  ['a character that is not stored', of({ message: 'A\0B' }), 'fields.message', 'custom'],
  ['a wish for a call without a number', of({ prefersPhone: true }), 'fields.phone', 'phone-missing'],
])('a request with %s is refused, by field', async (_, request, path, code) => {
  expect(await client.send(request, 'key')).toEqual({
    ok: false,
    code: 'request-malformed',
    fields: [{ path, code }],
  })
  expect(await stored()).toEqual([])
})

test.each([
  ['without a key', sampleRequest(), { key: '' }, 422],
  ['that is no request', null, {}, 422],
  ['that is larger than any request', { text: 'x'.repeat(40_000) }, {}, 422],
  ['with the token of a customer', sampleRequest(), { token: 'anna' }, 401],
])('a call %s is refused', async (_, body, call, status) => {
  expect((await post(body, call)).status).toBe(status)
  expect(await stored()).toEqual([])
})

test('of a thousand requests of one network, ten are stored within an hour', async () => {
  const statuses = new Map<number, number>()
  for (let batch = 0; batch < 50; batch += 1) {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const name = `${batch}-${index}`
        return post(sampleRequest({ email: `${name}@example.com` }), { key: name })
      }),
    )
    for (const { status } of responses) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(Object.fromEntries(statuses)).toEqual({ 201: 10, 429: 990 })
  expect(await stored()).toHaveLength(10)
  expect(await emails()).toHaveLength(20)
})

test('an address gets ten receipts a day at most, however it is written and from wherever they are requested', async () => {
  for (let index = 0; index < 12; index += 1) {
    const email = index % 2 === 0 ? 'ada@example.com' : 'Ada@Example.com'
    await client.send(sampleRequest({ email, network: `${index}` }), `${index}`)
  }
  expect(await stored()).toHaveLength(10)
  const response = await post(sampleRequest({ network: 'last' }), { key: 'last' })
  expect(response.status).toBe(429)
  const retryAfterSeconds = Number(response.headers.get('retry-after'))
  expect(retryAfterSeconds).toBeGreaterThan(0)
  const refused = { code: 'too-many-requests', retryAfterSeconds }
  expect(await response.json()).toEqual(refused)
  expect(await client.send(sampleRequest({ network: 'last' }), 'last')).toMatchObject({
    ok: false,
    ...refused,
  })
  expect(await client.send(sampleRequest({ email: 'eve@example.com' }), 'eve')).toMatchObject({ ok: true })
})

test('a customer has their requests in the copy of their data, and takes them along', async () => {
  await client.send(sampleRequest({ accountId: 'anna' }), 'one')
  await client.send(sampleRequest({ accountId: 'bert' }), 'two')
  const { requests } = await platform.customers.copy('anna')
  expect(requests).toMatchObject([
    {
      kind: 'contact',
      fields: { topic: 'order-status', orderNumber: 'BT-2611-000123', prefersPhone: false, phone: '' },
      name: 'Ada Lovelace',
      messages: [{ isFromHouse: false, text: sampleRequest().fields.message }],
    },
  ])
  await database.db.transaction((tx) => platform.customers.remove(tx, 'anna'))
  expect(await stored()).toMatchObject([{ account_id: 'bert' }])
  const { rows } = await database.pool.query('select count(*)::int as count from platform.request_messages')
  expect(rows).toEqual([{ count: 1 }])
  const left = await emails()
  expect(left.filter(({ text }) => text === '').map(({ status }) => status)).toEqual(['dropped', 'dropped'])
  expect(left.filter(({ to }) => to === 'ada@example.com')).toHaveLength(1)
})

test('a request that has not changed for a long time is removed', async () => {
  await client.send(sampleRequest(), 'key')
  const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
  await removeOldRequests(database, after(REQUEST_DAYS))
  expect(await stored()).toHaveLength(1)
  await removeOldRequests(database, after(REQUEST_DAYS + 1))
  expect(await stored()).toEqual([])
})
