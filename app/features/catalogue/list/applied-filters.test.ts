import { expect, test } from 'vitest'
import type { ProductFacets } from '#clients/search/list/product-list.ts'
import { NO_FILTERS } from '#domain/catalogue/filters.ts'
import { EMPTY_LIST_STATE, type ListState } from '#domain/catalogue/list-address.ts'
import { appliedFilters } from './product-list.tsx'

const NONE = { count: 0, isSelected: false }
const facets: ProductFacets = {
  categories: [],
  artisan: [],
  designer: [],
  material: [{ value: 'walnut', label: 'Walnut', count: 4, isSelected: true }],
  color: [],
  customizable: NONE,
  ar: NONE,
  cad: NONE,
  freeShipping: NONE,
  suitableForContract: NONE,
  shippingTime: [],
}

const state: ListState = {
  ...EMPTY_LIST_STATE,
  sort: 'price-ascending',
  page: 2,
  filters: {
    ...NO_FILTERS,
    material: ['walnut', 'drawn-glass'],
    price: { min: 500, max: null },
    customizable: true,
    shippingTime: 'weeks-6',
  },
}

test('every filter is listed once, by its label and never by its code', () => {
  const chosen = appliedFilters(state, facets)
  expect(chosen.map(({ key }) => key)).toEqual([
    'material walnut',
    'material drawn-glass',
    'price',
    'shippingTime',
    'customizable',
  ])
  expect(chosen.flatMap((filter) => (filter.kind === 'value' ? filter.label : []))).toEqual([
    'Walnut',
    'Drawn glass',
  ])
})

test('removing one keeps the others and the sort order, and returns to the first page', () => {
  const [walnut] = appliedFilters(state, facets)
  expect(walnut?.without).toEqual({
    ...state,
    page: 1,
    filters: { ...state.filters, material: ['drawn-glass'] },
  })
})

test('the unfiltered list has nothing to remove', () => {
  expect(appliedFilters(EMPTY_LIST_STATE, facets)).toEqual([])
})
