import { expect, test } from 'vitest'
import { ARTISAN_SORTS, PRODUCT_SORTS, parseSort } from './sorting.ts'

// spec 4: sort options of products
test.each(PRODUCT_SORTS)('products can be sorted by %s', (sort) => {
  expect(parseSort(sort)).toBe(sort)
})

test.each(['', 'price', 'Recommended', null])(
  'the sort "%s" is unknown: the curated order stands',
  (text) => {
    expect(parseSort(text)).toBe('recommended')
  },
)

// spec 4: sort options of artisans
test('artisans can be sorted by curation or by date', () => {
  expect(ARTISAN_SORTS).toEqual(['recommended', 'most-recent'])
})
