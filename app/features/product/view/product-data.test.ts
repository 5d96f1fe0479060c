import { expect, test } from 'vitest'
import type { FormattedNotice } from '#app/i18n/delivery/formatted-notice.ts'
import { money } from '#domain/money/money.ts'
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
    cadFile: null,
    model: null,
    meta: { title: 'Laguna', description: null },
  }
}
