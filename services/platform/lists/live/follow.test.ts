import { afterAll, beforeEach, expect, test } from 'vitest'
import { listChangeEvent, listPresenceEvent } from '#contracts/list-sharing.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openLists, product } from '#tests/support/samples/sample-lists.ts'

const here = await openLists()
/** Another process on the same database. */
const there = await openLists(here.database)
const { database, letters, move } = here
afterAll(() => database.close())
const LIST = '6a3a8f86-6f0e-4b33-8f4e-000000000001'
const TABS = ['6a3a8f86-6f0e-4b33-8f4e-00000000000a', '6a3a8f86-6f0e-4b33-8f4e-00000000000b'] as const
const anna = here.client.of('token-of-anna', TABS[0])
const ben = there.client.of('token-of-ben', TABS[1])
let memberId = ''
beforeEach(async () => {
  await database.pool.query('truncate platform.lists cascade')
  await anna.create({ id: LIST, name: 'Casa Brera' })
  const to = { email: 'ben@example.com', language: 'en', country: 'US', from: 'Anna Rossi' } as const
  const invited = await anna.invite(LIST, to)
  if (!invited.ok) throw new Error(invited.code)
  memberId = invited.value.memberId
  await ben.accept(letters.at(-1)?.url.split('/').at(-1) ?? '', { name: 'Ben Weiss' })
})
const newId = () => crypto.randomUUID()
const revision = async () => {
  const found = await anna.read(LIST)
  return found.ok ? found.value.revision : 0
}

/** Follows the list; returns the events so far, and a function that stops following. */
async function follow(lists: typeof anna, after: number) {
  const leaving = new AbortController()
  const response = await lists.follow(LIST, { after, signal: leaving.signal })
  if (!response.ok) throw new Error(response.code)
  const changes: { revision: number; by: string; tab: string | null }[] = []
  const presences: { name: string; writingItemId: string | null }[][] = []
  let isOver = false
  const reading = (async () => {
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.value.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const data = JSON.parse(event.slice(event.indexOf('data: ') + 6) || 'null')
        if (event.startsWith('event: change')) changes.push(listChangeEvent.parse(data))
        if (event.startsWith('event: presence')) presences.push(listPresenceEvent.parse(data).others)
      }
    }
  })()
    .catch(() => {})
    .finally(() => {
      isOver = true
    })
  return { changes, presences, isOver: () => isOver, end: () => leaving.abort(), reading }
}

// spec 6: lists: each sees the other's changes
test('each sees the other’s changes, whatever process they are in, with who made them and in which tab', async () => {
  const known = await revision()
  const following = await follow(anna, known)
  const own = await follow(ben, known)
  for (const { presences } of [following, own]) await eventually(() => expect(presences).toHaveLength(1))
  await ben.addItem(LIST, newId(), { productId: product(1) })
  await eventually(() =>
    expect(following.changes).toEqual([{ revision: known + 1, by: 'Ben Weiss', tab: TABS[1] }]),
  )
  await anna.addItem(LIST, newId(), { productId: product(2) })
  await eventually(() =>
    expect(own.changes.at(-1)).toEqual({ revision: known + 2, by: 'Anna Rossi', tab: TABS[0] }),
  )
  following.end()
  own.end()
  await Promise.all([following.reading, own.reading])
})

test('who comes back is sent what they missed, once', async () => {
  const known = await revision()
  await ben.addItem(LIST, newId(), { productId: product(1) })
  await ben.addItem(LIST, newId(), { productId: product(2) })
  const following = await follow(anna, known)
  await eventually(() => expect(following.changes).toEqual([{ revision: known + 2, by: '', tab: null }]))
  const upToDate = await follow(anna, known + 2)
  await eventually(() => expect(upToDate.presences).toHaveLength(1))
  expect(upToDate.changes).toEqual([])
  following.end()
  upToDate.end()
})

test('changes that were announced while the connection was cut are sent after it', async () => {
  const known = await revision()
  const following = await follow(anna, known)
  await eventually(() => expect(following.presences).toHaveLength(1))
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
  )
  await ben.addItem(LIST, newId(), { productId: product(1) })
  await eventually(() => expect(following.changes.at(-1)?.revision).toBe(known + 1))
  following.end()
})

test('who may not edit a list cannot follow it, and who is removed from it is sent no more', async () => {
  const signal = new AbortController().signal
  const stranger = here.client.of('token-of-carla')
  expect(await stranger.follow(LIST, { after: 0, signal })).toMatchObject({ code: 'list-not-found' })
  expect(await stranger.enter(LIST, { tab: newId(), writingItemId: null })).toMatchObject({
    code: 'list-not-found',
  })
  const following = await follow(ben, await revision())
  await anna.removeMember(LIST, memberId)
  await eventually(() => expect(following.isOver()).toBe(true))
  expect(following.changes).toEqual([])
})

test('everyone sees who else has the list open and what they write, each once, until they leave', async () => {
  const following = await follow(anna, await revision())
  await anna.enter(LIST, { tab: TABS[0], writingItemId: null })
  const item = newId()
  const theirs = await follow(ben, await revision())
  await ben.enter(LIST, { tab: TABS[1], writingItemId: null })
  await ben.enter(LIST, { tab: newId(), writingItemId: item })
  await eventually(() =>
    expect(following.presences.at(-1)).toEqual([{ name: 'Ben Weiss', writingItemId: item }]),
  )
  await eventually(() =>
    expect(theirs.presences.at(-1)).toEqual([{ name: 'Anna Rossi', writingItemId: null }]),
  )
  following.end()
  await eventually(() => expect(theirs.presences.at(-1)).toEqual([]))
  move(1)
  const later = await follow(anna, await revision())
  await eventually(() => expect(later.presences).toEqual([[]]))
  later.end()
  theirs.end()
})

test('the connection for notices is closed with the last who follows', async () => {
  const listening = async () => {
    const { rows } = await database.pool.query(
      `select count(*)::int as count from pg_stat_activity where query like 'listen%' and datname = current_database()`,
    )
    return rows[0].count
  }
  await eventually(async () => expect(await listening()).toBe(0))
  const two = [await follow(anna, 0), await follow(anna, 0)]
  await eventually(async () => expect(await listening()).toBe(1))
  for (const { end } of two) end()
  await eventually(async () => expect(await listening()).toBe(0))
})
