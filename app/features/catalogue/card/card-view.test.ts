import { expect, test } from 'vitest'
import { money } from '#domain/money/money.ts'
import type { ProductCard } from '#domain/product/product.ts'
import { toCardView } from './card-view.ts'

const TODAY = '2027-03-01'
const inEnglish = (country: 'US' | 'AU') => ({ language: 'en', country }) as const

const armchair: ProductCard = {
  id: 'gid://shopify/Product/1',
  handle: 'nuvola-boucle-armchair',
  variantId: 'gid://shopify/ProductVariant/1',
  sku: 'OFBNUV-001',
  title: 'Nuvola bouclé armchair',
  textLanguage: null,
  artisan: { name: 'Officina Brianza', slug: 'officina-brianza' },
  categoryPaths: ['furniture', 'furniture/seating'],
  price: money(485_000, 'USD'),
  fullPrice: null,
  isStartingPrice: false,
  picture: null,
  hoverPicture: null,
  shipping: {
    sku: 'OFBNUV-001',
    isReadyToShip: false,
    leadTime: '42',
    stockAvailable: true,
    availableForSale: true,
    isPreorder: false,
    availableFrom: null,
    excludedCountries: ['AU'],
    notDirectlyShoppable: false,
  },
  isCustomizable: false,
  isNew: false,
}

test('a card links to its piece, and says when it ships to the country', () => {
  expect(toCardView(armchair, inEnglish('US'), TODAY)).toMatchObject({
    path: '/products/nuvola-boucle-armchair',
    artisan: 'Officina Brianza',
    notice: { kind: 'weeks', weeks: 6 },
  })
  expect(toCardView(armchair, inEnglish('AU'), TODAY).notice).toEqual({ kind: 'unavailable-here' })
})

test('the date of a preorder is formatted', () => {
  const shipping = { ...armchair.shipping, availableFrom: '2027-05-04' } as const
  const card = { ...armchair, shipping }
  expect(toCardView(card, { language: 'de', country: 'AT' }, TODAY).notice).toEqual({
    kind: 'available-from',
    date: '2027-05-04',
    day: '4. Mai 2027',
  })
})

const READY = { ...armchair.shipping, isReadyToShip: true }

test.each([
  [{}, null],
  [{ isCustomizable: true }, 'customizable'],
  [{ isCustomizable: true, shipping: READY }, 'ready-to-ship'],
  [{ isNew: true, isCustomizable: true, shipping: READY }, 'new'],
] as const)('of what is true of a piece (%j), the picture says %s', (facts, chip) => {
  expect(toCardView({ ...armchair, ...facts }, inEnglish('US'), TODAY).chip).toBe(chip)
})
