import { expect, test } from 'vitest'
import { moveInPanel } from './menu-keys.ts'

const COLUMNS = [3, 2, 1]

test.each([
  ['down leads to the next link', 'ArrowDown', [0, 0], [0, 1]],
  ['down leads from the last of a column to the next column', 'ArrowDown', [0, 2], [1, 0]],
  ['down leads nowhere from the last of all', 'ArrowDown', [2, 0], null],
  ['up leads to the link before', 'ArrowUp', [0, 1], [0, 0]],
  ['up leads from the first of a column to the end of the one before', 'ArrowUp', [1, 0], [0, 2]],
  ['up leads from the first of all to the menu', 'ArrowUp', [0, 0], 'item'],
  ['right stays in the row', 'ArrowRight', [0, 1], [1, 1]],
  ['right ends where the next column ends', 'ArrowRight', [0, 2], [1, 1]],
  ['right leads nowhere from the last column', 'ArrowRight', [2, 0], null],
  ['left leads nowhere from the first column', 'ArrowLeft', [0, 1], null],
  ['left stays in the row', 'ArrowLeft', [1, 1], [0, 1]],
  ['Home leads to the first of all', 'Home', [1, 1], [0, 0]],
  ['End leads to the last of all', 'End', [0, 1], [2, 0]],
  ['other keys lead nowhere', 'a', [0, 1], null],
] as const)('%s', (_, key, [column, row], expected) => {
  const place = moveInPanel(key, { column, row }, COLUMNS)
  expect(typeof place === 'object' && place !== null ? [place.column, place.row] : place).toEqual(expected)
})
