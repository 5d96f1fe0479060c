import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductList, ProductListRequest } from '#clients/search/list/product-list.ts'
import type { SearchRecord } from '#contracts/search/search-record.ts'
import {
  CHOICE_FILTERS,
  FLAG_FILTERS,
  maxLeadTimeDays,
  NO_FILTERS,
  type ProductFilters,
  type ShippingTime,
} from '#domain/catalogue/filters.ts'
import { getShippingRegion } from '#domain/market/market.ts'
import { type EmbeddedSearch, startSearch } from '../support/embedded-search.ts'
import { fillIndexes, variedRecord } from '../support/sample-records.ts'

/** Compares every list and count with a full scan of all records. */

let search: EmbeddedSearch
let records: SearchRecord[]

beforeAll(async () => {
  search = await startSearch()
  records = Array.from({ length: 300 }, (_, number) => variedRecord(number + 1, picker(number + 1)))
  await fillIndexes(search, records, ['en'])
})
afterAll(() => search.close())

type Filter = keyof ProductFilters

const passes: { [filter in Filter]: (record: SearchRecord, request: ProductListRequest) => boolean } = {
  categories: ({ categoryPaths }, { filters }) => isAny(filters.categories, categoryPaths),
  artisan: ({ artisan }, { filters }) => isAny(filters.artisan, [artisan.slug]),
  designer: ({ keys }, { filters }) => isAny(filters.designer, keys.designer),
  material: ({ keys }, { filters }) => isAny(filters.material, keys.material),
  color: ({ keys }, { filters }) => isAny(filters.color, keys.color),
  customizable: ({ isCustomizable }, { filters }) => !filters.customizable || isCustomizable,
  ar: ({ hasAr }, { filters }) => !filters.ar || hasAr,
  cad: ({ hasCad }, { filters }) => !filters.cad || hasCad,
  suitableForContract: (record, { filters }) => !filters.suitableForContract || record.suitableForContract,
  freeShipping: ({ freeShippingRegions }, { filters, country }) =>
    !filters.freeShipping || freeShippingRegions.includes(getShippingRegion(country)),
  price: ({ prices }, { filters, currency }) =>
    isWithin(filters.price, (prices[currency]?.amountMinor ?? 0) / 100),
  width: ({ widthCm }, { filters, country }) =>
    isWithin(filters.width, widthCm === null ? null : widthCm / (country === 'US' ? 2.54 : 1)),
  height: ({ heightCm }, { filters }) => isWithin(filters.height, heightCm),
  depth: ({ depthCm }, { filters }) => isWithin(filters.depth, depthCm),
  shippingTime: ({ leadTimeDays }, { filters }) =>
    filters.shippingTime === null || leadTimeDays <= maxLeadTimeDays(filters.shippingTime),
}

const isAny = (chosen: readonly string[], values: readonly string[]) =>
  chosen.length === 0 || chosen.some((value) => values.includes(value))
const isWithin = ({ min, max }: { min: number | null; max: number | null }, value: number | null) =>
  (min === null && max === null) || (value !== null && value >= (min ?? value) && value <= (max ?? value))

function matching(request: ProductListRequest, without?: Filter): SearchRecord[] {
  const other = request.audience === 'trade' ? 'b2c_only' : 'b2b_only'
  const filters = Object.entries(passes).filter(([filter]) => filter !== without)
  return records.filter(
    (record) =>
      !record.excludedCountries.includes(request.country) &&
      record.customerRestrictions !== other &&
      (!request.categoryPath || record.categoryPaths.includes(request.categoryPath)) &&
      filters.every(([, isIn]) => isIn(record, request)),
  )
}

function expectedChoices(request: ProductListRequest, filter: (typeof CHOICE_FILTERS)[number]) {
  const depth = request.categoryPath?.split('/').length ?? 0
  const isBelow = (path: string) => !request.categoryPath || path.startsWith(`${request.categoryPath}/`)
  const valuesOf = (record: SearchRecord) => {
    if (filter === 'artisan') return [record.artisan.slug]
    if (filter !== 'categories') return record.keys[filter]
    return record.categoryPaths.filter((path) => path.split('/').length === depth + 1 && isBelow(path))
  }
  const counts = new Map(request.filters[filter].map((value) => [value, 0]))
  for (const record of matching(request, filter)) {
    for (const value of valuesOf(record)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return Object.fromEntries(counts)
}

function expectSameAsOracle(list: ProductList, request: ProductListRequest): void {
  const expected = matching(request)
  const byPrice = expected
    .toSorted(
      (one, other) =>
        (one.prices[request.currency]?.amountMinor ?? 0) -
          (other.prices[request.currency]?.amountMinor ?? 0) || one.curatedRank - other.curatedRank,
    )
    .map(({ productId }) => productId)
  expect(list.total).toBe(expected.length)
  expect(list.cards.map(({ id }) => id)).toEqual(byPrice.slice(0, 20))
  for (const filter of CHOICE_FILTERS) {
    const counted = list.facets[filter].map(({ value, count }) => [value, count])
    expect(Object.fromEntries(counted), filter).toEqual(expectedChoices(request, filter))
  }
  for (const filter of FLAG_FILTERS) {
    const requested = { ...request, filters: { ...request.filters, [filter]: true } }
    expect(list.facets[filter].count, filter).toBe(matching(requested).length)
  }
  for (const { value, count } of list.facets.shippingTime) {
    const requested = { ...request, filters: { ...request.filters, shippingTime: value } }
    expect(count, value).toBe(matching(requested).length)
  }
  const amounts = matching(request, 'price').map(
    ({ prices }) => (prices[request.currency]?.amountMinor ?? 0) / 100,
  )
  const bounds = { min: Math.floor(Math.min(...amounts)), max: Math.ceil(Math.max(...amounts)) }
  expect(list.stats.price).toEqual(amounts.length === 0 ? null : bounds)
}

const range = fc.record({
  min: fc.option(fc.integer({ min: 0, max: 250 })),
  max: fc.option(fc.integer({ min: 250, max: 800 })),
})
const choices = (...values: string[]) => fc.subarray(values)
const shippingTimes: ShippingTime[] = ['ready-to-ship', 'one-week', 'weeks-3', 'days-60']
const filters: fc.Arbitrary<ProductFilters> = fc
  .record(
    {
      categories: choices('furniture', 'furniture/seating', 'lighting/floor'),
      artisan: choices('ferro', 'noce'),
      designer: choices('gae'),
      material: choices('glass', 'oak', 'brass', 'none-such'),
      color: choices('red', 'green', 'blue'),
      customizable: fc.boolean(),
      ar: fc.boolean(),
      freeShipping: fc.boolean(),
      price: range,
      width: range,
      shippingTime: fc.option(fc.constantFrom(...shippingTimes)),
    },
    { requiredKeys: [] },
  )
  .map((some) => ({ ...NO_FILTERS, ...some }))

const request: fc.Arbitrary<ProductListRequest> = fc
  .record({
    filters,
    place: fc.constantFrom(
      { country: 'IT', currency: 'EUR' } as const,
      { country: 'US', currency: 'USD' } as const,
      { country: 'GB', currency: 'GBP' } as const,
    ),
    audience: fc.constantFrom('consumer' as const, 'trade' as const),
    categoryPath: fc.constantFrom(null, null, 'furniture', 'furniture/seating'),
  })
  .map(({ place, ...requested }) => ({
    ...requested,
    ...place,
    locale: { language: 'en', country: place.country },
    sort: 'price-ascending',
    page: 1,
    hitsPerPage: 20,
  }))

test('hits, totals, disjunctive counts and ranges agree with a full scan', async () => {
  await fc.assert(
    fc.asyncProperty(request, async (requested) => {
      const list = await search.client().findProducts(requested)
      if (!list.ok) throw new Error(JSON.stringify(search.problems))
      expectSameAsOracle(list.value, requested)
    }),
    { numRuns: 200 },
  )
})

test('every filter of the sample excludes some records', () => {
  const all = {
    ...NO_FILTERS,
    material: ['glass'],
    price: { min: 100, max: 300 },
    shippingTime: 'weeks-3' as const,
  }
  const requested: ProductListRequest = {
    locale: { language: 'en', country: 'IT' },
    country: 'IT',
    currency: 'EUR',
    audience: 'consumer',
    sort: 'recommended',
    page: 1,
    hitsPerPage: 20,
    filters: all,
  }
  const found = matching(requested).length
  expect(found).toBeGreaterThan(0)
  for (const filter of ['material', 'price', 'shippingTime'] as const) {
    expect(matching(requested, filter).length).toBeGreaterThan(found)
  }
})

/** A fixed sequence of random picks for each record. */
function picker(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0
    return (state >>> 8) % below
  }
}
