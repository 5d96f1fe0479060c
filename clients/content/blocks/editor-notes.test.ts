import { expect, test } from 'vitest'
import type { ContentBlock } from './blocks.ts'
import { readBlocks } from './read-blocks.ts'

const picture = { url: '/pictures/a.webp', width: 800, height: 1000, alt: null }
const link = { label: 'See', url: '/categories/decor' }
const button = { type: 'ctaButton', key: 'z', link }
const banner = { type: 'oneColumnBanner', key: 'a', overline: null, title: 'Spring', text: null, link: null }
const list = { type: 'productList', key: 'a', title: 'New', text: null, category: null, link: null }
const row = { type: 'documentsPreview', key: 'a', title: null }
const page = { id: 'milan', type: 'landing', url: '/landing/milan', title: 'Milan', text: null, picture }
const look = { type: 'shopTheLook', key: 'a', title: 'Room', picture }

// spec 3: in preview each block that is left out, or has lost a part, is followed by the reason
test.each([
  [
    'a block that is invalid',
    { ...banner, picture, title: null },
    { isLeftOut: true, notes: [{ code: 'no-title' }] },
  ],
  [
    'a button without a target',
    { ...button, link: { label: 'See', url: 'javascript:alert(1)' } },
    { isLeftOut: true, notes: [{ code: 'no-link' }] },
  ],
  [
    'one banner instead of two',
    { type: 'twoColumnsBanner', key: 'a', banners: [{ ...banner, picture }] },
    { isLeftOut: true, notes: [{ code: 'two-banners' }] },
  ],
  [
    'a slide without its picture',
    {
      type: 'cinemaCarousel',
      key: 'a',
      slides: [
        { ...banner, picture },
        { ...banner, picture: null },
      ],
    },
    { isLeftOut: false, notes: [{ item: 2, code: 'no-picture' }] },
  ],
  [
    'a block for other countries',
    { ...banner, picture, hiddenHere: true },
    { isLeftOut: true, notes: [{ code: 'hidden-here' }] },
  ],
  [
    'a banner without its picture',
    { ...banner, picture: null },
    { isLeftOut: false, notes: [{ code: 'missing-picture', detail: 'Spring' }] },
  ],
  [
    'a row whose pages cannot all be shown',
    { ...row, documents: [page], documentCount: 3 },
    { isLeftOut: false, notes: [{ code: 'hidden-pages', detail: '2' }] },
  ],
  [
    'a row with no page left',
    { ...row, documents: [], documentCount: 1 },
    { isLeftOut: true, notes: [{ code: 'hidden-pages', detail: '1' }] },
  ],
  ['a row without pages', { ...row, documents: [] }, { isLeftOut: true, notes: [{ code: 'empty' }] }],
  [
    'a look with a spot outside of its picture',
    {
      ...look,
      hotspots: [
        { key: '1', x: 1, y: 1, sku: 'A' },
        { key: '2', x: 101, y: 1, sku: 'B' },
      ],
    },
    { isLeftOut: false, notes: [{ item: 2, code: 'point-outside' }] },
  ],
  [
    'a list with filters that are none',
    { ...list, filters: 'material=oak&wood=oak&price-max=cheap' },
    {
      isLeftOut: false,
      notes: [
        { code: 'unknown-filter', detail: 'wood' },
        { code: 'unread-value', detail: 'price-max' },
      ],
    },
  ],
])('in preview a note follows %s', (_, block, expected) => {
  const blocks = readBlocks([block, button], 'page', () => {}, true)
  const notes = blocks.filter(({ type }) => type === 'editorNotes')
  expect(notes).toMatchObject([{ subject: block.type, ...expected }])
  expect(blocks.indexOf(notes[0] as ContentBlock)).toBe(expected.isLeftOut ? 0 : 1)
})

test.each([
  ['a whole block', button],
  ['a whole row', { ...row, documents: [page], documentCount: 1 }],
])('in preview %s has no note', (_, block) => {
  expect(readBlocks([block], 'page', () => {}, true)).toHaveLength(1)
})

test('a block inside another has its note next to it', () => {
  const container = {
    type: 'container',
    key: 'c',
    tone: 'sand',
    blocks: [{ ...banner, picture: null }, button],
  }
  expect(readBlocks([container], 'page', () => {}, true)).toMatchObject([
    { blocks: [{ type: 'oneColumnBanner' }, { type: 'editorNotes' }, { type: 'ctaButton' }] },
  ])
  const broken = { ...container, blocks: [{ ...banner, title: null }, button] }
  expect(readBlocks([broken], 'page', () => {}, true)).toMatchObject([
    { blocks: [{ type: 'editorNotes', notes: [{ code: 'no-title' }] }, { type: 'ctaButton' }] },
  ])
})

test('a block that the Studio does not have is named like any other', () => {
  expect(readBlocks([{ type: 'toString', key: 'a' }], 'page', () => {}, true)).toMatchObject([
    { subject: 'other', isLeftOut: true, notes: [{ code: 'unreadable' }] },
  ])
})

test('visitors get neither notes nor blocks for other countries', () => {
  const blocks = readBlocks(
    [
      { ...banner, picture: null },
      { ...banner, hiddenHere: true },
    ],
    'page',
    () => {},
  )
  expect(blocks).toMatchObject([{ type: 'oneColumnBanner' }])
})
