import { expect, test } from 'vitest'
import type { FindablePage, FindableType } from '#clients/content/pages/findable-pages.ts'
import { FOUND_CAP, findPages } from './found-pages.ts'

const pages = [
  page('magazine', 'An hour in Murano', ['How a goblet is blown, of glass']),
  page('collection', 'Glass and light', ['Lamps that are blown']),
  page('collection', 'Quiet colours', ['Clear glass, grey wool']),
  page('tradeProgram', 'The Trade Program', ['Prices of your own, and samples of clear resin']),
  page('magazine', 'How a goblet is blown', ['An hour beside the furnace of Murano']),
]

test.each([
  ['glass', ['Glass and light', 'Quiet colours'], ['An hour in Murano']],
  ['Murano', [], ['An hour in Murano', 'How a goblet is blown']],
  ['blown glass', ['Glass and light'], ['An hour in Murano']],
  ['walnut', [], []],
  ['', [], []],
])('a search for "%s" finds the collections %j and the articles %j', (query, ...expected) => {
  const { collection, magazine } = findPages(pages, query)
  expect([collection, magazine].map((kind) => kind.map(({ title }) => title))).toEqual(expected)
})

test('matches in the title come before matches in the text', () => {
  const [first] = findPages(pages, 'goblet').magazine
  expect(first?.title).toBe('How a goblet is blown')
})

test('of each kind only the first few are shown', () => {
  const many = Array.from({ length: 9 }, (_, at) => page('magazine', `Walnut ${at}`))
  expect(findPages(many, 'walnut').magazine).toHaveLength(FOUND_CAP)
})

test('the Trade Program is found like any page', () => {
  expect(findPages(pages, 'trade').tradeProgram).toEqual([
    { title: 'The Trade Program', url: '/The Trade Program', place: null },
  ])
})

function page(type: FindableType, title: string, about: string[] = []): FindablePage {
  return { type, title, url: `/${title}`, topic: null, isOffice: false, about }
}
