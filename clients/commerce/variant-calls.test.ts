import { afterAll, beforeAll, expect, test } from 'vitest'
import { globalId, idNumber } from '#domain/ids.ts'
import { importRows, LAGUNA_ROWS } from '#services/commerce/catalogue/fixtures/sample-catalogue.ts'
import { manyVariantRows } from '#services/commerce/import/fixtures/product-file.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { createCommerceClient } from './commerce-client.ts'
import type { CommerceContext } from './request.ts'

const database = await freshDatabase('commerce')
const service = sampleShop(database, { privateAccessToken: 'private' })
beforeAll(() => importRows(database, [...LAGUNA_ROWS, ...manyVariantRows('many', 600)]))
afterAll(() => database.close())

const sent: string[] = []
const client = createCommerceClient({
  storeDomain: 'shop.example',
  apiVersion: '2025-04',
  accessToken: 'private',
  fetch: async (request) => {
    sent.push(/query (\w+)/.exec(await request.clone().text())?.[1] ?? '')
    return service.fetch(request)
  },
  report: () => {},
})
const ITALY: CommerceContext = { country: 'IT', language: 'en', buyer: null }

async function product(handle: string) {
  const found = await client.getProduct({ handle }, ITALY)
  if (!found.ok) throw new Error(found.code)
  return found.value
}

test('a product is loaded with its first ten variants', async () => {
  const { variants, options } = await product('many')
  expect(variants).toHaveLength(10)
  expect(options.map(({ values }) => values.length)).toEqual([121, 5])
  expect(await product('laguna')).toMatchObject({ allVariants: null, variants: [{}, {}] })
})

// spec 9: all variants are in the search index and the feeds
test('all variants are read page by page where they are requested', async () => {
  const ids = [(await product('laguna')).id, (await product('many')).id]
  sent.length = 0
  const found = await client.findProductsByIds(ids, ITALY, { variants: 'all' })
  const skus = found.ok ? found.value.map(({ variants }) => variants.map(({ sku }) => sku)) : []
  expect(skus).toEqual([['LAG-B', 'LAG-S'], Array.from({ length: 600 }, (_, index) => `MANY-${index + 1}`)])
  expect(sent).toEqual(['FindProducts', 'ListVariants', 'ListVariants', 'ListVariants'])
  const listed = await client.listProducts({ after: null }, ITALY, { variants: 'all' })
  expect(listed.ok && listed.value.products.map(({ variants }) => variants.length)).toEqual([2, 600])
  const first = await client.findProductsByIds(ids, ITALY)
  expect(first.ok && first.value.map(({ variants }) => variants.length)).toEqual([2, 10])
})

test('a variant is found by its options and by its id, for its own product only', async () => {
  const { id: productId } = await product('many')
  const options = [
    { name: 'Size', value: '12' },
    { name: 'Finish', value: 'Steel' },
  ]
  const chosen = await client.findVariant({ productId, choice: { by: 'options', options } }, ITALY)
  if (!chosen.ok || chosen.value === null) throw new Error('not found')
  const { id } = chosen.value
  expect(chosen.value).toMatchObject({
    sku: 'MANY-57',
    selectedOptions: options,
    price: { amountMinor: 15_700, currency: 'EUR' },
  })
  expect(await client.findVariant({ productId, choice: { by: 'id', id } }, ITALY)).toEqual(chosen)
  const { id: otherId } = await product('laguna')
  const nothing = { ok: true, value: null }
  expect(await client.findVariant({ productId: otherId, choice: { by: 'id', id } }, ITALY)).toEqual(nothing)
  const unknown = globalId('ProductVariant', `${idNumber(id)}999`)
  expect(await client.findVariant({ productId, choice: { by: 'id', id: unknown } }, ITALY)).toEqual(nothing)
})

test('variants are found by their ids with their products, whatever their number', async () => {
  const found = await client.findProductsByIds([(await product('many')).id], ITALY, { variants: 'all' })
  const [many] = found.ok ? found.value : []
  const ids = (many?.variants ?? []).map(({ id }) => id)
  sent.length = 0
  const variants = await client.findVariantsByIds([...ids, globalId('ProductVariant', '999999')], ITALY)
  if (!variants.ok) throw new Error(variants.code)
  expect([...variants.value.keys()]).toEqual(ids)
  expect(sent).toEqual(['FindVariants', 'FindVariants', 'FindVariants'])
  expect(variants.value.get(ids[56] ?? '')).toMatchObject({
    productId: many?.id,
    sku: 'MANY-57',
    price: { amountMinor: 15_700, currency: 'EUR' },
  })
})

test('a combination that is not made has no variant; one for sale is found', async () => {
  const { id: productId } = await product('many')
  const options = [
    { name: 'Size', value: 'XL' },
    { name: 'Finish', value: 'Steel' },
  ]
  expect(await client.findVariant({ productId, choice: { by: 'options', options } }, ITALY)).toEqual({
    ok: true,
    value: null,
  })
  await database.pool.query(
    `update commerce.inventory i set is_tracked = true, on_hand = 0, continue_selling = false
     from commerce.variants v where v.id = i.variant_id and v.sku like 'MANY-%' and v.sku <> 'MANY-57'`,
  )
  expect(await client.findVariant({ productId, choice: { by: 'availability' } }, ITALY)).toMatchObject({
    value: { sku: 'MANY-57' },
  })
})

test('which combinations exist and are for sale is known for all variants, loaded or not', async () => {
  const { allVariants } = await product('many')
  expect(allVariants?.combinations).toHaveLength(600)
  expect(allVariants?.combinations?.filter(({ isForSale }) => isForSale)).toEqual([
    { values: ['12', 'Steel'], isForSale: true },
  ])
  expect(allVariants).toMatchObject({
    lowestPrice: { amountMinor: 10_100, currency: 'EUR' },
    highestPrice: { amountMinor: 70_000, currency: 'EUR' },
  })
})
