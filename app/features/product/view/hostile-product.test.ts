import { expect, test } from 'vitest'
import { visitorOf } from '#app/visitor/visitor.ts'
import { createCommerceClient } from '#clients/commerce/commerce-client.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import { refuse } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { loadProduct } from './load-product.server.ts'

const HOUSE = { home: 'IT', today: '2026-11-22' } as const
const money = { amount: '100.0', currencyCode: 'USD' }
const SCRIPT = 'javascript:alert(document.cookie)'

/** The response of a hosted shop for a product, with whatever its editors or apps have written. */
const wireOf = (facts: object) => ({
  id: 'gid://shopify/Product/1',
  handle: 'luna',
  title: 'Luna',
  vendor: 'Vetreria',
  tags: [],
  totalInventory: 1,
  availableForSale: true,
  descriptionHtml: '',
  createdAt: '2026-01-01T00:00:00Z',
  publishedAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  seo: { title: null, description: null },
  category: null,
  options: [],
  encodedVariantExistence: 'v1_0',
  encodedVariantAvailability: 'v1_0',
  priceRange: { minVariantPrice: money, maxVariantPrice: money },
  media: { nodes: [] },
  metafields: [],
  variants: {
    nodes: [
      {
        id: 'gid://shopify/ProductVariant/1',
        sku: 'L1',
        title: 'Default Title',
        availableForSale: true,
        quantityAvailable: 1,
        selectedOptions: [],
        price: money,
        compareAtPrice: null,
        image: null,
      },
    ],
    pageInfo: { hasNextPage: false, endCursor: null },
  },
  ...facts,
})

async function viewOf(facts: object) {
  const commerce = createCommerceClient({
    storeDomain: 'house.myshopify.com',
    apiVersion: '2025-04',
    accessToken: 'private',
    fetch: async () => Response.json({ data: { product: wireOf(facts) } }),
    report: (problem) => expect(problem).toBeNull(),
  })
  const content = { getCategory: async () => refuse('content-unavailable') } as unknown as ContentClient
  const findCategories = async () => refuse('search-failed')
  const visitor = visitorOf(new URL('https://shop.example/products/luna'), SAMPLE_HOUSE)
  const loaded = await loadProduct({ commerce, content, findCategories }, 'luna', visitor, HOUSE)
  if (!loaded.ok) throw new Error(loaded.code)
  return loaded.value.view
}

test.each([
  ['a script', '<p>Glass<script>alert(1)</script></p>', '<p>Glass</p>'],
  ['a broken script', '<p>Glass<scr<script>ipt>alert(1)</script></p>', '<p>Glassipt&gt;alert(1)</p>'],
  ['a handler', '<p onclick="alert(1)" style="position:fixed">Glass</p>', '<p>Glass</p>'],
  ['a picture with a handler', '<p>Glass<img src=x onerror=alert(1)></p>', '<p>Glass</p>'],
  ['a drawing', '<p>Glass</p><svg onload=alert(1)><a href="x">y</a></svg>', '<p>Glass</p><a href="x">y</a>'],
  ['a frame', '<p>Glass</p><iframe srcdoc="<script>alert(1)</script>"></iframe>', '<p>Glass</p>'],
  ['a form', '<form action="https://evil.example"><input name="card"></form>Glass', 'Glass'],
  ['a base address', '<base href="https://evil.example"><p>Glass</p>', '<p>Glass</p>'],
  ['a style', '<style>body{display:none}</style><p>Glass</p>', '<p>Glass</p>'],
  ['a link to a script', `<a href="${SCRIPT}">Glass</a>`, '<a>Glass</a>'],
  ['a hidden link to a script', '<a href="java&#10;script:alert(1)">Glass</a>', '<a>Glass</a>'],
  ['a link to data', '<a href="data:text/html,<script>1</script>">Glass</a>', '<a>Glass</a>'],
  ['a link without a scheme', '<a href="//evil.example">Glass</a>', '<a>Glass</a>'],
])('%s in the description of a hosted shop does not reach the page', async (_, descriptionHtml, shown) => {
  expect((await viewOf({ descriptionHtml })).descriptionHtml).toBe(shown)
})

test('files and models of a hosted shop are linked only at safe URLs', async () => {
  const metafields = ['cadFile', 'arModel', 'arModelIos'].map((key) => ({ key, value: SCRIPT }))
  const sources = [{ url: SCRIPT, mimeType: 'model/gltf-binary' }]
  const model = { __typename: 'Model3d', id: 'm', alt: null, previewImage: null, sources }
  const view = await viewOf({ metafields, media: { nodes: [model] } })
  expect({ cadFile: view.cadFile, model: view.model }).toEqual({ cadFile: null, model: null })
  expect(JSON.stringify(view)).not.toContain('javascript:')
})
