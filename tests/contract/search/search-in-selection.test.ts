import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductListRequest } from '#clients/search/list/product-list.ts'
import { NO_FILTERS } from '#domain/catalogue/filters.ts'
import { type EmbeddedSearch, startSearch } from '../support/embedded-search.ts'
import { fillIndexes, sampleRecord } from '../support/sample-records.ts'

const price = (amountMinor: number) => {
  const amount = { amountMinor, fullAmountMinor: null, isStarting: false }
  return { EUR: amount, USD: amount, GBP: amount }
}

const RECORDS = [
  sampleRecord(1, { title: 'One', prices: price(300) }),
  sampleRecord(2, { title: 'Two', prices: price(100), isCustomizable: true }),
  sampleRecord(3, { title: 'Three', prices: price(200) }),
  sampleRecord(4, { title: 'For the trade', customerRestrictions: 'b2b_only' }),
  sampleRecord(5, { title: 'Not for Italy', excludedCountries: ['IT'] }),
  sampleRecord(6, { title: 'Another' }),
]

let search: EmbeddedSearch
beforeAll(async () => {
  search = await startSearch('in process')
  await fillIndexes(search, RECORDS)
})
afterAll(() => search.close())

const REQUEST: ProductListRequest = {
  locale: { language: 'en', country: 'IT' },
  currency: 'EUR',
  country: 'IT',
  audience: 'consumer',
  filters: NO_FILTERS,
  sort: 'recommended',
  page: 1,
  hitsPerPage: 2,
}

async function listed(numbers: readonly string[], wish: Partial<ProductListRequest> = {}) {
  const list = await search.client().findInSelection(numbers, { ...REQUEST, ...wish })
  if (!list.ok) throw new Error(list.code)
  return { ...list.value, titles: list.value.cards.map(({ title }) => title) }
}

const NAMED = ['3', '4', '5', '1', '99', '2']

test('they keep the given order, page by page, without those hidden from the visitor', async () => {
  const first = await listed(NAMED)
  expect(first).toMatchObject({ titles: ['Three', 'One'], total: 3, page: 1, pageCount: 2 })
  expect(await listed(NAMED, { page: 2 })).toMatchObject({ titles: ['Two'], page: 2 })
  expect(await listed(NAMED, { page: 9 })).toMatchObject({ titles: ['Two'], page: 2 })
})

test('they are filtered, counted and sorted like any list', async () => {
  const narrowed = await listed(NAMED, { filters: { ...NO_FILTERS, customizable: true } })
  expect(narrowed).toMatchObject({ titles: ['Two'], total: 1 })
  expect((await listed(NAMED)).facets.customizable.count).toBe(1)
  expect((await listed(NAMED, { sort: 'price-ascending', hitsPerPage: 60 })).titles).toEqual([
    'Two',
    'Three',
    'One',
  ])
})

test('a trade client sees pieces for the trade', async () => {
  const { titles } = await listed(['4', '1'], { audience: 'trade' })
  expect(titles).toEqual(['For the trade', 'One'])
})

test('an empty selection has no results', async () => {
  expect(await listed([])).toMatchObject({ titles: [], total: 0, pageCount: 1 })
})
