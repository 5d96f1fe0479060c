import { expect, test } from 'vitest'
import { describePlace, type FlatRow, findDropPlace } from './flat-order.ts'

const piece = (id: string): FlatRow => ({ kind: 'piece', id })
const section = (id: string): FlatRow => ({ kind: 'section', id })
const rows = [
  piece('a'),
  section('living'),
  piece('b'),
  piece('c'),
  section('hall'),
  section('dining'),
  piece('d'),
]

test.each([
  // The row, the row it is dropped on, its section there, the piece it follows, and its position.
  [0, 1, 'living', null, 1],
  [0, 2, 'living', 'b', 2],
  [0, 6, 'dining', 'd', 2],
  [2, 0, null, null, 1],
  [2, 1, null, 'a', 2],
  [3, 4, 'hall', null, 1],
  [6, 5, 'hall', null, 1],
  [6, 4, 'living', 'c', 3],
  [2, 2, 'living', null, 1],
] as const)('row %d dropped at %d', (from, to, sectionId, after, position) => {
  expect(findDropPlace(rows, from, to)).toEqual({ sectionId, after })
  expect(describePlace(rows, from, to)).toEqual({ sectionId, position })
})

test('the title of a section is not a piece', () => {
  expect(findDropPlace(rows, 1, 0)).toBeNull()
  expect(describePlace(rows, 1, 0)).toBeNull()
})
