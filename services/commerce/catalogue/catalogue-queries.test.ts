import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { LANGUAGES } from '#domain/market/language.ts'
import { COUNTRIES } from '#domain/market/market.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { createExecute, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { lampRow } from '../import/fixtures/product-file.ts'
import { importRows, LAGUNA_ROWS, LAGUNA_TRANSLATIONS } from './fixtures/sample-catalogue.ts'
import { loadVariants } from './load-variants.ts'

const database = await freshDatabase('commerce')
const execute = createExecute(sampleShop(database))
const EXTRA = ['near', 'far', 'sole'].map((handle) =>
  lampRow(handle, handle === 'far' ? { Type: 'Rug', Tags: 'glass' } : {}),
)
beforeAll(() =>
  importRows(
    database,
    [...LAGUNA_ROWS, ...EXTRA, lampRow('hidden', { Status: 'draft' })],
    LAGUNA_TRANSLATIONS,
  ),
)
afterAll(() => database.close())

async function readIds(handle: string): Promise<{ id: string; variants: { nodes: { id: string }[] } }> {
  const { product } = await execute<{ product: { id: string; variants: { nodes: { id: string }[] } } }>(
    'query I($handle: String!) { product(handle: $handle) { id variants(first: 10) { nodes { id } } } }',
    { handle },
  )
  return product
}

test('nodes are found by id in the requested order, with null for hidden ones', async () => {
  const laguna = await readIds('laguna')
  const hidden = await database.pool.query(`select id from commerce.products where handle = 'hidden'`)
  const ids = [
    laguna.variants.nodes[1]?.id,
    `gid://shopify/Product/${hidden.rows[0].id}`,
    laguna.id,
    'gid://shopify/Product/999999',
  ]
  const data = await execute<{ nodes: unknown[] }>(
    `query N($ids: [ID!]!) { nodes(ids: $ids) { __typename ... on Product { handle }
      ... on ProductVariant { sku product { handle } } } }`,
    { ids },
  )
  expect(data.nodes).toEqual([
    { __typename: 'ProductVariant', sku: 'LAG-S', product: { handle: 'laguna' } },
    null,
    { __typename: 'Product', handle: 'laguna' },
    null,
  ])
})

test('a node of an unsupported kind is refused', async () => {
  await expect(execute('{ node(id: "gid://shopify/Page/1") { id } }')).rejects.toThrow('NODE_NOT_SERVED')
})

test('recommendations start with those the product lists, followed by similar products', async () => {
  const { id } = await readIds('laguna')
  const recommended = async (intent: string) => {
    const data = await execute<{ productRecommendations: { handle: string }[] }>(
      `query R($id: ID!) { productRecommendations(productId: $id, intent: ${intent}) { handle } }`,
      { id },
    )
    return data.productRecommendations.map(({ handle }) => handle)
  }
  expect(await recommended('RELATED')).toEqual(['sole', 'near', 'far'])
  expect(await recommended('COMPLEMENTARY')).toEqual(['sole'])
})

test('the shop lists its countries, languages and currencies in the requested language', async () => {
  const { localization } = await execute<{ localization: Record<string, unknown> }>(`query L
    @inContext(country: GB, language: IT) { localization {
      country { isoCode name unitSystem currency { isoCode name symbol } availableLanguages { isoCode } }
      language { isoCode name endonymName } availableCountries { isoCode } availableLanguages { isoCode }
      market { handle } } }`)
  expect(localization).toEqual({
    country: {
      isoCode: 'GB',
      name: 'Regno Unito',
      unitSystem: 'METRIC_SYSTEM',
      currency: { isoCode: 'GBP', name: 'sterlina britannica', symbol: '£' },
      availableLanguages: expect.arrayContaining([{ isoCode: 'EN' }]),
    },
    language: { isoCode: 'IT', name: 'italiano', endonymName: 'italiano' },
    availableCountries: COUNTRIES.map(({ isoCode }) => ({ isoCode })),
    availableLanguages: LANGUAGES.map((language) => ({ isoCode: language.toUpperCase() })),
    market: { handle: 'gbp' },
  })
})

test('the shop returns its name, domain and currencies', async () => {
  const { shop } = await execute<{ shop: unknown }>(
    '{ shop { name description primaryDomain { host url sslEnabled } paymentSettings { currencyCode enabledPresentmentCurrencies } } }',
  )
  expect(shop).toEqual({
    name: 'Sample House',
    description: 'Handmade in Italy',
    primaryDomain: { host: 'shop.example', url: 'https://shop.example', sslEnabled: true },
    paymentSettings: { currencyCode: 'EUR', enabledPresentmentCurrencies: ['EUR', 'USD', 'GBP'] },
  })
})

async function countReads(query: string, variables: Record<string, unknown> = {}): Promise<number> {
  const reads = vi.spyOn(database.pool, 'query')
  await execute(query, variables)
  const { length } = reads.mock.calls
  reads.mockRestore()
  return length
}

test('a list of any length costs as many queries as one product', async () => {
  const selection = `nodes { title featuredImage { url } priceRange { minVariantPrice { amount } }
    metafield(namespace: "custom", key: "material") { value } variants(first: 2) { nodes { sku } } }`
  const forOne = await countReads(`{ products(first: 1) { ${selection} } }`)
  expect(await countReads(`{ products(first: 50) { ${selection} } }`)).toBe(forOne)
})

test('any number of collections are found by id in one query', async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into commerce.collections (handle, title) select 'group-' || n, 'Group ' || n
     from generate_series(1, 50) n returning id::text`,
  )
  const ids = rows.map(({ id }) => `gid://shopify/Collection/${id}`)
  const query = 'query C($ids: [ID!]!) { nodes(ids: $ids) { ... on Collection { handle } } }'
  const [first, second] = ids
  const { nodes } = await execute<{ nodes: unknown[] }>(query, {
    ids: [second, 'gid://shopify/Collection/999999', first],
  })
  expect(nodes).toEqual([{ handle: 'group-2' }, null, { handle: 'group-1' }])
  expect(await countReads(query, { ids })).toBe(await countReads(query, { ids: [first] }))
})

test('the hits of a search are counted once, whatever the number of aliases', async () => {
  const search = (fields: string) => `{ search(first: 1, query: "laguna") { ${fields} } }`
  const once = await countReads(search('totalCount'))
  expect(await countReads(search('a: totalCount b: totalCount c: totalCount'))).toBe(once)
})

test('a cart reads variants with their price, stock and restrictions at once', async () => {
  const { variants } = await readIds('laguna')
  const [brass, steel] = variants.nodes.map(({ id }) => id)
  const gids = [brass ?? '', steel ?? '', 'gid://shopify/ProductVariant/999999', 'nonsense']
  const found = await loadVariants(database.db, gids, {
    currency: 'EUR',
    isTrade: false,
    role: null,
    language: 'it',
  })
  expect([...found.keys()].toSorted()).toEqual([brass, steel].toSorted())
  expect(found.get(brass ?? '')).toMatchObject({
    sku: 'LAG-B',
    price: { amountMinor: 10_000, currency: 'EUR' },
    compareAt: { amountMinor: 15_000, currency: 'EUR' },
    available: 5,
    continueSelling: false,
    excludedCountries: [],
    customerRestrictions: null,
    picture: { url: 'https://pictures.example/2.jpg' },
    product: { handle: 'lampada-laguna', title: 'Laguna, lampada' },
  })
  expect(found.get(brass ?? '')?.product.attributes.get('material')).toBe('["Vetro","Ottone"]')
  const trade = await loadVariants(database.db, gids, { currency: 'EUR', isTrade: true, role: null })
  expect(trade.get(steel ?? '')).toMatchObject({
    price: { amountMinor: 8800 },
    publicPrice: { amountMinor: 11_000 },
    available: 0,
  })
})
