import type { Banner } from '#clients/content/blocks/banner.ts'
import type { ContentBlock } from '#clients/content/blocks/blocks.ts'
import type { RichTextBlock } from '#clients/content/blocks/rich-text.ts'
import { EditorialBlocks, type ProductsOfBlocks } from './editorial-blocks.tsx'

export const title = 'Blocks of a page'

const ROOM = { url: '/pictures/poltrona-nuvola-room.webp', alt: 'Ivory armchair', width: 800, height: 1000 }
const WIDE = { url: '/pictures/credenza-canneto-wide.webp', alt: 'Credenza', width: 1600, height: 1000 }
const PIECE = { url: '/pictures/tavolo-ninfea-main.webp', alt: 'Marble table', width: 800, height: 1000 }
const LINK = { label: 'See the tables', url: '/categories/furniture/tables' }
const WORDS: Omit<Banner, 'picture'> = {
  overline: 'The artisan',
  title: 'Terre di Nove throws a landscape, one vase at a time',
  text: 'Two sisters, a wheel by the window, and clay dug behind the kiln.',
  link: LINK,
}
const BARE: Omit<Banner, 'picture'> = { overline: null, title: 'A title alone', text: null, link: null }

function paragraph(key: string, text: string, overrides: Partial<RichTextBlock> = {}): RichTextBlock {
  const spans = [{ text, isStrong: false, isEmphasis: false, link: null }]
  return { key, style: 'paragraph', list: null, spans, ...overrides }
}

const TEXT = {
  type: 'localeRichText' as const,
  content: [
    paragraph('a', 'The bath stands behind a door at the end of the yard, and nobody opens it in a hurry.'),
    paragraph('b', 'What is underneath', { style: 'heading-2' }),
    paragraph('c', 'Boiled in soda, to take off the fingers.', { list: 'bullet' }),
    paragraph('d', 'Rinsed, and hung on a wire.', { list: 'bullet' }),
    paragraph('e', 'Clean enough', { style: 'heading-3' }),
    paragraph('f', 'Silver doesn’t hide anything.', { style: 'quotation' }),
    paragraph('g', 'First this.', { list: 'number' }),
    paragraph('h', 'Then that.', { list: 'number' }),
  ],
}
const CTA = { type: 'ctaButton' as const, link: LINK }
const QUOTE = { type: 'quote' as const, text: 'It says nothing.', author: 'Marta', role: 'Upholsterer' }
const HOTSPOTS = [
  { key: '1', x: 50, y: 60, sku: 'A' },
  { key: '2', x: 69, y: 25, sku: 'B' },
  { key: '3', x: 4, y: 96, sku: 'gone' },
]
const DOCUMENT = { type: 'landing', url: '/landing/milan', title: 'Milan' } as const

const BLOCKS: readonly ContentBlock[] = [
  { key: 'text', ...TEXT },
  { key: 'banner', type: 'oneColumnBanner', picture: WIDE, ...WORDS },
  { key: 'banner-bare', type: 'oneColumnBanner', picture: null, ...WORDS },
  { key: 'story', type: 'linkableImageWithText', side: 'left', picture: ROOM, ...WORDS },
  { key: 'story-right', type: 'linkableImageWithText', side: 'right', picture: PIECE, ...BARE },
  { key: 'story-bare', type: 'linkableImageWithText', side: 'left', picture: null, ...WORDS },
  {
    key: 'pair',
    type: 'twoColumnsBanner',
    banners: [
      { key: '1', picture: ROOM, ...WORDS },
      { key: '2', picture: null, ...BARE },
    ],
  },
  { key: 'quote', picture: null, ...QUOTE },
  { key: 'quote-picture', picture: WIDE, ...QUOTE },
  {
    key: 'row',
    type: 'rowItems',
    title: 'Begin with the light',
    link: null,
    items: [
      { key: '1', picture: ROOM, link: LINK },
      { key: '2', picture: PIECE, link: { ...LINK, label: 'On a surface' } },
      { key: '3', picture: null, link: { ...LINK, label: 'Without a picture' } },
    ],
  },
  { key: 'look', type: 'shopTheLook', title: 'In this room', picture: ROOM, hotspots: HOTSPOTS },
  { key: 'look-bare', type: 'shopTheLook', title: 'Without its picture', picture: null, hotspots: HOTSPOTS },
  {
    key: 'cinema',
    type: 'cinemaCarousel',
    title: 'Three corners',
    slides: [
      { key: '1', ...WORDS, picture: WIDE },
      { key: '2', ...BARE, picture: ROOM },
      { key: '3', ...BARE, picture: PIECE },
    ],
  },
  {
    key: 'documents',
    type: 'documentsPreview',
    title: 'Come and see us',
    link: null,
    documents: [
      { id: '1', ...DOCUMENT, picture: WIDE, text: 'A courtyard in the Isola quarter.' },
      { id: '2', ...DOCUMENT, picture: null, text: null },
      { id: '3', ...DOCUMENT, picture: ROOM, text: null },
    ],
  },
  {
    key: 'columns',
    type: 'twoColumns',
    left: [{ key: '1', ...TEXT }],
    right: [{ key: '2', picture: null, ...QUOTE }],
  },
  {
    key: 'sand',
    type: 'container',
    tone: 'sand',
    blocks: [
      { key: '1', ...TEXT },
      { key: '2', ...CTA },
    ],
  },
  { key: 'cta', ...CTA },
]

const PIECES = {
  A: {
    id: 'gid://shopify/Product/1',
    path: '/products/nuvola',
    title: 'Nuvola bouclé armchair',
    artisan: 'Officina Brianza',
    price: '$4,850',
  },
  B: {
    id: 'gid://shopify/Product/2',
    path: '/products/luna',
    title: 'Luna arched floor lamp',
    artisan: 'Ottoni Lumezzane',
    price: '$1,920',
  },
}

const PRODUCTS: ProductsOfBlocks = {
  list: () => null,
  pieceOf: (sku) => (sku === 'A' || sku === 'B' ? { ...PIECES[sku], picture: PIECE } : null),
}

export default function Blocks() {
  return <EditorialBlocks blocks={BLOCKS} products={PRODUCTS} />
}
