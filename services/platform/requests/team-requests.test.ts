import { afterAll, beforeEach, expect, test } from 'vitest'
import { ROLES, type Role } from '#domain/team/roles.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openTeamRequests } from '#tests/support/samples/open-team-requests.ts'
import { sampleRequest } from '#tests/support/samples/sample-request.ts'
import { filtered } from '#tests/support/samples/sample-team.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'

const database = await freshDatabase('platform', 'mail')
afterAll(() => database.close())
let now = TEST_TIME
const { call, routes, send, list, act, find, emails } = openTeamRequests(database, () => now)

beforeEach(async () => {
  now = TEST_TIME
  await database.pool.query(
    'truncate platform.requests cascade; truncate mail.outbox; truncate kernel.rate_limits; truncate kernel.team_responses',
  )
})

const names = async (filter: object, sort?: string) => (await list(filter, sort)).map(({ name }) => name)

const MATRIX: Record<string, readonly Role[]> = {
  'GET /requests': ['care', 'admin'],
  'GET /requests/:id': ['care', 'admin'],
  'GET /requests/:id/history': ['care', 'admin'],
  'POST /requests/:id/reply': ['care', 'admin'],
  'POST /requests/:id/note': ['care', 'admin'],
  'POST /requests/:id/assign': ['care', 'admin'],
  'POST /requests/:id/merge': ['care', 'admin'],
  'POST /requests/:id/close': ['care', 'admin'],
  'POST /requests/:id/reopen': ['care', 'admin'],
  'POST /requests/attachments': ['care', 'admin'],
  'GET /requests/:id/attachments/:attachmentId': ['care', 'admin'],
  'GET /requests/:id/draft': ['care', 'admin'],
  'PUT /requests/:id/draft': ['care', 'admin'],
  'POST /requests/:id/reading': ['care', 'admin'],
}

test('every route of the requests is open to its roles alone', async () => {
  expect(routes.filter((route) => route.includes(' /requests'))).toEqual(Object.keys(MATRIX))
  for (const [name, roles] of Object.entries(MATRIX)) {
    const [method, path = ''] = name.split(' ')
    const request = method === 'GET' ? {} : { method: method as 'POST' | 'PUT', body: {} }
    for (const role of ROLES) {
      const { status } = await call(path.replace(':id', 'none'), { role, ...request })
      expect([name, role, status === 403]).toEqual([name, role, !roles.includes(role)])
    }
    expect((await call(path.replace(':id', 'none'), { role: 'a customer', ...request })).status).toBe(401)
  }
})

test('requests are found by number, name, address, topic, order, state and who looks after them', async () => {
  const ada = await send()
  const eve = await send({
    name: 'Eve',
    email: 'eve@example.org',
    fields: { ...sampleRequest().fields, topic: 'press', orderNumber: '' },
  })
  expect(ada.detail).toBeNull()
  await act(eve, 'assign', { to: 'me' })
  await act(ada, 'close')
  const filters: [object, string[]][] = [
    [{}, ['Eve', 'Ada Lovelace']],
    [{ text: ada.number.toLowerCase() }, ['Ada Lovelace']],
    [{ text: 'lovel' }, ['Ada Lovelace']],
    [{ text: 'EXAMPLE.ORG' }, ['Eve']],
    [{ text: '%%%' }, []],
    [{ topic: 'press' }, ['Eve']],
    [{ orderNumber: 'BT-2611-000123' }, ['Ada Lovelace']],
    [{ orderNumber: 'BT-2611-000124' }, []],
    [{ state: 'new' }, ['Eve']],
    [{ state: 'closed' }, ['Ada Lovelace']],
    [{ state: 'unclosed' }, ['Eve']],
    [{ sameSenderAs: ada.id }, []],
    [{ assignee: 'me' }, ['Eve']],
    [{ assignee: 'nobody' }, ['Ada Lovelace']],
  ]
  for (const [filter, found] of filters) {
    expect([filter, (await names(filter)).toSorted()]).toEqual([filter, found.toSorted()])
  }
  await act(await find(ada), 'assign', { to: 'giulia' })
  expect(await names({ assignee: 'giulia' })).toEqual(['Ada Lovelace'])
  expect((await call(filtered('/requests', { state: 'lost' }))).status).toBe(400)
})

test('requests are sorted by when they came and by when a reply is due, without a promise last', async () => {
  const day = (days: number) => new Date(TEST_TIME.getTime() + days * 86_400_000)
  now = day(-2)
  await send({ name: 'first' })
  now = day(-1)
  const second = await send({ name: 'second' })
  now = day(0)
  await send({ name: 'third' })
  await database.pool.query('update platform.requests set reply_by = null where id = $1', [second.id])
  expect(await names({}, '&sort=receivedAt')).toEqual(['first', 'second', 'third'])
  expect(await names({})).toEqual(['third', 'second', 'first'])
  expect((await names({}, '&sort=replyBy')).at(-1)).toBe('second')
  expect((await names({}, '&sort=-replyBy')).at(-1)).toBe('second')
})

test('a request shows its whole conversation', async () => {
  const request = await send({ accountId: 'anna' })
  now = new Date(TEST_TIME.getTime() + 1000)
  await act(request, 'reply', { text: 'It left today.', isQuestion: false })
  expect(await find(request)).toMatchObject({
    state: 'replied',
    version: 2,
    detail: {
      accountId: 'anna',
      facts: [{ key: 'orderNumber', value: 'BT-2611-000123' }],
      messages: [
        { accountId: null, text: sampleRequest().fields.message },
        { accountId: 'a', text: 'It left today.' },
      ],
    },
  })
  expect((await call('/requests/unknown', { role: 'care' })).status).toBe(404)
  expect((await call(`/requests/${crypto.randomUUID()}`, { role: 'care' })).status).toBe(404)
})

// spec 1: beside a conversation: which lists its customer has
test('a request shows which lists its customer has, without removed and empty ones and those of others', async () => {
  const request = await send({ accountId: 'anna' })
  const guests = await send({ name: 'guest' })
  await database.pool.query(
    `insert into platform.lists (account_id, name, purpose, item_count, created_at, updated_at, removed_at) values
      ('anna', null, 'saved', 3, '2026-11-20 10:00Z', '2026-11-19 10:00Z', null),
      ('anna', 'Villa Serra', null, 12, '2026-11-20 10:00Z', '2026-11-20 10:00Z', null),
      ('anna', 'Empty', null, 0, '2026-11-20 10:00Z', '2026-11-20 10:00Z', null),
      ('anna', 'Removed', null, 2, '2026-11-20 10:00Z', '2026-11-20 10:00Z', '2026-11-20 10:00Z'),
      ('eve', 'Of another', null, 5, '2026-11-20 10:00Z', '2026-11-20 10:00Z', null)`,
  )
  expect((await find(request)).detail?.lists).toEqual([
    { name: 'Villa Serra', count: 12 },
    { name: 'saved', count: 3 },
  ])
  expect((await find(guests)).detail?.lists).toEqual([])
})

test('a reply is emailed to the customer in their language, without what they typed', async () => {
  const request = await send()
  await act(request, 'reply', { text: 'Sie kommt <morgen>.\nWir melden uns.', isQuestion: true })
  const replies = (await emails()).filter(({ kind }) => kind === 'request-reply')
  expect(replies).toMatchObject([
    {
      to: 'ada@example.com',
      subject: `Unsere Antwort auf Ihre Nachricht ${request.number}`,
      text: expect.stringContaining('Sie kommt <morgen>.\nWir melden uns.'),
      html: expect.stringContaining('Sie kommt &lt;morgen&gt;.'),
    },
  ])
  expect(replies[0]?.text).not.toContain('Lovelace')
  expect(replies[0]?.text).not.toContain('lamp')
  expect((await find(request)).state).toBe('waiting')
})

test('of two people who reply at once, the second learns that the request has changed', async () => {
  const request = await send()
  const replies = await Promise.all(
    ['one', 'two'].map((text) => act(request, 'reply', { text, isQuestion: false })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'version-outdated',
    current: { version: 2, state: 'replied' },
  })
  expect((await find(request)).detail?.messages).toHaveLength(2)
  expect((await emails()).filter(({ kind }) => kind === 'request-reply')).toHaveLength(1)
})

test('a reply needs a text', async () => {
  const request = await send()
  for (const text of ['', '  ', 'x'.repeat(5_001)]) {
    expect((await act(request, 'reply', { text, isQuestion: false })).status).toBe(400)
  }
  expect((await find(request)).version).toBe(1)
})

test('a request is closed and opened again, and someone looks after it or nobody does', async () => {
  const request = await send()
  for (const [action, input, changed] of [
    ['close', {}, { state: 'closed' }],
    ['reopen', {}, { state: 'new' }],
    ['assign', { to: 'me' }, { assignee: 'a' }],
    ['assign', { to: 'giulia' }, { assignee: 'giulia' }],
    ['assign', { to: 'nobody' }, { assignee: null }],
  ] as const) {
    const { body } = await act(await find(request), action, input)
    expect(body.item).toMatchObject(changed)
  }
  const { status, body } = await act(await find(request), 'assign', { to: 'a customer' })
  expect([status, body.fields]).toEqual([422, [{ path: 'to', code: 'colleague-unknown' }]])
})

test('the audit log has the state and who looks after a request, and no personal data', async () => {
  const request = await send()
  await act(request, 'assign', { to: 'me' })
  await act(await find(request), 'reply', { text: 'A private text', isQuestion: false })
  const { rows } = await database.pool.query(
    'select action, before, after from kernel.audit_log where object_id = $1 order by at, id',
    [request.id],
  )
  expect(rows).toEqual([
    { action: 'assign', before: { assignee: null }, after: { assignee: 'a' } },
    { action: 'reply', before: { state: 'new' }, after: { state: 'replied' } },
  ])
})

test('requests without a reply wait for client care, first those whose promised time is over', async () => {
  const late = await send({ name: 'Late' })
  await send({ name: 'Fresh' })
  const replied = await send({ name: 'Replied' })
  await act(replied, 'reply', { text: 'Done', isQuestion: false })
  const yesterday = new Date(TEST_TIME.getTime() - 86_400_000)
  await database.pool.query('update platform.requests set reply_by = $1 where id = any($2)', [
    yesterday,
    [late.id, replied.id],
  ])
  const { items } = (await call('/waiting', { role: 'care' })).body
  const receivedAt = late.receivedAt
  expect(items).toMatchObject([
    {
      task: 'requests-late',
      role: 'care',
      isLate: true,
      within: 'requests-new',
      count: 1,
      since: receivedAt,
      first: [{ text: late.number }, { text: 'Late' }],
    },
    { task: 'requests-new', isLate: false, count: 2, since: receivedAt },
  ])
  expect(await names(items[0].filter)).toEqual(['Late'])
  expect((await names(items[1].filter)).toSorted()).toEqual(['Fresh', 'Late'])
  expect((await call('/waiting', { role: 'content' })).body.items).toEqual([])
})

// spec 1: a call that a customer chose is due at its time
test('a call is due at the time that the customer chose; then what was promised counts', async () => {
  const hours = (count: number) => new Date(TEST_TIME.getTime() + count * 3_600_000)
  // Valid whenever the office is open.
  const request = async (name: string, at: Date) => {
    await send({ name })
    const fields = { at: at.toISOString(), timeZone: 'Europe/Berlin', phone: '+49 30 123456' }
    const update = "update platform.requests set kind = 'expert', fields = $1 where name = $2"
    await database.pool.query(update, [fields, name])
  }
  await request('Next month', hours(720))
  await request('Soon', hours(1))
  await request('Missed', hours(-1))
  await send({ name: 'Written' })
  const promise = (name: string, at: Date) =>
    database.pool.query('update platform.requests set reply_by = $1 where name = $2', [at, name])
  for (const name of ['Next month', 'Soon', 'Missed']) await promise(name, hours(-2))
  await promise('Written', hours(24))
  expect(await names({}, '&sort=replyBy')).toEqual(['Missed', 'Soon', 'Written', 'Next month'])
  expect(await names({ state: 'late' })).toEqual(['Missed'])
  await promise('Missed', hours(48))
  expect(await names({}, '&sort=replyBy')).toEqual(['Soon', 'Written', 'Missed', 'Next month'])
  expect(await names({ state: 'late' })).toEqual([])
})
