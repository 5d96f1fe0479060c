import { expect, test } from 'vitest'
import { contentBlock } from './blocks.ts'

const picture = { url: '/pictures/a.webp', width: 800, height: 1000, alt: null }
const seen = { url: '/pictures/a.webp', width: 800, height: 1000, alt: '' }
const link = { label: 'See', url: '/categories/decor' }
const words = { overline: null, title: 'Title', text: ' ', link: null }
const banner = { picture, ...words }
const seenBanner = { ...words, picture: seen, text: null }

test.each([
  [
    { type: 'oneColumnBanner', key: 'a', ...banner },
    { type: 'oneColumnBanner', key: 'a', ...seenBanner },
  ],
  [
    { type: 'linkableImageWithText', key: 'a', ...banner, link, side: null },
    { type: 'linkableImageWithText', key: 'a', ...seenBanner, link, side: 'left' },
  ],
  [
    {
      type: 'twoColumnsBanner',
      key: 'a',
      banners: [
        { key: '1', ...banner },
        { key: '2', ...banner },
      ],
    },
    {
      type: 'twoColumnsBanner',
      key: 'a',
      banners: [
        { key: '1', ...seenBanner },
        { key: '2', ...seenBanner },
      ],
    },
  ],
  [
    { type: 'quote', key: 'a', text: 'Words', author: 'Anna', role: null, picture: null },
    { type: 'quote', key: 'a', text: 'Words', author: 'Anna', role: null, picture: null },
  ],
  [
    { type: 'rowItems', key: 'a', title: null, items: [{ key: '1', picture, link }] },
    { type: 'rowItems', key: 'a', title: null, items: [{ key: '1', picture: seen, link }] },
  ],
  [
    {
      type: 'productList',
      key: 'a',
      title: 'New',
      text: null,
      category: null,
      sort: null,
      limit: null,
      link,
    },
    {
      type: 'productList',
      key: 'a',
      title: 'New',
      text: null,
      category: null,
      sort: 'recommended',
      limit: 8,
      link,
    },
  ],
])('a block is read: $type', (answered, block) => {
  expect(contentBlock.parse(answered)).toEqual(block)
})

test('a banner whose link leads nowhere safe keeps its picture and words', () => {
  const block = {
    type: 'oneColumnBanner',
    key: 'a',
    ...banner,
    link: { label: 'See', url: 'javascript:alert(1)' },
  }
  expect(contentBlock.parse(block)).toMatchObject({ link: null, title: 'Title' })
})

test.each([
  ['of an unknown type', { type: 'carousel', key: 'a' }],
  ['without its picture', { type: 'oneColumnBanner', key: 'a', ...banner, picture: null }],
  ['with one banner of two', { type: 'twoColumnsBanner', key: 'a', banners: [{ key: '1', ...banner }] }],
  ['with an order that is none', { type: 'productList', key: 'a', title: 'New', sort: 'cheapest' }],
  ['with more products than fit', { type: 'productList', key: 'a', title: 'New', limit: 97 }],
  ['without any text', { type: 'localeRichText', key: 'a', content: [] }],
])('a block %s is broken', (_, block) => {
  expect(contentBlock.safeParse(block).success).toBe(false)
})
