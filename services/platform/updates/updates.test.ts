import { afterAll, beforeEach, expect, test } from 'vitest'
import { createAuthorizedClient } from '#clients/calls/call-client.ts'
import { customerAccountCalls } from '#contracts/platform.ts'
import { updatesCalls } from '#contracts/updates.ts'
import { ok } from '#domain/result.ts'
import { priceUpdateId } from '#domain/updates/price-change.ts'
import { UPDATE_DAYS, UPDATES_MAX } from '#domain/updates/updates.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_DOWNLOADS } from '#tests/support/samples/sample-downloads.ts'
import { SAMPLE_LISTS } from '#tests/support/samples/sample-list-options.ts'
import { SAMPLE_QUOTES } from '#tests/support/samples/sample-quotes.ts'
import { sampleRequest } from '#tests/support/samples/sample-request.ts'
import { SAMPLE_REQUESTS } from '#tests/support/samples/sample-requests.ts'
import { SAMPLE_TRADE } from '#tests/support/samples/sample-trade.ts'
import { createPlatformService } from '../service.ts'
import { READ_MARKERS_MAX } from './read-markers.ts'

const database = await freshDatabase('platform')
afterAll(() => database.close())
const START = new Date('2026-11-25T10:00:00Z')
let now = START
const days = (count: number) => new Date(START.getTime() + count * 86_400_000)
const { fetch, jobs } = createPlatformService({
  trade: SAMPLE_TRADE,
  lists: SAMPLE_LISTS,
  quotes: SAMPLE_QUOTES,
  requests: { ...SAMPLE_REQUESTS, sendMail: async () => {}, forgetMail: async () => {} },
  downloads: SAMPLE_DOWNLOADS,
  reportError: (error) => console.error(error),
  cartSeal: createSeal(['a secret'], 'stored carts'),
  database,
  clock: () => now,
  authenticate: async (token) => ok(token.startsWith('token-of-') ? token.slice(9) : null),
  storeLanguage: async () => true,
  serverToken: 'server',
})
const problems: unknown[] = []
const reach = { baseUrl: 'http://platform.internal', fetch, report: (error: unknown) => problems.push(error) }
const client = createAuthorizedClient(updatesCalls, reach)
const account = createAuthorizedClient(customerAccountCalls, reach)
const [ANNA, BEN] = ['token-of-anna', 'token-of-ben']
const LAMP = 'gid://shopify/Product/7'

beforeEach(async () => {
  now = START
  problems.length = 0
  await database.pool.query(
    'truncate platform.requests cascade; truncate platform.lists cascade; truncate platform.read_markers',
  )
})

function call(
  method: string,
  path: string,
  { token = ANNA, body = {} }: { token?: string; body?: unknown } = {},
) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const sent = method === 'GET' ? {} : { body: JSON.stringify(body) }
  return fetch(new Request(`http://platform.internal${path}`, { method, headers, ...sent }))
}
const save = (token = ANNA) => call('PUT', `/lists/saved/items/${encodeURIComponent(LAMP)}`, { token })

/** Stores a request of an account with its conversation; each message has an author, a text and a time. */
async function storeConversation(accountId: string | null, messages: [string | null, string, Date][]) {
  const body = { ...sampleRequest(), accountId }
  const headers = {
    authorization: 'Bearer server',
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  }
  const sent = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await fetch(new Request('http://platform.internal/requests', sent))
  const { number } = (await response.json()) as { number: string }
  for (const [author, text, at] of messages) {
    await database.pool.query(
      `insert into platform.request_messages (request_id, account_id, text, sent_at)
       select id, $2, $3, $4 from platform.requests where number = $1`,
      [number, author, text, at],
    )
  }
  return number
}

// spec 3: updates: replies to a customer’s own requests, and no notes of the team
test('what the team replied to a customer’s requests is an update; what they wrote themselves, notes, and what others have, are not', async () => {
  const number = await storeConversation('anna', [
    ['team', `Dear Ada,\nyes. ${'It is made in brass too. '.repeat(20)}`, days(-1)],
    [null, 'Thank you!', days(-0.5)],
    ['team', 'You are welcome.', START],
  ])
  await storeConversation('ben', [['team', 'A secret of Ben', START]])
  const noted = await storeConversation('anna', [['team', 'A secret of the team', START]])
  await database.pool.query(
    `update platform.request_messages set is_note = true
     where text = 'A secret of the team' and request_id = (select id from platform.requests where number = $1)`,
    [noted],
  )
  await storeConversation(null, [['team', 'A secret of a guest', START]])
  const read = await client.read(ANNA)
  expect(read).toMatchObject({
    ok: true,
    value: {
      readIds: [],
      replies: [
        { requestNumber: number, text: 'You are welcome.', sentAt: START.toISOString() },
        { requestNumber: number, text: expect.stringMatching(/^Dear Ada, yes\. It is [\w. ]{90,140}…$/) },
      ],
    },
  })
})

test(`replies of the last ${UPDATE_DAYS} days are returned, at most ${UPDATES_MAX}`, async () => {
  await storeConversation('anna', [
    ['team', 'too old', new Date(days(-UPDATE_DAYS).getTime() - 1)],
    ['team', 'old', days(-UPDATE_DAYS)],
  ])
  const texts = async () => {
    const read = await client.read(ANNA)
    return read.ok ? read.value.replies.map(({ text }) => text) : read.code
  }
  expect(await texts()).toEqual(['old'])
  await storeConversation(
    'anna',
    Array.from({ length: UPDATES_MAX }, (_, at) => ['team', `${at}`, days(-at)]),
  )
  expect(await texts()).toHaveLength(UPDATES_MAX)
  expect(await texts()).not.toContain('old')
})

test('updates are marked as read for the account alone, on every device, once', async () => {
  expect(await client.markAsRead(ANNA, { ids: ['a', 'b', 'a'] })).toEqual(ok(null))
  expect(await client.markAsRead(ANNA, { ids: ['b'] })).toEqual(ok(null))
  expect(await client.markAsRead(ANNA, { ids: [] })).toEqual(ok(null))
  expect(await client.read(ANNA)).toEqual(ok({ replies: [], quotes: [], readIds: ['b', 'a'] }))
  expect(await client.read(BEN)).toEqual(ok({ replies: [], quotes: [], readIds: [] }))
})

test('an account has a limited number of markers, the newest', async () => {
  for (let at = 0; at <= READ_MARKERS_MAX; at += UPDATES_MAX) {
    now = new Date(START.getTime() + at)
    const ids = Array.from({ length: UPDATES_MAX }, (_, index) => `${at + index}`)
    await client.markAsRead(ANNA, { ids })
  }
  const read = await client.read(ANNA)
  expect(read.ok && read.value.readIds.length).toBe(READ_MARKERS_MAX)
  expect(read.ok && read.value.readIds).toContain(`${READ_MARKERS_MAX}`)
  expect(read.ok && read.value.readIds).not.toContain('0')
})

test('a marker is removed once its update is too old to be shown', async () => {
  await client.markAsRead(ANNA, { ids: ['a'] })
  const job = jobs?.find(({ name }) => name === 'platform: remove old read markers')
  await job?.run(days(UPDATE_DAYS))
  expect(await client.read(ANNA)).toMatchObject({ value: { readIds: ['a'] } })
  await job?.run(new Date(days(UPDATE_DAYS).getTime() + 1))
  expect(await client.read(ANNA)).toMatchObject({ value: { readIds: [] } })
})

const check = async (
  amountMinor: number,
  { isTrade = false, currency = 'EUR' as const, token = ANNA } = {},
) => {
  const found = await client.noticePrices(token, {
    currency,
    isTrade,
    prices: [{ productId: LAMP, amountMinor }],
  })
  return found.ok ? found.value.map(({ knownMinor, noticedAt }) => [knownMinor, noticedAt]) : found.code
}
const at = (day: number) => days(day).toISOString()

test('a saved piece whose price has changed is an update since the check that noticed it', async () => {
  await save()
  expect(await check(100_00)).toEqual([])
  now = days(1)
  expect(await check(80_00)).toEqual([[100_00, at(1)]])
  now = days(2)
  expect(await check(80_00)).toEqual([[100_00, at(1)]])
  expect(await check(70_00)).toEqual([[100_00, at(2)]])
  await client.markAsRead(ANNA, { ids: [priceUpdateId(LAMP, now)] })
  now = days(3)
  expect(await check(70_00)).toEqual([[100_00, at(2)]])
  expect(await check(60_00)).toEqual([[70_00, at(3)]])
  now = days(4 + UPDATE_DAYS)
  expect(await check(50_00)).toEqual([[60_00, at(4 + UPDATE_DAYS)]])
})

// spec 6: updates: prices of the trade are compared only among themselves
test('prices of another currency or of the trade are never compared', async () => {
  await save()
  await check(100_00)
  expect(await check(80_00, { isTrade: true })).toEqual([])
  expect(
    await client.noticePrices(ANNA, {
      currency: 'USD',
      isTrade: false,
      prices: [{ productId: LAMP, amountMinor: 120_00 }],
    }),
  ).toEqual(ok([]))
  expect(await check(100_00)).toEqual([])
  expect(await check(70_00, { isTrade: true })).toEqual([[80_00, at(0)]])
  expect(await check(100_00)).toEqual([])
})

test('a piece that is not saved, or was removed and saved again, has no price to compare with', async () => {
  expect(await check(100_00)).toEqual([])
  await save()
  expect(await check(80_00)).toEqual([])
  await save(BEN)
  expect(await check(50_00, { token: BEN })).toEqual([])
  await call('DELETE', `/lists/saved/items/${encodeURIComponent(LAMP)}`)
  await save()
  expect(await check(60_00)).toEqual([])
})

test('simultaneous checks notice one change', async () => {
  await save()
  await check(100_00)
  const noticed = await Promise.all([1, 2, 3, 4].map(() => check(80_00)))
  expect(noticed).toEqual(Array(4).fill([[100_00, at(0)]]))
})

test('markers and prices are part of the copy of a customer’s data, and are deleted with it', async () => {
  await save()
  await check(100_00)
  await client.markAsRead(ANNA, { ids: ['a'] })
  const prices = [
    { currency: 'EUR', isTrade: false, knownMinor: 100_00, changedMinor: null, changedAt: null },
  ]
  expect(await account.readData(ANNA)).toMatchObject({
    value: {
      lists: [{ items: [{ productId: LAMP, prices }] }],
      readUpdates: [{ updateId: 'a', readAt: START.toISOString() }],
    },
  })
  await account.forget(ANNA)
  expect(await account.readData(ANNA)).toMatchObject({ value: { lists: [], readUpdates: [] } })
  const { rows } = await database.pool.query('select 1 from platform.saved_prices')
  expect(rows).toEqual([])
})

test.each([
  ['POST', '/customer/updates/read', { ids: ['x'.repeat(201)] }],
  ['POST', '/customer/updates/read', { ids: Array(UPDATES_MAX + 1).fill('a') }],
  ['POST', '/customer/updates/read', { ids: ['a\0'] }],
  ['PUT', '/lists/saved/prices', { currency: 'CHF', isTrade: false, prices: [] }],
  [
    'PUT',
    '/lists/saved/prices',
    { currency: 'EUR', isTrade: false, prices: [{ productId: LAMP, amountMinor: 1.5 }] },
  ],
  ['PUT', '/lists/saved/prices', []],
])('%s %s refuses %j', async (method, path, body) => {
  const response = await call(method, path, { body })
  expect([response.status, await response.json()]).toEqual([422, { code: 'updates-malformed' }])
})

test('nothing is read or changed without a valid token', async () => {
  const refused = { ok: false, code: 'unauthorized' }
  expect(await client.read('guess')).toEqual(refused)
  expect(await client.markAsRead('guess', { ids: ['a'] })).toEqual(refused)
  expect(await client.noticePrices('guess', { currency: 'EUR', isTrade: false, prices: [] })).toEqual(refused)
  expect(problems).toEqual([])
})

test('pieces are saved and removed while their prices are checked, and neither fails', async () => {
  const path = `/lists/saved/items/${encodeURIComponent(LAMP)}`
  const prices = { currency: 'EUR', isTrade: false, prices: [{ productId: LAMP, amountMinor: 100_00 }] }
  const calls = Array.from({ length: 30 }, () => [
    call('PUT', path),
    call('PUT', '/lists/saved/prices', { body: prices }),
    call('DELETE', path),
  ])
  const statuses = (await Promise.all(calls.flat())).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 204]))
  await call('DELETE', path)
  expect((await database.pool.query('select 1 from platform.saved_prices')).rowCount).toBe(0)
})
