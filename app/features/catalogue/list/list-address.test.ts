import { expect, test } from 'vitest'
import { NO_FILTERS } from '#domain/catalogue/filters.ts'
import { EMPTY_LIST_STATE } from '#domain/catalogue/list-address.ts'
import { isSameList, isVariation, listAddress } from './list-address.ts'

test('a URL contains only what differs from the whole list', () => {
  expect(listAddress('/categories/seating', EMPTY_LIST_STATE)).toBe('/categories/seating')
  expect(listAddress('/search', { ...EMPTY_LIST_STATE, query: 'blown glass', page: 2 })).toBe(
    '/search?q=blown+glass&page=2',
  )
})

test('a filtered or sorted list is a variation; its other pages are not', () => {
  expect(isVariation({ ...EMPTY_LIST_STATE, page: 2 })).toBe(false)
  expect(isVariation({ ...EMPTY_LIST_STATE, sort: 'new-arrivals' })).toBe(true)
  expect(isVariation({ ...EMPTY_LIST_STATE, filters: { ...NO_FILTERS, customizable: true } })).toBe(true)
})

test('the order of chosen values does not matter, but the page does', () => {
  const list = (material: string[], page = 1) => ({
    ...EMPTY_LIST_STATE,
    filters: { ...NO_FILTERS, material },
    page,
  })
  expect(isSameList(list(['oak', 'brass']), list(['brass', 'oak']))).toBe(true)
  expect(isSameList(list(['oak']), list(['brass', 'oak']))).toBe(false)
  expect(isSameList(list(['oak']), list(['oak'], 2))).toBe(false)
})
