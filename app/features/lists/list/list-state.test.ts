import { expect, test } from 'vitest'
import { ANY_PIECE } from '#domain/list/piece-selection.ts'
import { listSearch, parseListState } from './list-state.ts'

test.each([
  ['', ''],
  ['?sort=artisan&page=2', '?sort=artisan&page=2'],
  [
    '?price-max=900&price-min=10&category=furniture%2Fseating&artisan=brianza&availability=ready',
    '?artisan=brianza&category=furniture%2Fseating&availability=ready&price-min=10&price-max=900',
  ],
  // A form without JavaScript sends its empty fields.
  ['?artisan=&category=&availability=&price-min=&price-max=', ''],
  ['?sort=mine&availability=soon&price-min=-1&price-max=1e3&page=0', ''],
])('%s is %s', (search, canonical) => {
  expect(listSearch(parseListState(new URLSearchParams(search)))).toBe(canonical)
})

test('a list without a search is in its own order and in full', () => {
  expect(parseListState(new URLSearchParams())).toEqual({ sort: 'own', filter: ANY_PIECE, page: 1 })
})
