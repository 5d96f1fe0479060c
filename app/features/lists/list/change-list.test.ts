import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { openLists, product } from '#tests/support/samples/sample-lists.ts'
import { changeList } from './change-list.server.ts'
import { type ListChangeFields, listChangeForm } from './list-change-form.ts'

const { client, database } = await openLists()
afterAll(() => database.close())
const lists = client.of('token-of-anna')

/** A list with three chairs, of which the last is in a section. */
async function newList() {
  const [listId, hall] = [randomUUID(), randomUUID()] as const
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()] as const
  await lists.create({ id: listId, name: 'Casa Brera' })
  await lists.addSection(listId, hall, { name: 'Hall' })
  await lists.addItem(listId, first, { productId: product(1) })
  await lists.addItem(listId, second, { productId: product(2) })
  await lists.addItem(listId, third, { productId: product(3), sectionId: hall })
  const read = async () => {
    const list = await lists.read(listId)
    if (!list.ok) throw new Error(list.code)
    return list.value
  }
  const order = async () => {
    const names = new Map<string, string>([
      [first, 'first'],
      [second, 'second'],
      [third, 'third'],
    ])
    const { items } = await read()
    return items.map(({ id, sectionId }) => `${names.get(id)}${sectionId === null ? '' : ' in the hall'}`)
  }
  const change = (fields: ListChangeFields) => changeList(listChangeForm.parse(fields), { lists, listId })
  return { listId, hall, first, second, third, read, order, change }
}

test('a note that is changed while the quantity was changed elsewhere is stored', async () => {
  const { listId, first, read, change } = await newList()
  await lists.changeItem(listId, first, { version: 1, changes: { quantity: 4 } })
  const outcome = await change({ intent: 'note', item: first, version: '1', before: '', text: 'Left' })
  expect(outcome).toEqual({ ok: true, intent: 'note', subject: first })
  expect((await read()).items[0]).toMatchObject({ quantity: 4, note: 'Left' })
})

// spec 3: lists: what is typed is not lost when the same was changed elsewhere
test('a note that was changed elsewhere is refused with both, and stored when it is sent again', async () => {
  const { listId, first, read, change } = await newList()
  await lists.changeItem(listId, first, { version: 1, changes: { note: 'Right' } })
  const fields = { intent: 'note', item: first, version: '1', before: '', text: 'Left' } as const
  const refused = await change(fields)
  expect(refused).toMatchObject({
    ok: false,
    code: 'version-outdated',
    typed: 'Left',
    current: { version: 2, value: 'Right' },
  })
  await change({ ...fields, version: '2', before: 'Right' })
  expect((await read()).items[0]?.note).toBe('Left')
})

test.each([
  ['3', undefined, 3],
  ['3', '1', 4],
  ['1', '-1', 1],
] as const)('the quantity %s with the step %s is %d', async (quantity, step, expected) => {
  const { first, read, change } = await newList()
  await change({
    intent: 'quantity',
    item: first,
    version: '1',
    before: '1',
    quantity,
    ...(step && { step }),
  })
  expect((await read()).items[0]?.quantity).toBe(expected)
})

test('the quantity 0 removes a piece, which can be restored; an unreadable one is refused as entered', async () => {
  const { first, order, change } = await newList()
  const quantity = { intent: 'quantity', item: first, version: '1', before: '1' } as const
  expect(await change({ ...quantity, quantity: 'two' })).toMatchObject({
    code: 'quantity-malformed',
    typed: 'two',
  })
  await change({ ...quantity, quantity: '0' })
  expect(await order()).toEqual(['second', 'third in the hall'])
  await change({ intent: 'restore', item: first })
  expect(await order()).toEqual(['first', 'second', 'third in the hall'])
})

test('pieces move by steps, to a position and behind another, across sections', async () => {
  const { hall, first, second, third, order, change } = await newList()
  await change({ intent: 'step', item: second, by: '1' })
  expect(await order()).toEqual(['first', 'second in the hall', 'third in the hall'])
  await change({ intent: 'position', item: first, section: hall, position: '2' })
  expect(await order()).toEqual(['second in the hall', 'first in the hall', 'third in the hall'])
  await change({ intent: 'place', item: third, section: '', after: '' })
  expect(await order()).toEqual(['third', 'second in the hall', 'first in the hall'])
  await change({ intent: 'step', item: first, by: '1' })
  expect(await order()).toEqual(['third', 'second in the hall', 'first in the hall'])
})

test('sections are added, renamed, moved, removed and restored', async () => {
  const { hall, read, change } = await newList()
  const attic = randomUUID()
  const names = async () => (await read()).sections.map(({ name }) => name)
  await change({ intent: 'add-section', section: attic, name: 'Attic' })
  await change({ intent: 'step-section', section: attic, by: '-1' })
  expect(await names()).toEqual(['Attic', 'Hall'])
  await change({ intent: 'place-section', section: attic, after: hall })
  await change({ intent: 'rename-section', section: hall, version: '1', before: 'Hall', name: 'Entrance' })
  expect(await names()).toEqual(['Entrance', 'Attic'])
  expect(await change({ intent: 'add-section', section: randomUUID(), name: ' ' })).toMatchObject({
    code: 'required',
    typed: ' ',
  })
  await change({ intent: 'remove-section', section: attic })
  expect(await names()).toEqual(['Entrance'])
  await change({ intent: 'restore-section', section: attic })
  expect(await names()).toEqual(['Entrance', 'Attic'])
})

test('a piece is copied or moved to another list', async () => {
  const { first, second, order, change } = await newList()
  const sent = await change({ intent: 'transfer', item: first, newId: randomUUID(), to: 'saved', copy: '1' })
  expect(sent).toMatchObject({ ok: true, sent: { to: 'saved', isCopy: true } })
  await change({ intent: 'transfer', item: second, newId: randomUUID(), to: 'saved', copy: '0' })
  expect(await order()).toEqual(['first', 'third in the hall'])
  const saved = await lists.read('saved')
  expect(saved.ok && saved.value.items.map(({ productId }) => productId)).toEqual([product(1), product(2)])
})

// spec 3: a move of a piece to another list is taken back
test('a move to another list is taken back: the piece is in its place again, and no longer in the other', async () => {
  const { second, order, change } = await newList()
  const newId = randomUUID()
  const inOther = async () => {
    const saved = await lists.read('saved')
    return saved.ok && saved.value.items.some(({ id }) => id === newId)
  }
  await change({ intent: 'transfer', item: second, newId, to: 'saved', copy: '0' })
  expect(await inOther()).toBe(true)
  for (const _ of ['once', 'twice'])
    expect(await change({ intent: 'take-back', item: second, newId, from: 'saved' })).toMatchObject({
      ok: true,
    })
  expect(await order()).toEqual(['first', 'second', 'third in the hall'])
  expect(await inOther()).toBe(false)
})

test('a piece that is gone and a session that has ended are reported', async () => {
  const { listId, change } = await newList()
  expect(
    await change({ intent: 'note', item: randomUUID(), version: '1', before: '', text: 'x' }),
  ).toMatchObject({
    code: 'item-not-found',
    typed: 'x',
  })
  const guest = { lists: client.of('no token'), listId }
  const note = { intent: 'remove', item: randomUUID() } as const
  expect(await changeList(listChangeForm.parse(note), guest)).toBe('unauthorized')
})
