import { afterAll, beforeEach, expect, test } from 'vitest'
import { draftResponse, reading } from '#contracts/team/request-thread.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openTeamRequests } from '#tests/support/samples/open-team-requests.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { REPLY_DRAFT_DAYS, removeOldDrafts } from '../remove-requests.ts'

const database = await freshDatabase('platform', 'mail')
afterAll(() => database.close())
const { call, send, act, find, emails } = openTeamRequests(database)
beforeEach(() => database.pool.query('truncate platform.requests cascade; truncate kernel.rate_limits'))

type Thread = { id: string }
const save = ({ id }: Thread, text: unknown, member?: string) =>
  call(`/requests/${id}/draft`, { role: 'care', method: 'PUT', body: { text }, ...(member && { member }) })
const readDraft = async ({ id }: Thread, member = 'a') =>
  draftResponse.parse((await call(`/requests/${id}/draft`, { role: 'care', member })).body).draft
const read = async ({ id }: Thread, member: string) =>
  reading.parse((await call(`/requests/${id}/reading`, { role: 'care', member, body: {} })).body)
const UNKNOWN_REQUEST = { id: crypto.randomUUID() }

test('a half-written reply is there again, for the member who wrote it alone', async () => {
  const request = await send()
  expect(await readDraft(request)).toBeNull()
  await save(request, 'Dear')
  const { body } = await save(request, 'Dear Ada,\n')
  expect(await readDraft(request)).toEqual(body.draft)
  expect(body.draft.text).toBe('Dear Ada,\n')
  expect(await readDraft(request, 'b')).toBeNull()
  expect((await find(request)).version).toBe(1)
})

test('a draft is gone once its reply is sent, or when it is emptied; those of others stay', async () => {
  const request = await send()
  await save(request, 'Mine')
  await save(request, 'Theirs', 'b')
  await act(request, 'reply', { text: 'Sent', isQuestion: false })
  expect(await readDraft(request)).toBeNull()
  expect((await readDraft(request, 'b'))?.text).toBe('Theirs')
  expect((await save(request, ' \n', 'b')).body).toEqual({ draft: null })
  expect(await readDraft(request, 'b')).toBeNull()
})

test('a draft survives a reply that is refused, even one that is too long to be sent', async () => {
  const request = await send()
  const text = 'x'.repeat(5_001)
  await save(request, text)
  await act(request, 'note', { text: 'I will call him.' })
  expect((await act(request, 'reply', { text: 'short', isQuestion: false })).status).toBe(409)
  expect((await act(await find(request), 'reply', { text, isQuestion: false })).status).toBe(400)
  expect((await readDraft(request))?.text).toBe(text)
})

test.each([
  ['a text that is too long', 'x'.repeat(20_001)],
  ['a character that the database cannot store', 'a\0b'],
  ['no text', undefined],
])('a draft with %s is refused', async (_, text) => {
  expect((await save(await send(), text)).status).toBe(400)
})

test('a request that does not exist has no draft and no readers', async () => {
  for (const request of [UNKNOWN_REQUEST, { id: 'none' }]) {
    expect((await save(request, 'Dear')).status).toBe(404)
    expect(await readDraft(request)).toBeNull()
    expect((await call(`/requests/${request.id}/reading`, { role: 'care', body: {} })).status).toBe(404)
  }
})

test('two who have a request open see each other, and who is writing', async () => {
  const request = await send()
  const other = await send()
  expect((await read(request, 'a')).others).toEqual([])
  await read(other, 'c')
  expect((await read(request, 'b')).others).toEqual([{ accountId: 'a', isWriting: false }])
  await save(request, 'Dear', 'b')
  expect((await read(request, 'a')).others).toEqual([{ accountId: 'b', isWriting: true }])
})

test('after half a minute without a sign someone no longer reads, and after a minute no longer writes', async () => {
  const request = await send()
  await read(request, 'b')
  await save(request, 'Dear', 'b')
  const age = (table: string, column: string, seconds: number) =>
    database.pool.query(`update platform.${table} set ${column} = $1`, [
      new Date(TEST_TIME.getTime() - seconds * 1000),
    ])
  await age('request_drafts', 'saved_at', 61)
  expect((await read(request, 'a')).others).toEqual([{ accountId: 'b', isWriting: false }])
  await age('request_readers', 'read_at', 31)
  expect((await read(request, 'a')).others).toEqual([])
})

test('a member who has a request open learns that it has changed', async () => {
  const request = await send()
  expect(await read(request, 'a')).toMatchObject({ version: 1, messageCount: 1 })
  await act(request, 'note', { text: 'A note' })
  expect(await read(request, 'a')).toMatchObject({ version: 2, messageCount: 2 })
})

// spec 1: notes of the team reach no customer
test('a note is for the team alone', async () => {
  const request = await send()
  const { body } = await act(request, 'note', { text: 'He is in a hurry.' })
  expect(body.item).toMatchObject({ state: 'new', version: 2 })
  expect(body.item.detail.messages).toMatchObject([
    { isNote: false },
    { isNote: true, accountId: 'a', text: 'He is in a hurry.' },
  ])
  expect((await emails()).some(({ text }) => text.includes('hurry'))).toBe(false)
  expect((await act(await find(request), 'note', { text: ' ' })).status).toBe(400)
})

test('old drafts are removed, and who read what after a day', async () => {
  const request = await send()
  await save(request, 'Dear')
  await read(request, 'a')
  const inDays = (days: number) => new Date(TEST_TIME.getTime() + days * 86_400_000)
  const left = async () => {
    const { rows } = await database.pool.query(`
      select (select count(*)::int from platform.request_drafts) as drafts,
        (select count(*)::int from platform.request_readers) as readers`)
    return rows[0]
  }
  await removeOldDrafts(database, inDays(0.9))
  expect(await left()).toEqual({ drafts: 1, readers: 1 })
  await removeOldDrafts(database, inDays(REPLY_DRAFT_DAYS - 1))
  expect(await left()).toEqual({ drafts: 1, readers: 0 })
  await removeOldDrafts(database, inDays(REPLY_DRAFT_DAYS + 1))
  expect(await left()).toEqual({ drafts: 0, readers: 0 })
})
