import { expect, test } from 'vitest'
import { placeAt, placeListItem, positionOf, stepPlace } from './list-order.ts'

const items = [
  { id: 'a', sectionId: null },
  { id: 'b', sectionId: null },
  { id: 'c', sectionId: 'living' },
  { id: 'd', sectionId: 'living' },
  { id: 'e', sectionId: 'living' },
]
const list = { items, sectionIds: ['living', 'dining'] }
const order = (moved: readonly { id: string; sectionId: string | null }[]) =>
  moved.map(({ id, sectionId }) => `${id} ${sectionId ?? '-'}`)

test('positions are counted in each section', () => {
  expect(items.map(({ id }) => positionOf(items, id))).toEqual([1, 2, 1, 2, 3])
  expect(positionOf(items, 'unknown')).toBe(0)
})

test.each([
  ['d', 'living', 1, null],
  ['d', 'living', 2, 'c'],
  ['d', 'living', 3, 'e'],
  ['d', 'living', 99, 'e'],
  ['d', 'living', 0, null],
  ['a', 'living', 2, 'c'],
  ['a', 'dining', 5, null],
  ['c', null, 3, 'b'],
] as const)('%s in %s at %d is behind %s', (id, sectionId, position, after) => {
  expect(placeAt(items, id, { sectionId, position })).toEqual({ sectionId, after })
})

test.each([
  ['a', -1, null],
  ['a', 1, { sectionId: null, after: 'b' }],
  ['b', 1, { sectionId: 'living', after: null }],
  ['c', -1, { sectionId: null, after: 'b' }],
  ['c', 1, { sectionId: 'living', after: 'd' }],
  ['d', -1, { sectionId: 'living', after: null }],
  ['e', 1, { sectionId: 'dining', after: null }],
  ['unknown', 1, null],
] as const)('%s by %d', (id, by, place) => {
  expect(stepPlace(list, id, by)).toEqual(place)
})

test('the last piece of the last section has no step down', () => {
  const last = { items: [{ id: 'a', sectionId: 'dining' }], sectionIds: ['living', 'dining'] }
  expect(stepPlace(last, 'a', 1)).toBeNull()
})

test.each([
  ['e', { sectionId: 'living', after: null }, ['a -', 'b -', 'e living', 'c living', 'd living']],
  ['a', { sectionId: 'living', after: 'd' }, ['b -', 'c living', 'd living', 'a living', 'e living']],
  ['a', { sectionId: 'dining', after: null }, ['b -', 'c living', 'd living', 'e living', 'a dining']],
  // An item that someone else has removed meanwhile changes nothing.
  ['a', { sectionId: 'bath', after: null }, order(items)],
  ['a', { sectionId: null, after: 'gone' }, order(items)],
  ['a', { sectionId: null, after: 'a' }, order(items)],
  ['unknown', { sectionId: null, after: null }, order(items)],
] as const)('%s is placed at %j', (id, place, expected) => {
  expect(order(placeListItem(list, id, place))).toEqual(expected)
})

// spec 3: lists: where a dragged or stepped piece is placed, across sections
test('each step up or down moves a piece past one neighbor or boundary, and back', () => {
  let current: typeof list = list
  const step = (by: 1 | -1) => {
    const place = stepPlace(current, 'a', by)
    if (place) current = { ...current, items: [...placeListItem(current, 'a', place)] as typeof items }
    return place
  }
  let down = 0
  while (step(1)) down += 1
  expect(down).toBe(6)
  let up = 0
  while (step(-1)) up += 1
  expect(up).toBe(6)
  expect(order(current.items)).toEqual(order(items))
})
