import { expect, test } from 'vitest'
import { findCurrentSection } from './current-section.ts'

const URLS = [
  '/categories/furniture',
  '/categories/furniture?sort=new-arrivals',
  '/categories/furniture/beds',
  '/magazine',
]

test.each([
  ['the page itself', '/categories/furniture', '', null, '/categories/furniture', 'page'],
  ['a filtered page', '/categories/furniture', '?color=black', null, '/categories/furniture', 'page'],
  ['a page with the same query', '/categories/furniture', '?sort=new-arrivals', null, URLS[1], 'page'],
  ['a page under it', '/categories/furniture/seating/sofas', '', null, '/categories/furniture', 'true'],
  ['a page under two', '/categories/furniture/beds/low', '', null, '/categories/furniture/beds', 'true'],
  ['a product', '/products/nuvola', '', '/categories/furniture/seating', '/categories/furniture', 'true'],
] as const)('%s marks its section', (_, path, search, section, url, current) => {
  expect(findCurrentSection(URLS, { path, search, section })).toEqual({ url, current })
})

test.each([
  ['/', null],
  ['/categories/furniture-care', null],
  ['/products/nuvola', '/categories/lighting'],
])('%s in %s marks nothing', (path, section) => {
  expect(findCurrentSection(URLS, { path, search: '', section })).toBeNull()
})
