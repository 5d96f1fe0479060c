import { afterAll, expect, test } from 'vitest'
import { RANK_LENGTH_MAX } from '#domain/list/rank.ts'
import { listen } from '#services/kernel/database/listen.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openLists } from '#tests/support/samples/sample-lists.ts'
import { LISTS_CHANNEL, type ListNotice } from './change-list.ts'

const { database, client, fill } = await openLists()
afterAll(() => database.close())
const LIST = '6a3a8f86-6f0e-4b33-8f4e-000000000001'
const TABS = ['6a3a8f86-6f0e-4b33-8f4e-00000000000a', '6a3a8f86-6f0e-4b33-8f4e-00000000000b'] as const

test('two tabs that reorder a list at once see one order, with no item lost, and are sent each other’s changes', async () => {
  const tabs = TABS.map((tab) => client.of('token-of-anna', tab))
  const [one, other] = tabs
  if (!one || !other) throw new Error('A tab is missing')
  await one.create({ id: LIST, name: 'Casa Brera' })
  await fill(LIST, 30)
  const notices: ListNotice[] = []
  const subscription = await listen(database.url, LISTS_CHANNEL, (payload) => {
    if (payload) notices.push(JSON.parse(payload))
  })
  const before = await readItems(one)
  const moves = tabs.flatMap((tab, place) =>
    // Each tab only knows the initial order.
    Array.from({ length: 40 }, (_, move) => {
      const id = before[(move * 7 + place * 3) % 30]?.id ?? ''
      const after = before[(move * 11 + place * 5) % 30]?.id ?? null
      return tab.moveItem(LIST, id, { sectionId: null, after: move % 9 ? after : null })
    }),
  )
  const results = await Promise.all(moves)
  const revisions = results.map((moved) => (moved.ok ? moved.value.revision : 0))
  const after = await readItems(one)
  expect(after).toEqual(await readItems(other))
  expect(after.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted())
  expect(after.map(({ id }) => id)).not.toEqual(before.map(({ id }) => id))
  expect(after.every(({ rank, version }) => rank.length <= RANK_LENGTH_MAX && version === 1)).toBe(true)

  const changed = Math.max(...revisions)
  await eventually(() => expect(notices.length).toBe(changed - 1))
  expect(notices.map(({ revision }) => revision)).toEqual(notices.map((_, place) => place + 2))
  expect(new Set(notices.map(({ tab }) => tab))).toEqual(new Set(TABS))
  expect(notices.every(({ listId, by }) => listId === LIST && by === 'anna')).toBe(true)
  await subscription.close()
})

test('of two tabs that change a piece at once, one is sent what the other wrote', async () => {
  const [one, other] = TABS.map((tab) => client.of('token-of-anna', tab))
  const [item] = one ? await readItems(one) : []
  if (!one || !other || !item) throw new Error('A tab is missing')
  const results = await Promise.all([
    one.changeItem(LIST, item.id, { version: 1, changes: { note: 'By the window' } }),
    other.changeItem(LIST, item.id, { version: 1, changes: { quantity: 3 } }),
  ])
  const refused = results.find((result) => !result.ok)
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(refused).toMatchObject({ code: 'version-outdated', current: { id: item.id, version: 2 } })
})

// spec 3: lists: a move is one write, however long the list
test('a move in a list of 500 pieces writes one of them', async () => {
  const anna = client.of('token-of-anna')
  const id = '6a3a8f86-6f0e-4b33-8f4e-000000000002'
  await anna.create({ id, name: 'Hotel Teatro' })
  await fill(id, 500)
  const ids = (await readItems(anna, id)).map((item) => item.id)
  // The transaction that last wrote each row.
  const written = async () => {
    const sent = 'select id, xmin::text from platform.list_items where list_id = $1'
    const { rows } = await database.pool.query(sent, [id])
    return new Map(rows.map((row) => [row.id, row.xmin]))
  }
  const before = await written()
  await anna.moveItem(id, ids[400] ?? '', { sectionId: null, after: ids[10] ?? '' })
  const after = await written()
  expect([...after].filter(([item, xmin]) => before.get(item) !== xmin)).toEqual([
    [ids[400], expect.any(String)],
  ])
  const order = (await readItems(anna, id)).map((item) => item.id)
  expect(order.indexOf(ids[400] ?? '')).toBe(11)
})

async function readItems(lists: ReturnType<typeof client.of>, id = LIST) {
  const found = await lists.read(id)
  if (!found.ok) throw new Error(found.code)
  return found.value.items
}
