import { afterAll, expect, test } from 'vitest'
import { PREVIEW_DRAFTS, PREVIEW_HEADER } from '#contracts/preview.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_ACCESS_TOKEN, SAMPLE_PRIVATE_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { lampRow } from '../import/fixtures/product-file.ts'
import { importRows } from './fixtures/sample-catalogue.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const shop = sampleShop(database)
await importRows(database, [
  lampRow('active', { Title: 'Active' }),
  lampRow('draft', { Title: 'Draft', Status: 'draft' }),
  lampRow('unpublished', { Title: 'Unpublished', Published: 'false' }),
  lampRow('archived', { Title: 'Archived', Status: 'archived' }),
])
const { rows } = await database.pool.query<{ handle: string; gid: string; variant: string }>(
  `select p.handle, 'gid://shopify/Product/' || p.id as gid, 'gid://shopify/ProductVariant/' || v.id as variant
   from commerce.products p join commerce.variants v on v.product_id = p.id order by p.id`,
)

const CALLERS = {
  browser: { 'X-Shopify-Storefront-Access-Token': SAMPLE_ACCESS_TOKEN },
  'browser that claims a preview': {
    'X-Shopify-Storefront-Access-Token': SAMPLE_ACCESS_TOKEN,
    [PREVIEW_HEADER]: PREVIEW_DRAFTS,
  },
  server: { 'Shopify-Storefront-Private-Token': SAMPLE_PRIVATE_TOKEN },
  preview: {
    'Shopify-Storefront-Private-Token': SAMPLE_PRIVATE_TOKEN,
    [PREVIEW_HEADER]: PREVIEW_DRAFTS,
  },
}
type Caller = keyof typeof CALLERS

async function query(caller: Caller, text: string, variables: object = {}) {
  const response = await shop.fetch(
    new Request('https://shop.example/api/2025-04/graphql.json', {
      method: 'POST',
      headers: { ...CALLERS[caller], 'content-type': 'application/json' },
      body: JSON.stringify({ query: text, variables }),
    }),
  )
  const { data, errors } = await response.json()
  expect(errors).toBeUndefined()
  return data
}

test.each<[Caller, string[]]>([
  ['browser', ['active']],
  ['browser that claims a preview', ['active']],
  ['server', ['active']],
  ['preview', ['active', 'draft', 'unpublished']],
])('a %s finds by handle and id: %j', async (caller, expected) => {
  const byHandle: string[] = []
  for (const { handle } of rows) {
    const { product } = await query(
      caller,
      `query ($handle: String) { product(handle: $handle) { handle publishedAt } }`,
      {
        handle,
      },
    )
    if (product) byHandle.push(product.handle)
  }
  const ids = rows.map(({ gid }) => gid)
  const { nodes } = await query(
    caller,
    'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { handle } } }',
    { ids },
  )
  const byId = nodes.flatMap((node: { handle: string } | null) => node?.handle ?? [])
  expect([byHandle, byId]).toEqual([expected, expected])
})

test.each(Object.keys(CALLERS) as Caller[])(
  'no draft is in a list or search, or in the cart of a %s',
  async (caller) => {
    const { products } = await query(caller, '{ products(first: 9) { nodes { handle } } }')
    expect(products.nodes).toEqual([{ handle: 'active' }])
    const draft = rows.find(({ handle }) => handle === 'draft')?.variant
    const { cartCreate } = await query(
      caller,
      `mutation ($id: ID!) { cartCreate(input: { lines: [{ merchandiseId: $id }] }) { cart { totalQuantity } userErrors { code } } }`,
      { id: draft },
    )
    expect([cartCreate.cart?.totalQuantity ?? 0, cartCreate.userErrors.length]).toEqual([0, 1])
  },
)
