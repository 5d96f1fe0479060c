import { expect, test } from 'vitest'
import { NO_FILTERS } from '#domain/catalogue/filters.ts'
import { EMPTY_LIST_STATE, type ListState, parseListState } from '#domain/catalogue/list-address.ts'
import { placeIndex, placeSearch } from '../filters/list-behavior.tsx'

const oak: ListState = { ...EMPTY_LIST_STATE, filters: { ...NO_FILTERS, material: ['oak'] }, page: 2 }
const ids = ['gid://shopify/Product/7', 'gid://shopify/Product/42']

test.each([
  [EMPTY_LIST_STATE, '?pid=42'],
  [oak, '?material=oak&ppage=2&pid=42'],
  [{ ...EMPTY_LIST_STATE, query: 'lamp' }, '?q=lamp&pid=42'],
])('the place of a product in the list %# is %s', (state, expected) => {
  expect(placeSearch(state, 'gid://shopify/Product/42')).toBe(expected)
})

// spec 7: page parameters ppage and pid lead back to a place in a list
test('the URL of a place parses as its list', () => {
  expect(parseListState(new URLSearchParams(placeSearch(oak, '42')))).toEqual(oak)
})

test.each([
  ['?pid=42', 1],
  ['?ppage=2&pid=7', 0],
  ['?pid=4', -1],
  ['?pid=', -1],
  ['', -1],
])('%s restores the place %i', (search, expected) => {
  expect(placeIndex(search, ids)).toBe(expected)
})
