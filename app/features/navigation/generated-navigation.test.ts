import { expect, test } from 'vitest'
import type { CountedCategory } from '#clients/search/categories/find-category-tree.ts'
import { footerFromCategories, menuFromCategories } from './load-navigation.server.ts'

function category(path: string, children: readonly CountedCategory[] = []): CountedCategory {
  const title = path.split('/').at(-1) ?? ''
  return {
    id: path,
    canonicalPath: path,
    title,
    url: `/categories/${path}`,
    picture: null,
    count: 1,
    children,
  }
}

const TREE = [
  category('kitchen', [
    category('kitchen/knives', [category('kitchen/knives/bread')]),
    category('kitchen/scales'),
    category('kitchen/bowls'),
  ]),
  category('garden'),
]

test('a category is an item; its subcategories are columns of their own if they are divided further', () => {
  const menu = menuFromCategories(TREE)
  expect(menu?.items.map(({ link }) => link)).toEqual([
    { label: 'kitchen', url: '/categories/kitchen' },
    { label: 'garden', url: '/categories/garden' },
  ])
  const columns = menu?.items[0]?.columns.flatMap((column) =>
    column.type === 'editorialMenuColumn'
      ? column.lists.map(({ header, links }) => [header.label, links.map(({ label }) => label)])
      : [],
  )
  expect(columns).toEqual([
    ['kitchen', ['scales', 'bowls']],
    ['knives', ['bread']],
  ])
  expect(menu?.items[1]?.columns).toEqual([])
})

test('a shop without categories has no menu, and a footer without columns', () => {
  expect(menuFromCategories([])).toBeNull()
  const words = { title: 'Categories', note: 'Tools', legal: [{ label: 'Contact', url: '/legal/contact' }] }
  expect(footerFromCategories([], words)).toMatchObject({ columns: [], note: 'Tools', legal: words.legal })
  expect(footerFromCategories(TREE, words).columns).toMatchObject([
    { title: 'Categories', links: [{ label: 'kitchen' }, { label: 'garden' }] },
  ])
})

test('the header has room for seven categories', () => {
  const many = Array.from({ length: 12 }, (_, index) => category(`c${index}`))
  expect(menuFromCategories(many)?.items).toHaveLength(7)
})

test('the menu ends before its titles need a second line', () => {
  const titlesOf = (...titles: string[]) =>
    menuFromCategories(titles.map((title) => category(title)))?.items.map(({ link }) => link.label)
  expect(titlesOf(...'abcdefgh')).toEqual([...'abcdefg'])
  expect(titlesOf('a'.repeat(30), 'b'.repeat(26), 'c')).toEqual(['a'.repeat(30), 'b'.repeat(26)])
  expect(titlesOf('a'.repeat(80), 'b')).toEqual(['a'.repeat(80)])
})
