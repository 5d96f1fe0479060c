import { afterAll, beforeEach, expect, test } from 'vitest'
import type { TeamRequest } from '#contracts/team/request.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openTeamRequests } from '#tests/support/samples/open-team-requests.ts'
import { sampleRequest } from '#tests/support/samples/sample-request.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { resolveMergedId } from './merged-requests.ts'

const database = await freshDatabase('platform', 'mail')
afterAll(() => database.close())
const { call, threads, send, act, find, list, emails } = openTeamRequests(database)
beforeEach(() =>
  database.pool.query(
    'truncate platform.requests cascade; truncate kernel.rate_limits; truncate mail.outbox',
  ),
)

const createWrittenRequest = (message: string) => ({ fields: { ...sampleRequest().fields, message } })
const readTexts = async (request: TeamRequest) =>
  (await find(request)).detail?.messages.map(({ text, from }) => [text, from?.number ?? null])
const readActions = async ({ id }: TeamRequest) =>
  (await call(`/requests/${id}/history`)).body.items.map(({ action }: { action: string }) => action)

test('a duplicate is shown in the other thread, is closed, and both histories say so', async () => {
  const first = await send(createWrittenRequest('Where is my lamp?'))
  await act(first, 'reply', { text: 'On its way.', isQuestion: false })
  const second = await send(createWrittenRequest('And my chair?'))
  const merged = await act(second, 'merge', { into: ` ${first.number.toLowerCase()}` })
  expect(merged.body.item).toMatchObject({ state: 'closed', mergedInto: first.id })
  expect((await find(second)).detail?.mergedInto).toEqual({ id: first.id, number: first.number })
  expect(await readTexts(first)).toEqual([
    ['Where is my lamp?', null],
    ['On its way.', null],
    ['And my chair?', second.number],
  ])
  const target = await find(first)
  expect(target).toMatchObject({ state: 'new', version: 3, replyBy: second.replyBy })
  expect(await readActions(first)).toEqual(['reply', 'merge'])
  expect(await readActions(second)).toEqual(['merge'])
  expect(await resolveMergedId(database.db, second.id)).toBe(first.id)
  expect(await resolveMergedId(database.db, first.id)).toBe(first.id)
})

test('its customer reads both in one conversation, without the notes on either', async () => {
  const first = await send({ ...createWrittenRequest('one'), accountId: 'anna' })
  const second = await send({ ...createWrittenRequest('two'), accountId: 'anna' })
  await act(second, 'note', { text: 'The same as before' })
  await act(await find(second), 'merge', { into: first.number })
  const thread = await threads.ofCustomer('anna', first.number).read()
  expect(thread).toMatchObject({ ok: true, value: { messages: [{ text: 'one' }, { text: 'two' }] } })
})

test('a request that was merged in turn is shown in the last one', async () => {
  const [first, second, third] = [
    await send(createWrittenRequest('one')),
    await send(createWrittenRequest('two')),
    await send(createWrittenRequest('three')),
  ]
  await act(third, 'merge', { into: second.number })
  await act(await find(second), 'merge', { into: first.number })
  expect((await readTexts(first))?.map(([text]) => text)).toEqual(['one', 'two', 'three'])
  expect(await resolveMergedId(database.db, third.id)).toBe(first.id)
})

// spec 1: merging is undone by opening the duplicate again
test('opening a merged request again undoes it, and both histories say so', async () => {
  const first = await send(createWrittenRequest('one'))
  const second = await send(createWrittenRequest('two'))
  await act(second, 'merge', { into: first.number })
  const { body } = await act(await find(second), 'reopen')
  expect(body.item).toMatchObject({ state: 'new', mergedInto: null })
  expect(await readTexts(first)).toEqual([['one', null]])
  expect(await readActions(first)).toEqual(['merge', 'split'])
  expect(await readActions(second)).toEqual(['merge', 'reopen'])
  expect(await resolveMergedId(database.db, second.id)).toBe(second.id)
})

test('only requests of the same sender are merged, each once', async () => {
  const first = await send()
  const second = await send()
  const third = await send()
  const eve = await send({ email: 'eve@example.com' })
  const account = await send({ accountId: 'ada' })
  await act(third, 'merge', { into: first.number })
  const refusals: [TeamRequest, string, string][] = [
    [second, 'R-26-999999', 'number-unknown'],
    [second, second.number, 'merge-itself'],
    [second, eve.number, 'sender-differs'],
    [second, account.number, 'sender-differs'],
    [second, third.number, 'already-merged'],
    [await find(third), second.number, 'already-merged'],
  ]
  for (const [request, into, code] of refusals) {
    const { status, body } = await act(request, 'merge', { into })
    expect([status, body.fields]).toEqual([422, [{ path: 'into', code }]])
  }
  expect((await find(second)).version).toBe(1)
})

test('of two that are merged into each other at once, one is merged', async () => {
  for (const _ of [1, 2, 3]) {
    const [first, second] = [await send(), await send()]
    const merged = await Promise.all([
      act(first, 'merge', { into: second.number }),
      act(second, 'merge', { into: first.number }),
    ])
    expect(merged.map(({ status }) => status).sort()).toEqual([200, 409])
  }
})

test('a request that is opened again has a new promise', async () => {
  const first = await send()
  await act(first, 'close')
  await database.pool.query(`update platform.requests set reply_by = '2020-01-01'`)
  const { body } = await act(await find(first), 'reopen')
  expect(Date.parse(body.item.replyBy)).toBeGreaterThan(TEST_TIME.getTime())
})

test('no one replies in a request whose conversation is elsewhere', async () => {
  const first = await send()
  const second = await send()
  await act(second, 'merge', { into: first.number })
  const reply = await act(await find(second), 'reply', { text: 'Here?', isQuestion: false })
  expect([reply.status, reply.body.code]).toEqual([422, 'already-merged'])
  expect((await emails()).filter(({ kind }) => kind === 'request-reply')).toEqual([])
})

test('while a notice waits for its piece, no one replies to it or merges it', async () => {
  const first = await send()
  const notice = await send()
  await database.pool.query(
    `update platform.requests set kind = 'back-in-stock', state = 'waiting' where id = $1`,
    [notice.id],
  )
  const refused = [
    await act(notice, 'reply', { text: 'In March.', isQuestion: false }),
    await act(notice, 'merge', { into: first.number }),
    await act(first, 'merge', { into: notice.number }),
  ]
  expect(refused.map(({ status, body }) => [status, body.fields?.[0].code ?? body.code])).toEqual(
    refused.map(() => [422, 'waits-for-stock']),
  )
  expect(await find(notice)).toMatchObject({ state: 'waiting', version: 1 })
})

test('the other requests of a sender are listed, whether they had signed in or not', async () => {
  const first = await send({ accountId: 'ada' })
  await send({ name: 'as a guest' })
  await send({ name: 'from the office', accountId: 'ada', email: 'office@example.com' })
  await send({ name: 'Eve', email: 'eve@example.com' })
  const others = await list({ sameSenderAs: first.id }, '&sort=receivedAt')
  expect(others.map(({ name }) => name)).toEqual(['as a guest', 'from the office'])
})
