import { expect, test } from 'vitest'
import type { FormattedNotice } from '#app/i18n/delivery/formatted-notice.ts'
import { money } from '#domain/money/money.ts'
import { schemaOrgItem } from '#tests/contract/support/schema-org.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { productData } from './product-data.ts'
import type { ProductView } from './product-view.ts'

const PLACE = { origin: 'https://shop.test', prefix: '/de-at', country: 'AT', house: SAMPLE_HOUSE } as const

test('a product has an offer in the currency of the page', () => {
  const product = productData(sample({ kind: 'ready-to-ship' }), PLACE)
  expect(product).toMatchObject({
    '@type': 'Product',
    url: 'https://shop.test/de-at/products/laguna',
    image: ['https://shop.test/images?url=%2Fpictures%2Flaguna.webp&w=1200&q=75'],
    offers: [
      {
        price: '2160.0',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: 'https://shop.test/de-at/products/laguna?variant=7',
        eligibleRegion: 'AT',
        shippingDetails: {
          shippingRate: { value: '0.0', currency: 'EUR' },
          deliveryTime: {
            handlingTime: { minValue: 0, maxValue: 2, unitCode: 'DAY' },
            transitTime: { minValue: 2, maxValue: 5, unitCode: 'DAY' },
          },
        },
      },
    ],
  })
})

test.each([
  ['weeks', 'MadeToOrder'],
  ['preorder', 'PreOrder'],
  ['sold-out', 'SoldOut'],
] as const)('what ships as %s is %s', (kind, availability) => {
  const notice = kind === 'weeks' ? { kind, weeks: 6 } : { kind }
  const product = productData(sample(notice), PLACE)
  expect(product).toMatchObject({ offers: [{ availability: `https://schema.org/${availability}` }] })
})

test('an unconfirmed lead time has no handling time', () => {
  const { offers } = productData(sample({ kind: 'to-be-confirmed' }), PLACE) as {
    offers: { shippingDetails: { deliveryTime: object } }[]
  }
  expect(offers[0]?.shippingDetails.deliveryTime).toEqual({
    '@type': 'ShippingDeliveryTime',
    transitTime: { '@type': 'QuantitativeValue', minValue: 2, maxValue: 5, unitCode: 'DAY' },
  })
})

test.each(['upon-request', 'unavailable-here'] as const)('a piece that is %s has no offer', (kind) => {
  expect(productData(sample({ kind }), PLACE)).not.toHaveProperty('offers')
})

test('a price upon request is no offer', () => {
  const product = sample({ kind: 'ready-to-ship' })
  const variants = product.variants.map((variant) => ({ ...variant, price: money(0, 'EUR') }))
  expect(productData({ ...product, variants }, PLACE)).not.toHaveProperty('offers')
})

/**
 * The group of a product with sixty variants from 100 to 300 euros, of which one for 100 and one for 200 are loaded.
 */
function groupOf(facts: {
  forSale: number
  kinds: readonly [FormattedNotice, FormattedNotice]
  prices?: readonly [number, number]
}) {
  const product = sample({ kind: 'ready-to-ship' })
  const [amounts, value] = [facts.prices ?? [10_000, 20_000], (index: number) => (index === 0 ? 'S' : 'M')]
  const variants = facts.kinds.flatMap((notice, index) =>
    product.variants.map((variant) => ({
      ...variant,
      notice,
      sku: `VSD-${index}`,
      price: money(amounts[index] ?? 0, 'EUR'),
      selectedOptions: [{ name: 'Size', value: value(index) }],
    })),
  )
  const choice = {
    missing: null,
    isAnyForSale: facts.forSale > 0,
    states: null,
    prices: { lowest: money(Math.min(10_000, ...amounts), 'EUR'), highest: money(30_000, 'EUR') },
    count: { all: 60, forSale: facts.forSale },
  }
  return productData({ ...product, variants, choice }, PLACE)
}
const READY = { kind: 'ready-to-ship' } as const
const SOLD_OUT = { kind: 'sold-out' } as const

test('a product of which only some variants are loaded is a group with an offer of each, and one that sums up all', () => {
  const group = groupOf({ forSale: 60, kinds: [READY, SOLD_OUT] })
  expect(schemaOrgItem.safeParse(group).error).toBeUndefined()
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '1',
    hasVariant: [
      { name: 'Laguna, S', sku: 'VSD-0', offers: { price: '100.0' } },
      { name: 'Laguna, M', sku: 'VSD-1', offers: { availability: 'https://schema.org/SoldOut' } },
    ],
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: '100.0',
      highPrice: '300.0',
      priceCurrency: 'EUR',
      offerCount: 60,
      availability: 'https://schema.org/InStock',
    },
  })
})

test.each([
  ['all are sold out', { forSale: 0, kinds: [SOLD_OUT, SOLD_OUT] }, { offerCount: 60, highPrice: '300.0' }],
  [
    'the cheapest is for sale',
    { forSale: 9, kinds: [READY, SOLD_OUT] },
    { offerCount: 9, lowPrice: '100.0' },
  ],
] as const)('the sum is of what can be bought: %s', (_, facts, sum) => {
  const group = groupOf(facts)
  expect(schemaOrgItem.safeParse(group).error).toBeUndefined()
  expect(group).toMatchObject({ offers: sum })
})

test('the highest price is left out unless it is known to be for sale', () => {
  const group = groupOf({ forSale: 9, kinds: [READY, SOLD_OUT] })
  expect(group).not.toHaveProperty('offers.highPrice')
})

test.each([
  ['the cheapest is sold out', { forSale: 9, kinds: [SOLD_OUT, READY] }],
  ['one is upon request', { forSale: 60, kinds: [READY, { kind: 'upon-request' }] }],
  ['one has no price', { forSale: 60, kinds: [READY, READY], prices: [0, 20_000] }],
] as const)('nothing is summed up where it might not be true: %s', (_, facts) => {
  const group = groupOf(facts)
  expect(schemaOrgItem.safeParse(group).error).toBeUndefined()
  expect(group).not.toHaveProperty('offers')
})

function sample(notice: FormattedNotice): ProductView {
  const path = '/products/laguna'
  return {
    id: 'gid://shopify/Product/1',
    path,
    paths: { en: path, es: path, it: path, de: path, fr: path },
    title: 'Laguna',
    textLanguage: null,
    artisan: 'Vetreria San Donato',
    breadcrumbs: [{ title: 'Leuchten', url: '/categories/leuchten' }],
    pictures: [{ url: '/pictures/laguna.webp', alt: '', width: 800, height: 1000 }],
    options: [],
    variants: [
      {
        id: 'gid://shopify/ProductVariant/7',
        number: '7',
        sku: 'VSD-7',
        selectedOptions: [],
        price: money(216_000, 'EUR'),
        fullPrice: null,
        picture: null,
        modelFinish: null,
        notice,
        promise: null,
        canBuy: true,
      },
    ],
    descriptionHtml: '',
    details: {
      dimensions: {
        widthCm: null,
        heightCm: null,
        depthCm: null,
        seatHeightCm: null,
        armHeightCm: null,
        weightKg: null,
      },
      materials: ['Glas'],
      colors: [],
      designer: null,
      com: false,
      watt: null,
      voltage: null,
      lumen: null,
      bulb: null,
      energyClass: null,
      dimmable: null,
      needsAssembly: false,
      suitableForContract: false,
    },
    delivery: { countryName: 'Österreich', cost: money(0, 'EUR'), transitDays: [2, 5], taxes: 'included' },
    isCustomizable: false,
    hasWhiteGlove: false,
    cadFile: null,
    model: null,
    meta: { title: 'Laguna', description: null },
  }
}
