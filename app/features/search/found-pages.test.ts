import { expect, test } from 'vitest'
import type { FindablePage, FindableType } from '#clients/content/pages/findable-pages.ts'
import { countFound, FOUND_CAP, findPages } from './found-pages.ts'

const pages = [
  page('artisan', 'Marmi Valdarno', {
    place: 'Rapolano',
    about: ['Stone from the hills of Siena, and glass'],
  }),
  page('artisan', 'Vetreria San Donato', { place: 'Murano', about: ['Glass, blown and cut'] }),
  page('collection', 'Glass and light'),
  page('magazine', 'How a goblet is blown', { about: ['An hour beside the furnace of Murano'] }),
]

test.each([
  ['glass', ['Marmi Valdarno', 'Vetreria San Donato'], ['Glass and light'], []],
  ['Murano', ['Vetreria San Donato'], [], ['How a goblet is blown']],
  ['blown glass', ['Vetreria San Donato'], [], []],
  ['walnut', [], [], []],
  ['', [], [], []],
])(
  'a search for "%s" finds the artisans %j, the collections %j and the articles %j',
  (query, ...expected) => {
    const found = findPages(pages, query)
    const titles = [found.artisan, found.collection, found.magazine].map((kind) =>
      kind.map(({ title }) => title),
    )
    expect(titles).toEqual(expected)
    expect(countFound(found)).toBe(expected.flat().length)
  },
)

test('who has the words in the name or place comes before who is only said to', () => {
  const stone = page('artisan', 'Pietre', { about: ['In the workshops of Murano'] })
  const [first] = findPages([stone, ...pages], 'Murano').artisan
  expect(first?.title).toBe('Vetreria San Donato')
})

test('of each kind only the first few are shown', () => {
  const many = Array.from({ length: 9 }, (_, at) => page('magazine', `Walnut ${at}`))
  expect(findPages(many, 'walnut').magazine).toHaveLength(FOUND_CAP)
})

function page(type: FindableType, title: string, more: Partial<FindablePage> = {}): FindablePage {
  return { type, title, url: `/${title}`, place: null, about: [], ...more }
}
