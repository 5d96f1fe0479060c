import { expect, test } from 'vitest'
import { previewUrl } from '../../studio/preview-url.ts'

const slug = { en: { _type: 'slug', current: 'milan' }, it: { _type: 'slug', current: 'milano' } }

test.each([
  ['a landing', { _type: 'landing', slug }, '/landing/milan'],
  ['a landing without a slug yet', { _type: 'landing' }, '/'],
  ['a post', { _type: 'magazine', slug }, '/magazine/post/milan'],
  ['a workshop', { _type: 'artisan', slug: { current: 'terre-di-nove' } }, '/artisans/terre-di-nove'],
  ['a category', { _type: 'category', canonicalPath: 'furniture/seating' }, '/categories/furniture/seating'],
  ['a menu', { _type: 'editorialMenu', slug: { current: 'trade-menu' } }, '/?menu-id=trade-menu'],
  [
    'the content of a piece',
    { _type: 'productPageContent', _id: 'drafts.product-page-luna' },
    '/products/luna',
  ],
  ['the content of a rule', { _type: 'productPageContent', rule: { artisan: 'x' } }, '/'],
  ['the house', { _type: 'about' }, '/about'],
  ['the Trade Program', { _type: 'tradeProgram' }, '/trade'],
  ['a message', { _type: 'marketingMessage' }, '/'],
])('%s is previewed at its own path', (_, document, path) => {
  const address = new URL(previewUrl({ _id: 'a', ...document }, 'https://shop.example'))
  expect([address.origin, address.pathname]).toEqual(['https://shop.example', '/preview'])
  expect(address.searchParams.get('to')).toBe(path)
})
