import { expect, test } from 'vitest'
import type { ContentProblem } from '../content-client.ts'
import { readBlocks } from './read-blocks.ts'

const picture = { url: '/pictures/a.webp', width: 800, height: 1000, alt: null }
const seen = { url: '/pictures/a.webp', width: 800, height: 1000, alt: '' }
const link = { label: 'See', url: '/categories/decor' }
const words = { overline: null, title: 'Title', text: ' ', link: null }
const banner = { picture, ...words }
const document = { id: 'milan', type: 'landing', url: '/landing/milan', title: 'Milan', picture: seen }
const seenBanner = { ...words, picture: seen, text: null }

// spec 3: the block types of a page, each read by its schema
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
    { type: 'rowItems', key: 'a', title: null, link: null, items: [{ key: '1', picture: seen, link }] },
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
      handles: [],
      category: null,
      filters: '',
      sort: 'recommended',
      limit: 8,
      link,
    },
  ],
  [
    {
      type: 'shopTheLook',
      key: 'a',
      title: 'In this room',
      picture,
      hotspots: [{ key: '1', x: 0, y: 100, sku: 'A' }],
    },
    {
      type: 'shopTheLook',
      key: 'a',
      title: 'In this room',
      picture: seen,
      hotspots: [{ key: '1', x: 0, y: 100, sku: 'A' }],
    },
  ],
  [
    { type: 'ctaButton', key: 'a', link },
    { type: 'ctaButton', key: 'a', link },
  ],
  [
    { type: 'documentsPreview', key: 'a', title: null, documents: [{ ...document, text: ' ' }] },
    { type: 'documentsPreview', key: 'a', title: null, link: null, documents: [{ ...document, text: null }] },
  ],
  [
    { type: 'cinemaCarousel', key: 'a', title: null, slides: [{ key: '1', ...banner }] },
    { type: 'cinemaCarousel', key: 'a', title: null, slides: [{ key: '1', ...seenBanner }] },
  ],
  [
    { type: 'twoColumns', key: 'a', left: [{ type: 'ctaButton', key: '1', link }], right: null },
    { type: 'twoColumns', key: 'a', left: [{ type: 'ctaButton', key: '1', link }], right: [] },
  ],
  [
    { type: 'container', key: 'a', tone: null, blocks: [{ type: 'ctaButton', key: '1', link }] },
    { type: 'container', key: 'a', tone: 'plain', blocks: [{ type: 'ctaButton', key: '1', link }] },
  ],
])('a block is read: $type', (answered, block) => {
  expect(read([answered])).toEqual({ blocks: [block], problems: [] })
})

test('a banner with an unsafe link keeps its picture and text', () => {
  const unsafe = { label: 'See', url: 'javascript:alert(1)' }
  const { blocks } = read([{ type: 'oneColumnBanner', key: 'a', ...banner, link: unsafe }])
  expect(blocks).toMatchObject([{ link: null, title: 'Title', picture: seen }])
})

test.each([
  ['whose asset is not there yet', { url: null, width: null, height: null, alt: 'A vase' }],
  ['that was never chosen', null],
])('words stand without a picture %s', (_, missing) => {
  const { blocks, problems } = read([
    { type: 'oneColumnBanner', key: 'a', ...banner, picture: missing },
    {
      type: 'shopTheLook',
      key: 'b',
      title: 'Room',
      picture: missing,
      hotspots: [{ key: '1', x: 1, y: 1, sku: 'A' }],
    },
  ])
  expect(blocks).toMatchObject([{ picture: null }, { picture: null }])
  expect(problems).toEqual([])
})

// spec 3: a broken block is reported and skipped, the page remains
test.each([
  ['of an unknown type', { type: 'carousel', key: 'a' }],
  ['without a title', { type: 'oneColumnBanner', key: 'a', ...banner, title: null }],
  ['with one banner of two', { type: 'twoColumnsBanner', key: 'a', banners: [{ key: '1', ...banner }] }],
  ['with an order that is none', { type: 'productList', key: 'a', title: 'New', sort: 'cheapest' }],
  ['with more products than fit', { type: 'productList', key: 'a', title: 'New', limit: 97 }],
  ['without any text', { type: 'localeRichText', key: 'a', content: [] }],
  ['that leads nowhere', { type: 'ctaButton', key: 'a', link: { label: 'See', url: 'nowhere' } }],
])('a block %s is reported and left out, the others stand', (_, broken) => {
  const whole = { type: 'ctaButton', key: 'z', link }
  const { blocks, problems } = read([broken, whole])
  expect(blocks).toEqual([whole])
  expect(problems).toMatchObject([{ kind: 'content-broken', what: 'page' }])
})

test('a broken item is left out of its list; a list with only broken items is left out', () => {
  const spot = { key: '1', x: 50, y: 50, sku: 'A' }
  const look = { type: 'shopTheLook', title: 'Room', picture }
  const { blocks, problems } = read([
    { ...look, key: 'a', hotspots: [spot, { ...spot, key: '2', x: 101 }] },
    { ...look, key: 'b', hotspots: [{ ...spot, y: -1 }] },
  ])
  expect(blocks).toMatchObject([{ key: 'a', hotspots: [spot] }])
  expect(problems.map(({ what }) => what)).toEqual(['page, shopTheLook a', 'page, shopTheLook b'])
})

test('a broken block in a container does not affect the others, and containers cannot be nested', () => {
  const cta = { type: 'ctaButton', key: '1', link }
  const inner = { type: 'container', key: '2', tone: 'sand', blocks: [cta] }
  const { blocks, problems } = read([
    { type: 'container', key: 'a', tone: 'sand', blocks: [cta, { type: 'quote', key: '3' }, inner] },
  ])
  expect(blocks).toMatchObject([{ key: 'a', blocks: [cta] }])
  expect(problems.map(({ what }) => what)).toEqual(['page, container a'])
})

function read(list: readonly unknown[]) {
  const problems: ContentProblem[] = []
  const blocks = readBlocks(list, 'page', (problem) => problems.push(problem))
  return { blocks, problems }
}
