import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductListRequest } from '#clients/search/list/product-list.ts'
import { type EmbeddedSearch, startSearch } from '../support/embedded-search.ts'
import { LIST_REQUEST } from '../support/list-request.ts'
import { fillIndexes, sampleRecord } from '../support/sample-records.ts'

let search: EmbeddedSearch

const priced = (amountMinor: number) => ({ EUR: { amountMinor, fullAmountMinor: null, isStarting: false } })
const RECORDS = [
  sampleRecord(1, {
    title: 'Oak lamp',
    availableForSale: false,
    facts: ['+kind:lamp', 'material:oak', 'state:sold-out'],
    prices: priced(1_000),
    leadTimeDays: 0,
    createdAtSeconds: 900,
  }),
  sampleRecord(2, {
    title: 'Lamp of oak',
    facts: ['kind:lamp', 'material:oak'],
    prices: priced(2_000),
    createdAtSeconds: 800,
  }),
  sampleRecord(3, {
    title: 'Pine lamp',
    facts: ['+kind:lamp'],
    prices: priced(3_000),
    createdAtSeconds: 700,
  }),
]

beforeAll(async () => {
  search = await startSearch()
  await fillIndexes(search, RECORDS, ['en'])
})
afterAll(() => search.close())

// spec 1: text search: sold-out pieces come last
test.each<[string, Partial<ProductListRequest>, number[]]>([
  ['in the curated order', {}, [2, 3, 1]],
  ['by price, rising', { sort: 'price-ascending' }, [2, 3, 1]],
  ['by price, falling', { sort: 'price-descending' }, [3, 2, 1]],
  ['by delivery', { sort: 'fast-shipping' }, [2, 3, 1]],
  ['newest first', { sort: 'new-arrivals' }, [2, 3, 1]],
  ['of a kind that is searched for', { query: 'lamp' }, [2, 3, 1]],
  ['before what lacks a quality', { query: 'oak lamp' }, [2, 1, 3]],
  ['of words that are compared as they are', { query: 'SKU' }, [2, 3, 1]],
])('what is sold out comes last: %s', async (_, request, numbers) => {
  const list = await search.client().findProducts({
    ...LIST_REQUEST,
    ...request,
  })
  if (!list.ok) throw new Error(list.code)
  expect(list.value.cards.map(({ id }) => Number(id.split('/').at(-1)))).toEqual(numbers)
})
