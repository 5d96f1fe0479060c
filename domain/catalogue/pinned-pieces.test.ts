import { expect, test } from 'vitest'
import { moveItem, splitPage } from './pinned-pieces.ts'

test.each([
  ['nothing pinned', { offset: 24, length: 24 }, 0, [0, 0], [24, 24]],
  ['within the first page', { offset: 0, length: 24 }, 3, [0, 3], [0, 21]],
  ['a page of pinned ones alone', { offset: 0, length: 4 }, 10, [0, 4], [0, 0]],
  ['a page in the middle of them', { offset: 4, length: 4 }, 6, [4, 2], [0, 2]],
  ['the page after the last of them', { offset: 4, length: 4 }, 4, [4, 0], [0, 4]],
  ['later pages', { offset: 24, length: 24 }, 3, [3, 0], [21, 24]],
  ['an empty page', { offset: 0, length: 0 }, 3, [0, 0], [0, 0]],
] as const)('%s: a page takes pinned pieces first', (_, page, count, pinned, others) => {
  expect(splitPage(page, count)).toEqual({
    pinned: { offset: pinned[0], length: pinned[1] },
    others: { offset: others[0], length: others[1] },
  })
})

test('the pages of a list have each piece once, in order', () => {
  const all = Array.from({ length: 10 }, (_, at) => at)
  const [pinned, others] = [all.slice(0, 3), all.slice(3)]
  for (const length of [1, 2, 3, 4, 7]) {
    const shown: number[] = []
    for (let offset = 0; offset < all.length; offset += length) {
      const page = splitPage({ offset, length }, pinned.length)
      const of = (items: number[], { offset: from, length: count }: typeof page.pinned) =>
        items.slice(from, from + count)
      shown.push(...of(pinned, page.pinned), ...of(others, page.others))
    }
    expect(shown).toEqual(all)
  }
})

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
