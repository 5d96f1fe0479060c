import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductListRequest } from '#clients/search/list/product-list.ts'
import { NO_FILTERS, type ProductFilters } from '#domain/catalogue/filters.ts'
import { EMPTY_LIST_STATE } from '#domain/catalogue/list-address.ts'
import { type EmbeddedSearch, startSearch } from '../support/embedded-search.ts'
import { fillIndexes, sampleRecord } from '../support/sample-records.ts'
import { SIDES } from '../support/served.ts'

const price = (EUR: number, USD: number, full: number | null = null) => ({
  EUR: { amountMinor: EUR, fullAmountMinor: full, isStarting: true },
  USD: { amountMinor: USD, fullAmountMinor: null, isStarting: false },
  GBP: { amountMinor: EUR, fullAmountMinor: null, isStarting: false },
})

const RECORDS = [
  sampleRecord(1, {
    title: 'Amber lamp',
    categoryPaths: ['lighting', 'lighting/table'],
    choices: {
      ...sampleRecord(1).choices,
      categories0: ['lighting|Luce'],
      categories1: ['lighting/table|Lampade da tavolo'],
      material: ['glass|Vetro', 'brass|Ottone'],
    },
    keys: { designer: [], material: ['glass', 'brass'], color: [] },
    prices: price(20_050, 30_000, 25_000),
    widthCm: 25.4,
    leadTimeDays: 0,
    isReadyToShip: true,
    freeShippingRegions: ['EU'],
    createdAtSeconds: 1_790_000_000,
  }),
  sampleRecord(2, {
    title: 'Brass lamp',
    categoryPaths: ['lighting', 'lighting/floor'],
    choices: {
      ...sampleRecord(2).choices,
      categories0: ['lighting|Luce'],
      categories1: ['lighting/floor|Lampade da terra'],
      material: ['brass|Ottone'],
    },
    keys: { designer: [], material: ['brass'], color: [] },
    prices: price(10_000, 40_000),
    widthCm: 50.8,
    leadTimeDays: 40,
    leadTime: '40',
    isCustomizable: true,
    excludedCountries: ['US'],
  }),
  sampleRecord(3, { title: 'Trade lamp', customerRestrictions: 'b2b_only', leadTimeDays: 7 }),
  sampleRecord(4, { title: 'Home lamp', customerRestrictions: 'b2c_only', availableForSale: false }),
]

describe.each(SIDES)('the search client %s', (side) => {
  let search: EmbeddedSearch

  beforeAll(async () => {
    search = await startSearch(side)
    await fillIndexes(search, RECORDS)
  })
  afterAll(() => search.close())

  const italian: ProductListRequest = {
    ...EMPTY_LIST_STATE,
    locale: { language: 'it', country: 'IT' },
    country: 'IT',
    currency: 'EUR',
    audience: 'consumer',
    hitsPerPage: 60,
  }
  const american = { locale: { language: 'en', country: 'US' }, country: 'US', currency: 'USD' } as const
  const find = async (requested: Partial<ProductListRequest> = {}) => {
    const list = await search.client(new Date('2026-11-01')).findProducts({ ...italian, ...requested })
    if (!list.ok) throw new Error(JSON.stringify(search.problems))
    return list.value
  }
  const found = async (requested?: Partial<ProductListRequest>) =>
    (await find(requested)).cards.map(({ title }) => title)
  const narrowed = (filters: Partial<ProductFilters>) => ({ filters: { ...NO_FILTERS, ...filters } })

  test('a list respects its visitor: what they may see, what ships there, and their currency', async () => {
    expect(await found()).toEqual(['Amber lamp', 'Brass lamp', 'Home lamp'])
    expect(await found({ audience: 'trade' })).toEqual(['Amber lamp', 'Brass lamp', 'Trade lamp'])
    expect(await found(american)).toEqual(['Amber lamp', 'Home lamp'])
    const [amber, brass] = (await find()).cards
    expect(amber).toMatchObject({
      id: 'gid://shopify/Product/1',
      price: { amountMinor: 20_050, currency: 'EUR' },
      fullPrice: { amountMinor: 25_000, currency: 'EUR' },
      isStartingPrice: true,
      shipping: { isReadyToShip: true, leadTime: null, excludedCountries: [] },
      isNew: true,
    })
    expect(brass).toMatchObject({ fullPrice: null, isCustomizable: true, shipping: { leadTime: '40' } })
    expect((await find(american)).cards[0]).toMatchObject({
      price: { amountMinor: 30_000, currency: 'USD' },
      isStartingPrice: false,
    })
  })

  test('every sort has its own order in every currency, and what is sold out comes last', async () => {
    expect(await found({ sort: 'price-ascending' })).toEqual(['Brass lamp', 'Amber lamp', 'Home lamp'])
    expect(await found({ sort: 'price-descending' })).toEqual(['Amber lamp', 'Brass lamp', 'Home lamp'])
    expect(await found({ ...american, sort: 'price-ascending' })).toEqual(['Amber lamp', 'Home lamp'])
    expect(await found({ sort: 'fast-shipping' })).toEqual(['Amber lamp', 'Brass lamp', 'Home lamp'])
    expect(await found({ sort: 'new-arrivals' })).toEqual(['Brass lamp', 'Amber lamp', 'Home lamp'])
  })

  test('a filter in use is counted as if it were not applied, the others within it', async () => {
    const { facets, total } = await find(narrowed({ material: ['glass'] }))
    expect(total).toBe(1)
    expect(facets.material).toEqual([
      { value: 'brass', label: 'Ottone', count: 2, isSelected: false },
      { value: 'glass', label: 'Vetro', count: 1, isSelected: true },
    ])
    expect(facets.categories).toEqual([{ value: 'lighting', label: 'Luce', count: 1, isSelected: false }])
    expect(facets.customizable).toEqual({ count: 0, isSelected: false })
    expect(facets.freeShipping).toEqual({ count: 1, isSelected: false })
  })

  test('a chosen value that no product has any longer stays listed, so that it can be removed', async () => {
    const { facets, cards } = await find(narrowed({ color: ['-mauve'] }))
    expect(cards).toEqual([])
    expect(facets.color).toEqual([{ value: '-mauve', label: 'Mauve', count: 0, isSelected: true }])
  })

  test('a chosen value that no product of the list has is named as elsewhere in the catalogue', async () => {
    const chosen = { categories: ['lighting/table'], material: ['glass'], artisan: ['vetreria-ferro'] }
    const { facets, total } = await find(narrowed({ ...chosen, width: { min: 90, max: null } }))
    expect(total).toBe(0)
    expect(facets.categories).toMatchObject([{ value: 'lighting/table', label: 'Lampade da tavolo' }])
    expect(facets.material).toMatchObject([{ value: 'glass', label: 'Vetro', count: 0, isSelected: true }])
    expect(facets.artisan).toMatchObject([{ value: 'vetreria-ferro', label: 'Vetreria Ferro' }])
  })

  test('a category page offers its subcategories', async () => {
    const list = await find({ categoryPath: 'lighting' })
    expect(list.total).toBe(2)
    expect(list.facets.categories.map(({ value, label }) => `${value} ${label}`)).toEqual([
      'lighting/floor Lampade da terra',
      'lighting/table Lampade da tavolo',
    ])
    expect(
      await found({ categoryPath: 'lighting', ...narrowed({ categories: ['lighting/floor'] }) }),
    ).toEqual(['Brass lamp'])
    expect((await find({ categoryPath: 'a/b/c' })).facets.categories).toEqual([])
  })

  test('prices are filtered in whole units, sizes in the units of the country', async () => {
    expect((await find()).stats).toEqual({
      price: { min: 100, max: 201 },
      width: { min: 25, max: 51 },
      height: null,
      depth: null,
    })
    expect((await find(american)).stats.width).toEqual({ min: 10, max: 10 })
    expect(await found(narrowed({ price: { min: 200.5, max: null } }))).toEqual(['Amber lamp'])
    expect(await found(narrowed({ price: { min: null, max: 200.49 } }))).toEqual(['Brass lamp', 'Home lamp'])
    const wide = await find(narrowed({ width: { min: 30, max: null } }))
    expect(wide.cards.map(({ title }) => title)).toEqual(['Brass lamp'])
    expect(wide.stats.width).toEqual({ min: 25, max: 51 })
    expect(await found({ ...american, ...narrowed({ width: { min: 10, max: 10 } }) })).toEqual(['Amber lamp'])
  })

  test('a shipping time includes all faster ones, and excludes unknown lead times', async () => {
    expect((await find()).facets.shippingTime).toEqual([
      { value: 'ready-to-ship', count: 1, isSelected: false },
      { value: 'weeks-6', count: 2, isSelected: false },
    ])
    const chosen = await find(narrowed({ shippingTime: 'days-10' }))
    expect(chosen.cards.map(({ title }) => title)).toEqual(['Amber lamp'])
    expect(chosen.facets.shippingTime).toEqual([
      { value: 'ready-to-ship', count: 1, isSelected: false },
      { value: 'days-10', count: 1, isSelected: true },
      { value: 'weeks-6', count: 2, isSelected: false },
    ])
  })

  test('products by id or handle keep the given order, including those that do not ship here', async () => {
    const client = search.client()
    const visitor = { ...italian, ...american }
    expect(await client.findByIds(['gid://shopify/Product/2', '99', '1', '3'], visitor)).toMatchObject({
      ok: true,
      value: [{ title: 'Brass lamp' }, { title: 'Amber lamp' }],
    })
    expect(await client.findByHandles(['lamp-4', 'none', 'lamp-1'], visitor)).toMatchObject({
      ok: true,
      value: [{ title: 'Home lamp' }, { title: 'Amber lamp' }],
    })
    expect(await client.findByIds([], visitor)).toEqual({ ok: true, value: [] })
  })

  test('values of a long filter are found by their label', async () => {
    const request = { ...italian, ...narrowed({ material: ['brass'] }) }
    const requested = { filter: 'material', text: 've', limit: 10 } as const
    expect(await search.client().findFacetValues(requested, request)).toEqual({
      ok: true,
      value: [{ value: 'glass', label: 'Vetro', count: 1, isSelected: false }],
    })
  })
})

describe('pages', () => {
  test('a list ends at 96 products, a search continues, and past the end is the last page', async () => {
    const search = await startSearch()
    await fillIndexes(
      search,
      Array.from({ length: 130 }, (_, at) => sampleRecord(at + 1)),
      ['en'],
    )
    const page = async (page: number, query = '') => {
      const list = await search.client().findProducts({
        ...EMPTY_LIST_STATE,
        locale: { language: 'en', country: 'US' },
        country: 'US',
        currency: 'USD',
        audience: 'consumer',
        hitsPerPage: 60,
        page,
        query,
      })
      if (!list.ok) throw new Error(list.code)
      const { cards, ...rest } = list.value
      return { ids: [cards[0]?.id, cards.at(-1)?.id], count: cards.length, ...rest }
    }
    expect(await page(1)).toMatchObject({ count: 60, total: 130, page: 1, pageCount: 2 })
    const last = { count: 36, page: 2, ids: ['gid://shopify/Product/61', 'gid://shopify/Product/96'] }
    expect(await page(2)).toMatchObject(last)
    expect(await page(9)).toMatchObject(last)
    expect(await page(3, 'lamp')).toMatchObject({ count: 10, total: 130, page: 3, pageCount: 3 })
    expect(await page(1, 'no such thing')).toMatchObject({ count: 0, total: 0, page: 1, pageCount: 1 })
    await search.close()
  })
})
