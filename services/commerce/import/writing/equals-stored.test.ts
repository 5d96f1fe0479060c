import { expect, test } from 'vitest'
import type { ProductDraft } from '../product-draft.ts'
import { equalsStored } from './product-writer.ts'

const STORED: ProductDraft = {
  line: 0,
  handle: 'chair',
  title: 'Chair',
  descriptionHtml: '<p>Oak</p>',
  vendor: 'Northwind',
  productType: 'Chair',
  categoryPath: 'Furniture > Chairs',
  tags: ['oak', 'new'],
  status: 'active',
  isPublished: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  publishedAt: '2026-02-01T00:00:00.000Z',
  seoTitle: null,
  seoDescription: null,
  isGiftCard: false,
  options: [{ name: 'Finish', values: [{ name: 'Natural', swatchColor: '#aa5500' }] }],
  variants: [
    {
      line: 0,
      title: 'Natural',
      choices: ['Natural', null, null],
      sku: '0012',
      barcode: null,
      weightGrams: 9000,
      requiresShipping: true,
      isTaxable: true,
      pictureUrl: 'https://cdn.example/1.jpg',
      prices: [
        { currency: 'EUR', priceMinor: 24000, compareAtMinor: 30000, tradePriceMinor: null },
        { currency: 'USD', priceMinor: 26000, compareAtMinor: null, tradePriceMinor: 20000 },
      ],
      unsoldIn: ['GBP'],
      quantity: 5,
      isTracked: true,
      continueSelling: false,
    },
  ],
  media: [
    {
      kind: 'image',
      url: 'https://cdn.example/1.jpg',
      alt: 'Front',
      altTranslations: { de: 'Vorne', it: 'Fronte' },
      width: null,
      height: null,
      sources: [],
    },
  ],
  metafields: [
    { namespace: 'custom', key: 'color', type: 'single_line_text_field', value: 'oak' },
    { namespace: 'custom', key: 'material', type: 'single_line_text_field', value: 'oak' },
  ],
  collections: ['Dining room', 'New'],
  translations: [
    {
      language: 'de',
      handle: 'stuhl',
      title: 'Stuhl',
      descriptionHtml: null,
      seoTitle: null,
      seoDescription: null,
      optionNames: { Finish: 'Oberfläche', Size: 'Größe' },
      optionValues: { Finish: { Natural: 'Natur', Black: 'Schwarz' } },
      metafields: { 'custom.color': 'Eiche' },
    },
  ],
}

test.each<[string, Partial<ProductDraft>]>([
  ['nothing', {}],
  ['the lines', { line: 7, variants: STORED.variants.map((variant) => ({ ...variant, line: 7 })) }],
  ['no timestamps, which the shop retains', { createdAt: null, publishedAt: null }],
  ['no collections, which the shop retains', { collections: null }],
  ['the order of attributes', { metafields: STORED.metafields.toReversed() }],
  ['the order of collections, and the writing of one', { collections: ['new', 'Dining Room'] }],
  [
    'the order of prices',
    { variants: STORED.variants.map((variant) => ({ ...variant, prices: variant.prices.toReversed() })) },
  ],
  [
    'the order of translated words',
    { media: STORED.media.map((item) => ({ ...item, altTranslations: { it: 'Fronte', de: 'Vorne' } })) },
  ],
])('a draft that differs in %s changes nothing', (_, difference) => {
  expect(equalsStored({ ...STORED, ...difference }, STORED)).toBe(true)
})

/** Yields the draft once for each of its values, with only that value changed. */
function* changedDrafts(value: unknown, path = ''): Generator<[path: string, changed: unknown]> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      for (const [innerPath, changed] of changedDrafts(inner, `${path}.${key}`)) {
        yield [
          innerPath,
          Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed },
        ]
      }
    }
    if (Array.isArray(value) && value.length > 0) yield [`${path}.length`, value.slice(1)]
  } else if (typeof value === 'boolean') yield [path, !value]
  else if (typeof value === 'number') yield [path, value + 1]
  else yield [path, `${value ?? ''}x`]
}

const CHANGES = [...changedDrafts(STORED)].filter(([path]) => !path.endsWith('.line'))

test.each(CHANGES)('a draft that differs in %s is a change', (_, changed) => {
  expect(equalsStored(changed as ProductDraft, STORED)).toBe(false)
})

test('a product that is not published in the file is unpublished', () => {
  expect(equalsStored({ ...STORED, isPublished: false, publishedAt: null }, STORED)).toBe(false)
})
