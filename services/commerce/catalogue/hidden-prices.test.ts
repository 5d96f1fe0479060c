import { afterAll, beforeAll, expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { createSampleCart } from '#tests/support/samples/sample-cart.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { createExecute, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { productMetafields } from '../tables/catalogue-tables.ts'

const database = await freshDatabase('commerce')
const service = sampleShop(database, { authenticate: async () => ok(null) })
const asBrowser = createExecute(service)
const asServer = createExecute(service, 'private')
afterAll(() => database.close())

/** Amounts that occur nowhere else in the shop. */
const HIDDEN = { EUR: 7_357_100, USD: 7_357_100, GBP: 7_357_100 }
const compareAt = { EUR: 7_358_100, USD: 7_358_100, GBP: 7_358_100 }
let gid = ''
beforeAll(async () => {
  await addPiece(database, { handle: 'open', prices: { EUR: 900_000, USD: 900_000, GBP: 900_000 } })
  ;({ gid } = await addPiece(database, { handle: 'by-sku', sku: 'PORAMI-1', prices: HIDDEN, compareAt }))
  await addPiece(database, {
    handle: 'by-attribute',
    prices: HIDDEN,
    compareAt,
    attributes: { notDirectlyShoppable: ' True ' },
  })
})

const PRICES = `handle
  priceRange { minVariantPrice { amount } maxVariantPrice { amount } }
  compareAtPriceRange { minVariantPrice { amount } maxVariantPrice { amount } }
  variants(first: 1) { nodes { price { amount } priceV2 { amount } compareAtPrice { amount } } }`

// spec 6: a piece upon request: no price for a browser, by reading, sorting or searching
test.each(['by-sku', 'by-attribute'])(
  'a browser gets no price of a piece upon request, %s',
  async (handle) => {
    const query = `{ product(handle: "${handle}") { ${PRICES} } }`
    const seen = JSON.stringify(await asBrowser(query))
    expect(seen).not.toMatch(/7357|7358/)
    expect(seen).toContain('"price":{"amount":"0.0"}')
    expect(JSON.stringify(await asServer(query))).toMatch(/73571.*73581/)
  },
)

const readHandles = async (execute: typeof asBrowser, args: string) => {
  const query = `{ products(first: 9, ${args}) { nodes { handle } } }`
  const { products } = await execute<{ products: { nodes: { handle: string }[] } }>(query)
  return products.nodes.map(({ handle }) => handle)
}

test('nor does a browser learn it by sorting or searching', async () => {
  const byPriceDescending = 'sortKey: PRICE, reverse: true'
  expect((await readHandles(asBrowser, byPriceDescending))[0]).toBe('open')
  expect((await readHandles(asServer, byPriceDescending)).at(-1)).toBe('open')
  expect(await readHandles(asBrowser, 'query: "variants.price:>70000"')).toEqual([])
  expect(await readHandles(asServer, 'query: "variants.price:>70000"')).toHaveLength(2)
})

test('a line that was added before its piece was upon request costs a guest nothing that is stated', async () => {
  const piece = await addPiece(database, { prices: HIDDEN })
  const { id } = await createSampleCart(asBrowser, 'IT', [piece.gid, 2])
  const query = `query ($id: ID!) { cart(id: $id) { cost { subtotalAmount { amount } }
    lines(first: 1) { nodes { cost { totalAmount { amount } } merchandise { ... on ProductVariant { price { amount } } } } } } }`
  expect(JSON.stringify(await asBrowser(query, { id }))).toContain('147142')
  await database.db.insert(productMetafields).values({
    productId: piece.productId,
    namespace: 'custom',
    key: 'notDirectlyShoppable',
    type: 'boolean',
    value: 'true',
  })
  expect(JSON.stringify(await asBrowser(query, { id }))).not.toMatch(/7357|147142/)
})

test('it is not sold, as before', async () => {
  const cart = await createSampleCart(asServer, 'IT')
  const add = `mutation ($id: ID!, $gid: ID!) { cartLinesAdd(cartId: $id, lines: [{ merchandiseId: $gid }]) { userErrors { code } } }`
  const added = await asServer<{ cartLinesAdd: { userErrors: object[] } }>(add, { id: cart.id, gid })
  expect(added.cartLinesAdd.userErrors).toMatchObject([{ code: 'VALIDATION_CUSTOM' }])
})
