import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { createExecute, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { lampRow } from '../import/fixtures/product-file.ts'
import { countProducts, countUntranslated } from './count-products.ts'
import { importRows, LAGUNA_ROWS, LAGUNA_TRANSLATIONS } from './fixtures/sample-catalogue.ts'

const database = await freshDatabase('commerce')
const execute = createExecute(sampleShop(database))
beforeAll(() => importRows(database, [...LAGUNA_ROWS, lampRow('sole')], LAGUNA_TRANSLATIONS))
afterAll(() => database.close())

/** Selects fields of the lamp for a country and a language. */
async function laguna(selection: string, country = 'IT', language = 'EN', handle = 'laguna') {
  const data = await execute<{ product: Record<string, unknown> | null }>(
    `query P($handle: String!, $country: CountryCode, $language: LanguageCode)
     @inContext(country: $country, language: $language) { product(handle: $handle) { ${selection} } }`,
    { handle, country, language },
  )
  return data.product
}

test('a product returns the fields of its page as the official service does', async () => {
  const product = await laguna(`
    id handle title vendor productType tags descriptionHtml description availableForSale totalInventory
    isGiftCard requiresSellingPlan onlineStoreUrl createdAt publishedAt
    seo { title description } category { name ancestors { name } }`)
  expect(product).toEqual({
    id: expect.stringMatching(/^gid:\/\/shopify\/Product\/\d+$/),
    handle: 'laguna',
    title: 'Laguna',
    vendor: 'Vetreria Sole',
    productType: 'Table lamp',
    tags: ['glass', 'lamp'],
    descriptionHtml: '<p>Blown in Murano.</p>',
    description: 'Blown in Murano.',
    availableForSale: true,
    totalInventory: 5,
    isGiftCard: false,
    requiresSellingPlan: false,
    onlineStoreUrl: 'https://shop.example/en-it/products/laguna',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    publishedAt: expect.stringMatching(/Z$/),
    seo: { title: 'Laguna lamp', description: null },
    category: { name: 'Lamps', ancestors: [{ name: 'Home & Garden' }, { name: 'Lighting' }] },
  })
})

const PRICES = `variants(first: 10) { nodes { price { amount currencyCode } compareAtPrice { amount } } }
  priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount } }
  compareAtPriceRange { maxVariantPrice { amount currencyCode } }`

test.each([
  ['IT', 'EUR', ['100.0', '110.0'], ['150.0', null], '150.0'],
  ['US', 'USD', ['120.5', '130.0'], [null, null], '0.0'],
  ['JP', 'USD', ['120.5', '130.0'], [null, null], '0.0'],
  ['GB', 'GBP', ['90.0', '99.9'], [null, null], '0.0'],
])('in %s the price list of %s holds', async (country, currencyCode, prices, compareAt, highest) => {
  expect(await laguna(PRICES, country)).toEqual({
    variants: {
      nodes: prices.map((amount, index) => ({
        price: { amount, currencyCode },
        compareAtPrice: compareAt[index] ? { amount: compareAt[index] } : null,
      })),
    },
    priceRange: {
      minVariantPrice: { amount: prices[0], currencyCode },
      maxVariantPrice: { amount: prices[1] },
    },
    compareAtPriceRange: { maxVariantPrice: { amount: highest, currencyCode } },
  })
})

test('the default market is the United States', async () => {
  const data = await execute<{ product: unknown }>(
    '{ product(handle: "laguna") { priceRange { minVariantPrice { currencyCode } } } }',
  )
  expect(data.product).toEqual({ priceRange: { minVariantPrice: { currencyCode: 'USD' } } })
})

test('in Italian, texts without a translation fall back to English', async () => {
  const product = await laguna(
    `handle title descriptionHtml onlineStoreUrl seo { title } media(first: 4) { nodes { alt } }
     material: metafield(namespace: "custom", key: "material") { value }
     options { name values optionValues { name swatch { color } } }
     variants(first: 1) { nodes { title selectedOptions { name value } } } vendor`,
    'IT',
    'IT',
  )
  expect(product).toEqual({
    handle: 'lampada-laguna',
    title: 'Laguna, lampada',
    descriptionHtml: '<p>Soffiata a Murano.</p>',
    onlineStoreUrl: 'https://shop.example/it-it/products/lampada-laguna',
    seo: { title: 'Lampada Laguna' },
    media: { nodes: [{ alt: 'Fronte' }, { alt: null }, { alt: null }, { alt: 'Fronte' }] },
    material: { value: '["Vetro","Ottone"]' },
    options: [
      {
        name: 'Finitura',
        values: ['Ottone', 'Acciaio'],
        optionValues: [
          { name: 'Ottone', swatch: { color: '#b5a642' } },
          { name: 'Acciaio', swatch: null },
        ],
      },
    ],
    variants: { nodes: [{ title: 'Ottone', selectedOptions: [{ name: 'Finitura', value: 'Ottone' }] }] },
    vendor: 'Vetreria Sole',
  })
})

test('a product is found by its handle in the requested language or in English, and no other', async () => {
  expect(await laguna('title', 'IT', 'IT', 'lampada-laguna')).toEqual({ title: 'Laguna, lampada' })
  expect(await laguna('title', 'IT', 'IT', 'laguna')).toEqual({ title: 'Laguna, lampada' })
  expect(await laguna('title', 'DE', 'DE', 'laguna')).toEqual({ title: 'Laguna' })
  expect(await laguna('title', 'DE', 'DE', 'lampada-laguna')).toBeNull()
  expect(await laguna('title', 'IT', 'EN', 'nowhere')).toBeNull()
})

test('pictures and the model are in order, each with its type', async () => {
  const product = await laguna(`media(first: 10) { nodes { __typename mediaContentType
    previewImage { url } ... on MediaImage { image { url altText width height } }
    ... on Model3d { sources { url format mimeType filesize } } } } images(first: 2) { nodes { url } }`)
  const picture = (number: number, altText: string | null) => ({
    __typename: 'MediaImage',
    mediaContentType: 'IMAGE',
    previewImage: { url: `https://pictures.example/${number}.jpg` },
    image: { url: `https://pictures.example/${number}.jpg`, altText, width: null, height: null },
  })
  expect(product).toEqual({
    media: {
      nodes: [
        picture(1, 'Front'),
        picture(2, null),
        picture(3, null),
        {
          __typename: 'Model3d',
          mediaContentType: 'MODEL_3D',
          previewImage: { url: 'https://pictures.example/1.jpg' },
          sources: [{ url: '/models/laguna.glb', format: 'glb', mimeType: 'model/gltf-binary', filesize: 0 }],
        },
      ],
    },
    images: { nodes: [{ url: 'https://pictures.example/1.jpg' }, { url: 'https://pictures.example/2.jpg' }] },
  })
})

test('metafields are returned by position, with null for missing ones', async () => {
  const product = await laguna(`metafields(identifiers: [{ namespace: "custom", key: "nothing" },
    { namespace: "custom", key: "material" }, { key: "material" }]) { key namespace type value }`)
  const material = { key: 'material', namespace: 'custom', type: 'list.single_line_text_field' }
  expect(product?.metafields).toEqual([null, { ...material, value: '["Glass","Brass"]' }, null])
})

test.each([
  ['EN', null],
  ['IT', null],
  ['DE', { value: 'en' }],
])('the language of untranslated texts is stated: %s, %j', async (language, stated) => {
  const product = await laguna(
    'metafield(namespace: "custom", key: "textLanguage") { value }',
    'IT',
    language,
  )
  expect(product?.metafield).toEqual(stated)
})

test('products without a translation are counted by language', async () => {
  const [products, untranslated] = [
    await countProducts(database),
    await countUntranslated(database, ['it', 'de']),
  ]
  expect(Object.fromEntries(untranslated)).toEqual({ it: products - 1, de: products })
})

test('a variant returns its stock, its picture and whether it can be bought', async () => {
  const product = await laguna(`variants(first: 10) { nodes { sku availableForSale currentlyNotInStock
    quantityAvailable weight weightUnit requiresShipping image { url } product { handle } } }`)
  const both = { currentlyNotInStock: false, weightUnit: 'KILOGRAMS', requiresShipping: true }
  expect(product?.variants).toEqual({
    nodes: [
      {
        ...both,
        sku: 'LAG-B',
        availableForSale: true,
        quantityAvailable: 5,
        weight: 1.2,
        image: { url: 'https://pictures.example/2.jpg' },
        product: { handle: 'laguna' },
      },
      {
        ...both,
        sku: 'LAG-S',
        availableForSale: false,
        quantityAvailable: 0,
        weight: 0,
        image: { url: 'https://pictures.example/1.jpg' },
        product: { handle: 'laguna' },
      },
    ],
  })
})

test('a variant is found by its options, translated or original', async () => {
  const choose = (name: string, value: string, more = '') =>
    laguna(
      `variantBySelectedOptions(selectedOptions: [{ name: "${name}", value: "${value}" }] ${more}) { sku }`,
      'IT',
      'IT',
    )
  expect(await choose('Finitura', 'Acciaio')).toEqual({ variantBySelectedOptions: { sku: 'LAG-S' } })
  expect(await choose('Finish', 'Steel')).toEqual({ variantBySelectedOptions: { sku: 'LAG-S' } })
  expect(await choose('finish', 'steel')).toEqual({ variantBySelectedOptions: null })
  expect(await choose('finish', 'steel', 'caseInsensitiveMatch: true')).toEqual({
    variantBySelectedOptions: { sku: 'LAG-S' },
  })
  expect(await choose('Size', 'L')).toEqual({ variantBySelectedOptions: null })
})

test('the combinations that exist and those for sale are encoded as the platform does', async () => {
  const selection = 'encodedVariantExistence encodedVariantAvailability'
  expect(await laguna(selection)).toEqual({
    encodedVariantExistence: 'v1_0-1',
    encodedVariantAvailability: 'v1_0',
  })
  expect(await laguna(selection, 'IT', 'EN', 'sole')).toMatchObject({ encodedVariantExistence: 'v1_0' })
})

test('a product with one variant has the platform’s default option', async () => {
  const product = await laguna(
    'options { name optionValues { name } } variants(first: 1) { nodes { title selectedOptions { name value } } }',
    'IT',
    'EN',
    'sole',
  )
  expect(product).toEqual({
    options: [{ name: 'Title', optionValues: [{ name: 'Default Title' }] }],
    variants: {
      nodes: [{ title: 'Default Title', selectedOptions: [{ name: 'Title', value: 'Default Title' }] }],
    },
  })
})
