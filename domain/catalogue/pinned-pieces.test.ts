import { expect, test } from 'vitest'
import { moveItem } from './pinned-pieces.ts'

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 2, 'acbd'],
  [1, 1, 'abcd'],
  [0, -1, 'abcd'],
  [0, 4, 'abcd'],
  [4, 0, 'abcd'],
])('the item at %i is moved to %i: %s', (from, to, moved) => {
  expect(moveItem([...'abcd'], from, to).join('')).toBe(moved)
})
