import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRODUCT_LIST_CAP, pageWindow, parsePage, SEARCH_PAGE_SIZE } from './paging.ts'

// spec 9: search page size 60, product list cap 96
test('a search page has 60 products and a list has at most 96', () => {
  expect(SEARCH_PAGE_SIZE).toBe(60)
  expect(PRODUCT_LIST_CAP).toBe(96)
})

// spec 5: product lists are capped at 96
test.each([
  [0, 1, { page: 1, pageCount: 1, reachable: 0, offset: 0, length: 0 }],
  [1, 1, { page: 1, pageCount: 1, reachable: 1, offset: 0, length: 1 }],
  [60, 1, { page: 1, pageCount: 1, reachable: 60, offset: 0, length: 60 }],
  [61, 2, { page: 2, pageCount: 2, reachable: 61, offset: 60, length: 1 }],
  [200, 1, { page: 1, pageCount: 2, reachable: 96, offset: 0, length: 60 }],
  [200, 2, { page: 2, pageCount: 2, reachable: 96, offset: 60, length: 36 }],
  [200, 9, { page: 2, pageCount: 2, reachable: 96, offset: 60, length: 36 }],
  [200, 0, { page: 1, pageCount: 2, reachable: 96, offset: 0, length: 60 }],
])('of a list of %i, page %i shows %j', (total, page, window) => {
  expect(pageWindow(total, page, { cap: PRODUCT_LIST_CAP })).toEqual(window)
})

test('a search without a cap reaches every result', () => {
  expect(pageWindow(200, 4)).toEqual({ page: 4, pageCount: 4, reachable: 200, offset: 180, length: 20 })
})

test('the pages of a result cover what is reachable, without gaps or overlaps', () => {
  fc.assert(
    fc.property(
      fc.nat(500),
      fc.integer({ min: 1, max: 70 }),
      fc.integer({ min: 1, max: 100 }),
      (total, pageSize, cap) => {
        const { pageCount, reachable } = pageWindow(total, 1, { pageSize, cap })
        const windows = Array.from({ length: pageCount }, (_, place) =>
          pageWindow(total, place + 1, { pageSize, cap }),
        )
        expect(windows.reduce((next, { offset, length }) => (offset === next ? next + length : -1), 0)).toBe(
          reachable,
        )
      },
    ),
  )
})

test.each([
  ['1', 1],
  ['2', 2],
  ['9999', 9999],
  ['10000', 1],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['02', 1],
  ['x', 1],
  ['', 1],
  [null, 1],
])('the address says page %j: page %i', (text, page) => {
  expect(parsePage(text)).toBe(page)
})
