import { expect, test } from 'vitest'
import type { ProductDetail } from '#contracts/team/product.ts'
import { toChanges, toForm } from './form-values.ts'

const variant = {
  title: 'Brass',
  choices: ['Brass', null, null],
  sku: 'LAG-B',
  barcode: null,
  weightGrams: 1200,
  requiresShipping: true,
  isTaxable: true,
  pictureUrl: null,
  prices: [{ currency: 'EUR' as const, priceMinor: 12_050, compareAtMinor: null }],
  unsoldIn: [],
  isTracked: true,
  continueSelling: false,
}
const field = (key: string, value: string) => ({ namespace: 'custom', key, value })
const detail: ProductDetail = {
  title: 'Laguna',
  descriptionHtml: '<p>A lamp</p>',
  vendor: 'Vetreria Sole',
  productType: '',
  categoryPath: null,
  tags: ['glass', 'new'],
  status: 'active',
  isPublished: true,
  seoTitle: null,
  seoDescription: null,
  options: [{ name: 'Finish' }],
  variants: [variant],
  media: [{ kind: 'image', url: '/pictures/1.jpg', alt: 'Front', altTranslations: {} }],
  metafields: [
    field('material', '["Glass","Brass"]'),
    field('dimensions', '{"widthCm":30,"heightCm":45.5}'),
    field('tradePrice', '{"EUR":"96.40"}'),
    field('leadTime', '21'),
  ],
  collections: ['Summer'],
  translations: [
    {
      language: 'it',
      handle: 'laguna-lampada',
      title: 'Laguna',
      descriptionHtml: null,
      seoTitle: null,
      seoDescription: null,
      optionNames: {},
      optionValues: {},
      metafields: { 'custom.material': '["Vetro"]', 'custom.care': 'Pulire a secco' },
    },
  ],
  stock: [{ variantId: '1', onHand: 3, reserved: 1 }],
}
const before = toForm(detail)

test('an unchanged form changes nothing', () => {
  expect(toChanges(before, toForm(detail))).toEqual({})
})

test.each<[string, (values: typeof before) => void, object]>([
  [
    'a title',
    (values) => {
      Object.assign(values.texts.own ?? {}, { title: 'Laguna II' })
    },
    { title: 'Laguna II' },
  ],
  [
    'a translated title, without its other texts',
    (values) => {
      Object.assign(values.texts.it ?? {}, { title: 'Laguna due' })
    },
    { translations: { it: { title: 'Laguna due' } } },
  ],
  [
    'a translated material, with the other translated attributes',
    (values) => {
      Object.assign(values.texts.it ?? {}, { material: 'Vetro\n Ottone ' })
    },
    {
      translations: {
        it: { metafields: { 'custom.material': '["Vetro","Ottone"]', 'custom.care': 'Pulire a secco' } },
      },
    },
  ],
  [
    'a text in a new language',
    (values) => {
      Object.assign(values.texts.de ?? {}, { title: 'Lagune' })
    },
    { translations: { de: { title: 'Lagune' } } },
  ],
  [
    'tags',
    (values) => {
      values.tags = 'glass\n\n'
    },
    { tags: ['glass'] },
  ],
  [
    'a price and a compare-at price, in minor units',
    (values) => {
      const [first] = values.variants
      if (first) Object.assign(first, { price: { EUR: 130.1 }, compareAt: { EUR: 150 } })
    },
    {
      variants: [
        {
          ...variant,
          title: undefined,
          choices: ['Brass'],
          prices: [{ currency: 'EUR', priceMinor: 13_010, compareAtMinor: 15_000 }],
        },
      ],
    },
  ],
  [
    'one attribute of several',
    (values) => {
      values.attributes.leadTime = '28'
    },
    { metafields: { 'custom.leadTime': '28' } },
  ],
  [
    'a list of attributes',
    (values) => {
      values.attributes.material = ''
    },
    { metafields: { 'custom.material': '' } },
  ],
  [
    'a size',
    (values) => {
      values.dimensions.widthCm = null
    },
    { metafields: { 'custom.dimensions': '{"heightCm":45.5}' } },
  ],
  [
    'a trade price',
    (values) => {
      values.tradePrice.EUR = 90
    },
    { metafields: { 'custom.tradePrice': '{"EUR":"90.00"}' } },
  ],
])('a save sends %s', (_, change, expected) => {
  const values = structuredClone(before)
  change(values)
  expect(toChanges(before, values)).toEqual(expected)
})
