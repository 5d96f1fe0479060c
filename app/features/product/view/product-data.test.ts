import { expect, test } from 'vitest'
import type { WrittenNotice } from '#app/i18n/written-notice.ts'
import { money } from '#domain/money.ts'
import { productData } from './product-data.ts'
import type { ProductView } from './product-view.ts'

const PLACE = { origin: 'https://shop.test', prefix: '/de-at', country: 'AT' } as const

test('a product is described with its offer in the currency of the page', () => {
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
        shippingDetails: { shippingRate: { value: '0.0', currency: 'EUR' } },
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

test.each(['upon-request', 'unavailable-here'] as const)('what is %s is not offered', (kind) => {
  expect(productData(sample({ kind }), PLACE)).not.toHaveProperty('offers')
})

function sample(notice: WrittenNotice): ProductView {
  const path = '/products/laguna'
  return {
    id: 'gid://shopify/Product/1',
    path,
    paths: { en: path, es: path, it: path, de: path, fr: path },
    title: 'Laguna',
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
    delivery: { countryName: 'Österreich', cost: null, taxes: 'included' },
    cadFile: null,
    model: null,
    meta: { title: 'Laguna', description: null },
  }
}
