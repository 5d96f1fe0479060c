import { expect, test } from 'vitest'
import { promotedPage } from './promoted-places.ts'

/** The list `abc…` with promoted items, which are named by their numbers, in pages of `length`. */
function pages(positions: readonly number[], others: string, length: number): string[] {
  const total = others.length + positions.length
  return Array.from({ length: Math.ceil(total / length) }, (_, at) => {
    const page = promotedPage(
      { offset: at * length, length: Math.min(length, total - at * length) },
      positions,
      others.length,
    )
    const shown = [...others.slice(page.others.offset, page.others.offset + page.others.length)]
    for (const { index, place } of page.promoted) shown.splice(place, 0, String(index))
    return shown.join('')
  })
}

test.each([
  ['none', [], 'abcde', 3, ['abc', 'de']],
  ['first', [0], 'abcde', 3, ['0ab', 'cde']],
  ['several, in their order', [0, 1, 2], 'abc', 3, ['012', 'abc']],
  ['in the middle', [2], 'abcde', 3, ['ab0', 'cde']],
  ['on the second page', [4], 'abcde', 3, ['abc', 'd0e']],
  ['apart', [0, 3], 'abcde', 4, ['0ab1', 'cde']],
  ['two at one position', [1, 1], 'abc', 5, ['a01bc']],
  ['beyond the end', [50], 'abc', 3, ['abc', '0']],
  ['beyond the end, twice', [50, 60], 'a', 3, ['a01']],
  ['only promoted ones', [0, 7], '', 1, ['0', '1']],
] as const)('promoted items have their places: %s', (_, positions, others, length, shown) => {
  expect(pages(positions, others, length)).toEqual(shown)
})

test('each item is on exactly one page, whatever the page size', () => {
  for (const length of [1, 2, 3, 5, 8]) {
    expect(pages([0, 1, 4, 9], 'abcdefg', length).join('')).toBe('01ab2cdef3g')
  }
})
