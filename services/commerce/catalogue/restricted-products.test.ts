import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseProductAttributes } from '#domain/product/product-attributes.ts'
import { ok } from '#domain/result.ts'
import { maySeeProduct } from '#domain/visitor/roles.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { createSampleCart, mutateCart } from '#tests/support/samples/sample-cart.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { createExecute, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { collectionProducts, collections } from '../tables/catalogue-tables.ts'

const LOCATION = 'gid://shopify/CompanyLocation/5'
const database = await freshDatabase('commerce')
const service = sampleShop(database, {
  authenticate: async (token) =>
    ok(token === 'approved' ? { customerId: 'ada', companyLocationIds: [LOCATION] } : null),
})
const asBrowser = createExecute(service)
const asServer = createExecute(service, 'private')
afterAll(() => database.close())

/** Fields that could reveal the titles of pieces restricted to the trade or to internal use. */
const SECRET = 'Boardroom'
const CAD = '/cad/boardroom.dwg'
const ATTRIBUTES: Record<string, Record<string, string>> = {
  open: {},
  consumer: { customerRestrictions: 'b2c_only' },
  trade: { customerRestrictions: 'b2b_only' },
  'trade-list': { customerRestrictions: '["B2B_only"]' },
  both: { customerRestrictions: '["b2c_only", "b2b_only"]' },
  internal: { internalUseOnly: ' True ' },
}
const ids = new Map<string, { product: string; variant: string }>()
beforeAll(async () => {
  const [collection] = await database.db
    .insert(collections)
    .values({ handle: 'offices', title: 'Offices' })
    .returning()
  for (const [handle, attributes] of Object.entries(ATTRIBUTES)) {
    const isPublic = handle === 'open' || handle === 'consumer'
    const title = isPublic ? 'Lamp' : `${SECRET} table`
    const cadFile = isPublic ? {} : { cadFile: CAD }
    const piece = await addPiece(database, { handle, title, attributes: { ...attributes, ...cadFile } })
    const { productId } = piece
    ids.set(handle, { product: `gid://shopify/Product/${productId}`, variant: piece.gid })
    await database.db
      .insert(collectionProducts)
      .values({ collectionId: collection?.id ?? 0, productId, position: productId })
  }
})

const FIELDS = `handle title priceRange { minVariantPrice { amount } }
  metafield(namespace: "custom", key: "cadFile") { value }`
const OF_TRADE = ['product', 'variant'] as const
const named = (kind: (typeof OF_TRADE)[number]) =>
  JSON.stringify(['trade', 'open'].map((of) => ids.get(of)?.[kind]))

/** Queries that could reveal the secret; with the same query, a server gets it. */
const QUERIES: [string, () => string][] = [
  ['product by handle', () => `product(handle: "trade") { ${FIELDS} }`],
  ['product by id', () => `product(id: "${ids.get('trade')?.product}") { ${FIELDS} }`],
  ['productByHandle', () => `productByHandle(handle: "trade") { ${FIELDS} }`],
  ['products', () => `products(first: 50) { nodes { ${FIELDS} } }`],
  ['products by query', () => `products(first: 50, query: "boardroom") { nodes { ${FIELDS} } }`],
  ['products from the end', () => `products(last: 50, sortKey: PRICE) { edges { node { ${FIELDS} } } }`],
  [
    'search',
    () => `search(first: 50, query: "${SECRET}") { totalCount nodes { ... on Product { ${FIELDS} } } }`,
  ],
  ['a collection', () => `collection(handle: "offices") { products(first: 50) { nodes { ${FIELDS} } } }`],
  ['collections', () => `collections(first: 5) { nodes { products(first: 50) { nodes { ${FIELDS} } } } }`],
  ['recommendations', () => `productRecommendations(productHandle: "open") { ${FIELDS} }`],
  ['recommendations of it', () => `productRecommendations(productHandle: "trade") { ${FIELDS} }`],
  [
    'its collections',
    () =>
      `product(handle: "open") { collections(first: 5) { nodes { products(first: 50) { nodes { ${FIELDS} } } } } }`,
  ],
  ['node', () => `node(id: "${ids.get('trade')?.product}") { ... on Product { ${FIELDS} } }`],
  ['nodes', () => `nodes(ids: ${named('product')}) { ... on Product { ${FIELDS} } }`],
  [
    'nodes of variants',
    () =>
      `nodes(ids: ${named('variant')}) { ... on ProductVariant { sku price { amount } product { ${FIELDS} } } }`,
  ],
]

/** Spec §5, §6: trade-only pieces are only for approved clients, and any browser may hold the public token. */
// spec 6: pieces for the trade and for the house are hidden from anyone who holds the public token
test.each(QUERIES)(
  '%s tells a browser nothing of a piece for the trade or for the house',
  async (_, query) => {
    const response = await asBrowser<Record<string, unknown>>(`{ found: ${query()} }`)
    const text = JSON.stringify(response)
    expect(text).not.toContain(SECRET)
    expect(text).not.toContain(CAD)
    expect(text).not.toContain('SKU-trade')
    expect(response).not.toMatchObject({
      found: { totalCount: expect.toSatisfy((count) => Number(count) > 0) },
    })
  },
)

test.each(QUERIES)('%s tells it to a server', async (_, query) => {
  const text = JSON.stringify(await asServer<Record<string, unknown>>(`{ found: ${query()} }`))
  expect(text).toContain(SECRET)
  expect(text).toContain(CAD)
})

const LIST =
  '{ products(first: 50, sortKey: TITLE) { nodes { handle metafields(identifiers: [{ namespace: "custom", key: "customerRestrictions" }, { namespace: "custom", key: "internalUseOnly" }]) { key value } } } }'
type List = {
  products: { nodes: { handle: string; metafields: ({ key: string; value: string } | null)[] }[] }
}

test('a browser sees exactly the pieces that a guest may see, a server all of them', async () => {
  const { products } = await asServer<List>(LIST)
  expect(products.nodes.map(({ handle }) => handle).sort()).toEqual(Object.keys(ATTRIBUTES).sort())
  const forGuests = products.nodes.filter(({ metafields }) =>
    maySeeProduct(
      'guest',
      parseProductAttributes(
        new Map(metafields.flatMap((field) => (field ? [[field.key, field.value]] : []))),
      ),
    ),
  )
  expect(await asBrowser<List>(LIST)).toEqual({ products: { nodes: forGuests } })
  expect(forGuests.map(({ handle }) => handle).sort()).toEqual(['consumer', 'open'])
})

test('a server acting for an approved buyer sees what that buyer may see', async () => {
  const buyer = { customerAccessToken: 'approved', companyLocationId: LOCATION }
  const query = `query L($buyer: BuyerInput) @inContext(buyer: $buyer) { products(first: 50) { nodes { handle } } }`
  const handles = async (execute: typeof asServer, variables: object) =>
    (await execute<List>(query, { ...variables })).products.nodes.map(({ handle }) => handle)
  expect(await handles(asServer, { buyer })).toEqual(['open', 'trade', 'trade-list'])
  expect(await handles(asBrowser, { buyer }), 'a browser that names them').toEqual(['open', 'consumer'])
})

test('pages and counts do not include hidden pieces', async () => {
  const page = await asBrowser<{ products: { nodes: object[]; pageInfo: object } }>(
    '{ products(first: 2) { nodes { handle } pageInfo { hasNextPage } } }',
  )
  expect(page.products).toEqual({
    nodes: [{ handle: 'open' }, { handle: 'consumer' }],
    pageInfo: { hasNextPage: false },
  })
})

test('adding a hidden piece to a cart gives the same error as adding one that does not exist', async () => {
  const { id } = await createSampleCart(asBrowser, 'IT')
  const refusals = []
  for (const merchandiseId of [ids.get('trade')?.variant, 'gid://shopify/ProductVariant/999999']) {
    const lines = [{ merchandiseId }]
    const { userErrors } = await mutateCart(asBrowser, 'cartLinesAdd', { cartId: id, lines })
    refusals.push(userErrors.map(({ code, field }) => ({ code, field })))
  }
  expect(refusals[0]).toEqual([{ code: 'INVALID', field: ['lines', '0', 'merchandiseId'] }])
  expect(refusals[1]).toEqual(refusals[0])
})
