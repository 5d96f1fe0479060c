import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductListRequest } from '#clients/search/list/product-list.ts'
import { NO_FILTERS } from '#domain/catalogue/filters.ts'
import { type EmbeddedSearch, startSearch } from '../support/embedded-search.ts'
import { LIST_REQUEST } from '../support/list-request.ts'
import { fillIndexes, sampleRecord } from '../support/sample-records.ts'

const price = (amountMinor: number) => {
  const amount = { amountMinor, fullAmountMinor: null, isStarting: false }
  return { EUR: amount, USD: amount, GBP: amount }
}

const RECORDS = [
  sampleRecord(1, { title: 'One', prices: price(300), collections: ['7', '70'] }),
  sampleRecord(2, { title: 'Two', prices: price(100), isCustomizable: true }),
  sampleRecord(3, { title: 'Three', prices: price(200), collections: ['7'] }),
  sampleRecord(4, { title: 'For the trade', customerRestrictions: 'b2b_only' }),
  sampleRecord(5, { title: 'Not for Italy', excludedCountries: ['IT'] }),
  sampleRecord(6, { title: 'Another', collections: ['70'] }),
]

let search: EmbeddedSearch
beforeAll(async () => {
  search = await startSearch('in process')
  await fillIndexes(search, RECORDS)
})
afterAll(() => search.close())

const REQUEST: ProductListRequest = {
  ...LIST_REQUEST,
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

test('the products of a collection are listed, filtered and paged to the last one', async () => {
  const list = async (collection: string, wish: Partial<ProductListRequest> = {}) => {
    const found = await search.client().findProducts({ ...REQUEST, collection, ...wish })
    if (!found.ok) throw new Error(found.code)
    return [found.value.total, ...found.value.cards.map(({ title }) => title)]
  }
  expect(await list('7')).toEqual([2, 'One', 'Three'])
  expect(await list('7', { sort: 'price-ascending' })).toEqual([2, 'Three', 'One'])
  expect(await list('70', { hitsPerPage: 1, page: 2, cap: 2 })).toEqual([2, 'Another'])
  expect(await list('8')).toEqual([0])
})

test('a selection is paged beyond the limit of a list where the page says so', async () => {
  const numbers = ['1', '2', '3', '6']
  expect(await listed(numbers, { hitsPerPage: 1, page: 4, cap: 4 })).toMatchObject({
    titles: ['Another'],
    page: 4,
  })
  expect(await listed(numbers, { hitsPerPage: 1, page: 4, cap: 2 })).toMatchObject({
    titles: ['Two'],
    pageCount: 2,
  })
})
