import { expect, test } from 'vitest'
import type { ArtisanSummary } from '#clients/content/pages/artisan.ts'
import {
  arrangeArtisans,
  type DirectoryState,
  directoryAddress,
  isDirectoryVariation,
  parseDirectory,
  regionsOf,
} from './directory.ts'

const ALL: DirectoryState = { text: '', region: null, sort: 'recommended' }
const house = [
  artisan('Vetreria San Donato', 'Murano', 'Veneto', '2025-03-01T08:00:00.000Z'),
  artisan('Marmi Valdarno', 'Rapolano', 'Toscana', '2026-01-10T08:00:00.000Z'),
  artisan('Specchi Veneti', 'Treviso', 'Veneto', '2025-09-01T08:00:00.000Z'),
]
const regions = regionsOf(house, 'it')

test.each([
  [{}, ['Vetreria San Donato', 'Marmi Valdarno', 'Specchi Veneti']],
  [{ sort: 'most-recent' }, ['Marmi Valdarno', 'Specchi Veneti', 'Vetreria San Donato']],
  [{ region: 'veneto' }, ['Vetreria San Donato', 'Specchi Veneti']],
  [{ region: 'veneto', sort: 'most-recent' }, ['Specchi Veneti', 'Vetreria San Donato']],
  [{ text: 'murano' }, ['Vetreria San Donato']],
  [{ text: 'murano', region: 'toscana' }, []],
] satisfies [Partial<DirectoryState>, string[]][])('the directory asked for %j shows %j', (asked, names) => {
  expect(arrangeArtisans(house, { ...ALL, ...asked }).map(({ name }) => name)).toEqual(names)
})

test('regions are told by name, with how many workshops they have', () => {
  expect(regions).toEqual([
    { key: 'toscana', label: 'Toscana', count: 1 },
    { key: 'veneto', label: 'Veneto', count: 2 },
  ])
})

test.each([ALL, { text: 'vetro soffiato', region: 'veneto', sort: 'most-recent' } as const])(
  'the directory %j survives its address',
  (state) => {
    const { searchParams } = new URL(directoryAddress(state), 'https://shop.test')
    expect(parseDirectory(searchParams, regions)).toEqual(state)
    expect(isDirectoryVariation(searchParams)).toBe(state !== ALL)
  },
)

test('what is unknown in an address counts as not there', () => {
  expect(parseDirectory(new URLSearchParams('region=atlantis&sort=loudest&q=+'), regions)).toEqual(ALL)
})

function artisan(name: string, town: string, region: string, addedAt: string): ArtisanSummary {
  const rest = { technique: null, intro: null, picture: null, isPremiumPlus: false }
  return { name, slug: name, town, region, addedAt, ...rest }
}
