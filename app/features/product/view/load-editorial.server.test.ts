import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitorOf } from '#app/visitor/visitor.ts'
import { createCommerceClient } from '#clients/commerce/commerce-client.ts'
import { startContent } from '#tests/contract/support/embedded-content.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { loadEditorial } from './load-editorial.server.ts'

const category = (id: string, parent?: string) => ({
  _id: id,
  _type: 'category',
  canonicalPath: parent ? `${parent}/${id}` : id,
  title: { en: id },
  slug: { en: { current: id } },
  ...(parent && { parent: { _ref: parent } }),
})
const extra = (id: string, fields: object) => ({
  _id: id,
  _type: 'productPageContent',
  content: [{ _key: 'a', _type: 'ctaButton', cta: { label: { en: id }, url: '/about' } }],
  ...fields,
})

const database = await freshDatabase('commerce')
const service = sampleShop(database, { privateAccessToken: 'private' })
const contentService = await startContent('in process', [
  category('lighting'),
  category('pendants', 'lighting'),
  category('tables'),
  {
    _id: 'artisan',
    _type: 'artisan',
    name: 'Vetreria',
    slug: { current: 'vetreria' },
    plan: 'Plus',
    place: { town: 'Murano', region: { en: 'Veneto' } },
    _createdAt: '2026-01-01T00:00:00Z',
  },
  extra('by-glass', { rule: { material: 'ribbed-glass' }, position: 30 }),
  extra('by-category', { rule: { category: { _ref: 'lighting' } }, position: 20 }),
  extra('by-both', { rule: { category: { _ref: 'pendants' }, artisan: 'vetreria' }, position: 10 }),
  extra('by-other-category', { rule: { category: { _ref: 'tables' }, artisan: 'vetreria' }, position: 5 }),
  extra('by-nothing', { rule: {}, position: 1 }),
  extra('elsewhere', { rule: { artisan: 'vetreria' }, position: 2, dedicatedCountries: ['JP'] }),
  extra('product-page-ribbed-pendant', {}),
])
const commerce = createCommerceClient({
  storeDomain: 'shop.example',
  apiVersion: '2025-04',
  accessToken: 'private',
  fetch: (request) => service.fetch(request),
  report: () => {},
})
let pendantId = ''
let benchId = ''

beforeAll(async () => {
  await addPiece(database, {
    handle: 'ribbed-pendant',
    attributes: { category: 'lighting/pendants', artisanSlug: 'vetreria', material: '["Ribbed glass"]' },
  })
  await addPiece(database, { handle: 'bench', attributes: { artisanSlug: 'nobody' } })
  const english = { country: 'US', language: 'en' } as const
  const pendant = await commerce.getProduct({ handle: 'ribbed-pendant' }, { ...english, buyer: null })
  const bench = await commerce.getProduct({ handle: 'bench' }, { ...english, buyer: null })
  pendantId = pendant.ok ? pendant.value.id : ''
  benchId = bench.ok ? bench.value.id : ''
})
afterAll(async () => {
  await contentService.close()
  await database.close()
})

function load(id: string, page = '/') {
  const content = contentService.client()
  return loadEditorial(
    { commerce, content },
    { id, keys: null },
    visitorOf(new URL(`https://shop.test${page}`), SAMPLE_HOUSE),
  )
}

// spec 7: product page content by id or by rule
test.each(['/', '/de-de'])(
  'on %s a product shows its own content, then that of each matching rule',
  async (page) => {
    const { blocks } = await load(pendantId, page)
    expect(blocks.map((block) => block.type === 'ctaButton' && block.link.label)).toEqual([
      'product-page-ribbed-pendant',
      'by-both',
      'by-category',
      'by-glass',
    ])
  },
)

test('a rule for certain countries applies there only', async () => {
  const { blocks } = await load(pendantId, '/en-jp')
  expect(blocks.map(({ key }) => key)).toContain('elsewhere a')
})

test('a workshop is linked only if it has a page', async () => {
  expect(await load(pendantId)).toMatchObject({ artisanSlug: 'vetreria' })
  expect(await load(benchId)).toEqual({ blocks: [], artisanSlug: null, documents: [] })
})
