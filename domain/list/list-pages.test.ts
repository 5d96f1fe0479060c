import { expect, test } from 'vitest'
import { groupsOnPage } from './list-pages.ts'

const groups = [
  { sectionId: null, size: 2 },
  { sectionId: 'living', size: 5 },
  { sectionId: 'hall', size: 0 },
  { sectionId: 'dining', size: 3 },
  { sectionId: 'attic', size: 0 },
]
const shown = (page: { offset: number; length: number; isLast: boolean }, of = groups) =>
  groupsOnPage(of, page).map(({ sectionId }) => sectionId)

test.each([
  [0, 10, true, [null, 'living', 'hall', 'dining', 'attic']],
  [0, 4, false, [null, 'living']],
  [4, 4, false, ['living', 'hall', 'dining']],
  [7, 3, true, ['hall', 'dining', 'attic']],
  [8, 2, true, ['dining', 'attic']],
])('the page from %d of %d pieces', (offset, length, isLast, expected) => {
  expect(shown({ offset, length, isLast })).toEqual(expected)
})

test('an empty list has its empty sections, but no group of pieces without a section', () => {
  const empty = [
    { sectionId: null, size: 0 },
    { sectionId: 'living', size: 0 },
  ]
  expect(shown({ offset: 0, length: 0, isLast: true }, empty)).toEqual(['living'])
})

test('each empty section is on exactly one page', () => {
  const pages = [
    { offset: 0, length: 5, isLast: false },
    { offset: 5, length: 5, isLast: true },
  ]
  expect(pages.flatMap((page) => shown(page)).filter((id) => id === 'hall' || id === 'attic')).toEqual([
    'hall',
    'attic',
  ])
})
