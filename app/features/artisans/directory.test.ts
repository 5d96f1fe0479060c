import { expect, test } from 'vitest'
import type { ArtisanFacets } from '#clients/search/artisans/artisan-list.ts'
import { NO_ARTISAN_FILTERS } from '#domain/catalogue/artisan-filters.ts'
import {
  appliedDirectoryFilters,
  type DirectoryState,
  directoryUrl,
  isDirectoryVariation,
  parseDirectory,
} from './directory.ts'

const ALL: DirectoryState = { text: '', filters: NO_ARTISAN_FILTERS, sort: 'recommended', page: 1 }
const NARROWED: DirectoryState = {
  text: 'vetro soffiato',
  filters: { region: 'veneto', craft: 'glass', category: 'lighting' },
  sort: 'most-recent',
  page: 2,
}

test.each([
  ['/artisans', ALL, false],
  ['/artisans?page=3', { ...ALL, page: 3 }, false],
  ['/artisans?sort=most-recent', { ...ALL, sort: 'most-recent' as const }, true],
  [
    '/artisans?q=vetro+soffiato&region=veneto&craft=glass&category=lighting&sort=most-recent&page=2',
    NARROWED,
    true,
  ],
])('the path %s holds the whole state of the directory', (address, state, isVariation) => {
  expect(directoryUrl(state)).toBe(address)
  const { searchParams } = new URL(address, 'https://shop.test')
  expect(parseDirectory(searchParams)).toEqual(state)
  expect(isDirectoryVariation(searchParams)).toBe(isVariation)
})

test('empty or unknown values in a path are ignored', () => {
  expect(parseDirectory(new URLSearchParams('region=+&sort=loudest&q=+&page=0'))).toEqual(ALL)
})

test('applied filters have labels, and can be removed one by one', () => {
  const facets: ArtisanFacets = {
    region: [
      { value: 'lombardy', label: 'Lombardia', count: 3, isSelected: false },
      { value: 'veneto', label: 'Veneto', count: 6, isSelected: true },
    ],
    craft: [],
    category: [],
  }
  const state: DirectoryState = {
    ...ALL,
    filters: { ...NO_ARTISAN_FILTERS, region: 'veneto' },
    page: 2,
  }
  expect(appliedDirectoryFilters(state, facets)).toEqual([
    { key: 'region', label: 'Veneto', removeUrl: '/artisans' },
  ])
  expect(appliedDirectoryFilters(ALL, { ...facets, region: [] })).toEqual([])
})
