import { expect, test } from 'vitest'
import type { CatalogueProduct } from '#clients/commerce/to-product.ts'
import { searchRecord } from '#contracts/search/search-record.ts'
import type { CategoryTitle } from '#domain/catalogue/category-mapping.ts'
import { type Currency, money } from '#domain/money/money.ts'
import { parseProductAttributes } from '#domain/product/product-attributes.ts'
import { buildRecord } from './build-record.ts'

const FIELDS = {
  material: '["Murano glass","Brass"]',
  color: '["Amber"]',
  designer: 'Gae Conti',
  category: 'lighting/table-lamps',
  artisanName: 'Vetreria Ferro',
  artisanSlug: 'vetreria-ferro',
  dimensions: '{"widthCm":30,"heightCm":45.5,"depthCm":0}',
  isReadyToShip: 'true',
  leadTime: '42',
  isCustomizable: 'true',
  cadFile: 'https://files.example/lamp.dwg',
  excludedCountries: '["us"]',
  customerRestrictions: 'b2b_only',
  shippingCosts: '[{"market":"USA","amount":"90.0"},{"market":"UK","amount":0}]',
  customProperties: '{"suitableForContract":true}',
  tradePrice: '{"EUR":"77.7","USD":"77.7","GBP":"77.7"}',
}

function createProduct(
  currency: Currency,
  fields: Partial<typeof FIELDS> & Record<string, string> = {},
): CatalogueProduct {
  return {
    id: 'gid://shopify/Product/42',
    handle: 'lamp',
    title: 'Lamp',
    descriptionHtml: '',
    pictures: [{ url: '/one.webp', alt: 'Lamp', width: 900, height: 900 }],
    models: [],
    attributes: parseProductAttributes(new Map(Object.entries({ ...FIELDS, ...fields }))),
    variants: [
      createVariant('1', false, money(10_000, currency)),
      createVariant('2', true, money(13_000, currency)),
      { ...createVariant('3', true, money(12_000, currency)), fullPrice: money(15_000, currency) },
      createVariant('4', true, money(12_000, currency)),
    ],
    tradeRounding: null,
    allVariants: null,
    totalInventory: 3,
    availableForSale: true,
    vendor: 'Officina',
    categoryPath: 'lighting/table-lamps',
    tags: ['new'],
    seo: { title: null, description: null },
    options: [],
    createdAt: '2026-11-01T00:00:00Z',
    publishedAt: '2026-11-01T00:00:00Z',
    updatedAt: '2026-11-01T00:00:00Z',
  }
}

function createVariant(number: string, availableForSale: boolean, price: ReturnType<typeof money>) {
  return {
    id: `gid://shopify/ProductVariant/${number}` as const,
    sku: `LAMP-${number}`,
    title: number,
    selectedOptions: [],
    price,
    listPrice: price,
    fullPrice: null,
    availableForSale,
    quantityAvailable: null,
    picture: null,
  }
}

const priced = { EUR: createProduct('EUR'), USD: createProduct('USD'), GBP: createProduct('GBP') }
const italian = createProduct('EUR', { material: '["Vetro di Murano","Ottone"]', color: '["Ambra"]' })
const titles: Record<string, string> = { lighting: 'Luce', 'lighting/table-lamps': 'Lampade da tavolo' }
const titleOf = (path: string): CategoryTitle => ({ title: titles[path] ?? path, language: null })

function recordOf(original = createProduct('USD'), localized = italian) {
  return buildRecord({ original, localized, priced }, titleOf, 'en')
}

test('a record has the data for lists, filters and sorting, in its language', () => {
  const record = recordOf()
  expect(searchRecord.parse(record)).toEqual(record)
  expect(record).toMatchObject({
    objectID: '42',
    materials: ['Vetro di Murano', 'Ottone'],
    keys: { material: ['murano-glass', 'brass'], color: ['amber'], designer: ['gae-conti'] },
    choices: {
      categories0: ['lighting|Luce'],
      categories1: ['lighting/table-lamps|Lampade da tavolo'],
      categories2: [],
      artisan: ['vetreria-ferro|Vetreria Ferro'],
      material: ['murano-glass|Vetro di Murano', 'brass|Ottone'],
      color: ['amber|Ambra'],
    },
    categories: { lvl0: ['Luce'], lvl1: ['Luce > Lampade da tavolo'], lvl2: [] },
    categoryPaths: ['lighting', 'lighting/table-lamps'],
    widthCm: 30,
    heightCm: 45.5,
    depthCm: null,
    excludedCountries: ['US'],
    customerRestrictions: 'b2b_only',
    freeShippingRegions: ['UK'],
    hasAr: false,
    hasCad: true,
    suitableForContract: true,
    createdAtSeconds: 1_793_491_200,
    pictures: { main: { url: '/one.webp' }, hover: null },
  })
})

test('the price is that of the cheapest available variant, in every currency', () => {
  expect(recordOf()).toMatchObject({
    variantId: 'gid://shopify/ProductVariant/3',
    sku: 'LAMP-3',
    skus: ['LAMP-1', 'LAMP-2', 'LAMP-3', 'LAMP-4'],
    prices: { GBP: { amountMinor: 12_000, fullAmountMinor: 15_000, isStarting: true } },
  })
})

test('the cheapest variant may differ by currency', () => {
  const pounds = {
    ...priced.GBP,
    variants: [createVariant('2', true, money(9000, 'GBP')), ...priced.GBP.variants],
  }
  const record = buildRecord(
    { original: priced.USD, localized: italian, priced: { ...priced, GBP: pounds } },
    titleOf,
    'en',
  )
  expect(record?.prices).toMatchObject({ USD: { amountMinor: 12_000 }, GBP: { amountMinor: 9000 } })
})

test('a price is not a starting price if all available variants cost the same', () => {
  const variants = [
    createVariant('1', false, money(10_000, 'EUR')),
    createVariant('2', true, money(12_000, 'EUR')),
    createVariant('3', true, money(12_000, 'EUR')),
  ]
  const versions = {
    original: priced.USD,
    localized: italian,
    priced: { ...priced, EUR: { ...priced.EUR, variants } },
  }
  expect(buildRecord(versions, titleOf, 'en')?.prices.EUR).toEqual({
    amountMinor: 12_000,
    fullAmountMinor: null,
    isStarting: false,
  })
})

test('if no variant is available, all count', () => {
  const soldOut = { ...priced.USD, variants: [createVariant('1', false, money(10_000, 'USD'))] }
  expect(recordOf(soldOut)?.variantId).toBe('gid://shopify/ProductVariant/1')
})

test('a record never has a trade price', () => {
  expect(JSON.stringify(recordOf())).not.toMatch(/7770|77\.7|trade/i)
})

test.each([
  ['ready and in stock', { isReadyToShip: 'true' }, 3, 0],
  ['ready, stock not told', { isReadyToShip: 'true' }, null, 0],
  ['ready but run out: made to order', { isReadyToShip: 'true' }, 0, 42],
  ['made to order', { isReadyToShip: 'false' }, 3, 42],
  ['no lead time', { isReadyToShip: 'false', leadTime: '' }, 3, 999],
  ['a lead time that is no number', { isReadyToShip: 'false', leadTime: 'soon' }, 3, 999],
])('%s: lead time in days', (_, fields, totalInventory, days) => {
  expect(recordOf({ ...createProduct('USD', fields), totalInventory })?.leadTimeDays).toBe(days)
})

test('translated lists of another length use their own words as keys', () => {
  const record = recordOf(createProduct('USD'), createProduct('EUR', { material: '["Vetro"]' }))
  expect(record?.choices.material).toEqual(['vetro|Vetro'])
})

test('the artisan of a product without artisan attributes is its vendor', () => {
  const record = recordOf(createProduct('USD', { artisanName: '', artisanSlug: '' }))
  expect(record?.artisan).toEqual({ name: 'Officina', slug: 'officina' })
})

test('the language of texts that are not translated is in the record', () => {
  const original = createProduct('EUR')
  const priced = { EUR: original }
  const recordOf = (localized: CatalogueProduct) =>
    buildRecord({ original, localized, priced }, titleOf, 'en')
  expect(recordOf(createProduct('EUR', { textLanguage: 'en' }))?.textLanguage).toBe('en')
  expect(recordOf(original)?.textLanguage).toBeNull()
  expect(recordOf(createProduct('EUR', { textLanguage: 'en', color: '["Amber"]' }))?.choices.color).toEqual([
    'amber@en|Amber',
  ])
})

test('a product for internal use is not in the index', () => {
  expect(recordOf(createProduct('USD', { internalUseOnly: 'true' }))).toBeNull()
})

test('a currency in which the product is not sold has no price, and lists of that currency leave it out', () => {
  const { GBP: _, ...sold } = priced
  const record = buildRecord(
    { original: createProduct('USD'), localized: italian, priced: sold },
    titleOf,
    'en',
  )
  expect(Object.keys(record?.prices ?? {})).toEqual(['EUR', 'USD'])
  expect(record?.unpricedIn).toEqual(['GBP'])
})

test('a price of 0 is given upon request: the product is listed, and cannot be bought', () => {
  const free = (currency: Currency) => ({
    ...createProduct(currency),
    variants: [createVariant('1', true, money(0, currency))],
  })
  const versions = { EUR: free('EUR'), USD: free('USD'), GBP: free('GBP') }
  const record = buildRecord(
    { original: versions.USD, localized: versions.EUR, priced: versions },
    titleOf,
    'en',
  )
  expect(record).toMatchObject({ prices: {}, unpricedIn: [], notDirectlyShoppable: true })
})

test('a version with a price of 0 is not the cheapest', () => {
  const product = (currency: Currency) => ({
    ...createProduct(currency),
    variants: [createVariant('1', true, money(0, currency)), createVariant('2', true, money(9000, currency))],
  })
  const versions = { EUR: product('EUR'), USD: product('USD'), GBP: product('GBP') }
  const record = buildRecord(
    { original: versions.USD, localized: versions.EUR, priced: versions },
    titleOf,
    'en',
  )
  expect(record).toMatchObject({
    prices: { USD: { amountMinor: 9000, isStarting: false } },
    variantId: 'gid://shopify/ProductVariant/2',
    notDirectlyShoppable: false,
  })
})

test('every version is found by its SKU, as far as a record may grow, and the lowest price is that of all', () => {
  const many = { ...priced.EUR, variants: versions(2048, 'LAMP-') }
  const record = buildRecord({ original: many, localized: many, priced: { EUR: many } }, titleOf, 'en')
  expect(record?.skus).toHaveLength(2048)
  expect(record?.prices.EUR?.amountMinor).toBe(1_000)
  const long = { ...many, variants: versions(2048, 'L'.repeat(60)) }
  const bounded = buildRecord({ original: long, localized: long, priced: { EUR: long } }, titleOf, 'en')
  expect(JSON.stringify(bounded?.skus).length).toBeLessThan(70_000)
  expect(bounded?.skus.length).toBeGreaterThan(900)
})

/** The last one is the cheapest. */
function versions(count: number, prefix: string) {
  return Array.from({ length: count }, (_, index) => ({
    ...createVariant(String(index), true, money(index === count - 1 ? 1_000 : 5_000, 'EUR')),
    sku: prefix + index,
  }))
}
