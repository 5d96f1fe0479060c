import { expect, test } from 'vitest'
import { countLists, isShown, type OverviewScope, type OverviewSort, selectLists } from './overview.ts'

const lists = [
  {
    id: '1',
    name: 'Villa Olmo',
    isOwn: true,
    project: null,
    createdAt: '2026-11-01',
    updatedAt: '2026-11-25T09:00',
  },
  {
    id: '2',
    name: 'Ático',
    isOwn: false,
    project: {},
    createdAt: '2026-11-03',
    updatedAt: '2026-11-20T09:00',
  },
  {
    id: '3',
    name: 'Casa Brera',
    isOwn: true,
    project: {},
    createdAt: '2026-11-02',
    updatedAt: '2026-11-25T10:00',
  },
  {
    id: '4',
    name: 'Casa Brera',
    isOwn: true,
    project: null,
    createdAt: '2026-11-02',
    updatedAt: '2026-11-25T10:00',
  },
]

// spec 2: the overview of lists: all, own and shared, sorted and in pages
// spec 3: lists: the overview filters projects (issue 20)
test.each<[OverviewScope, OverviewSort, string]>([
  ['all', 'changed', '3 4 1 2'],
  ['all', 'created', '2 3 4 1'],
  ['all', 'name', '2 3 4 1'],
  ['own', 'name', '3 4 1'],
  ['shared', 'changed', '2'],
  ['projects', 'changed', '3 2'],
])('%s lists by %s', (shown, sort, expected) => {
  const shownLists = selectLists(lists, { shown, sort }, new Intl.Collator('es').compare)
  expect(shownLists.map(({ id }) => id).join(' ')).toBe(expected)
})

test('lists are counted by owner', () => {
  expect(countLists(lists)).toEqual({ all: 4, own: 3, shared: 1, projects: 2 })
})

test.each([
  ['saved-for-later', 0, false],
  ['saved-for-later', 1, true],
  ['saved', 0, true],
  [null, 0, true],
])('a list for %s with %i pieces', (purpose, itemCount, isListed) => {
  expect(isShown({ purpose, itemCount })).toBe(isListed)
})
