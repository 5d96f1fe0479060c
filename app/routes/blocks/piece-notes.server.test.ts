import { expect, test } from 'vitest'
import type { CardView } from '#app/features/catalogue/card/card-view.ts'
import type { ContentBlock } from '#clients/content/blocks/blocks.ts'
import { withPieceNotes } from './load-block-products.server.ts'

const card = (id: string): CardView => ({
  id,
  path: `/products/${id}`,
  title: id,
  textLanguage: null,
  artisan: 'Anna',
  price: { amountMinor: 100, currency: 'EUR' },
  fullPrice: null,
  isStartingPrice: false,
  picture: null,
  hoverPicture: null,
  notice: { kind: 'ready-to-ship' },
  chip: null,
})
const products = {
  byHandle: { chair: card('1') },
  bySku: { 'C-OAK': card('1'), 'C-ASH': card('1'), 'T-OAK': card('2') },
  rows: {},
}
const ELSEWHERE = new Set(['FAR'])

const look = (...skus: string[]): ContentBlock => ({
  type: 'shopTheLook',
  key: 'look',
  title: 'Room',
  picture: null,
  hotspots: skus.map((sku, index) => ({ key: `${index}`, x: 1, y: 1, sku })),
})
const list = (...handles: string[]): ContentBlock => ({
  type: 'productList',
  key: 'list',
  title: 'Chairs',
  text: null,
  link: null,
  handles,
  category: null,
  filters: '',
  sort: 'recommended',
  limit: 4,
})

// spec 3: in preview hotspots and named pieces are checked against the catalogue, and repeated ones reported
test.each([
  ['a look', look('C-OAK', 'T-OAK'), false, []],
  ['a look with a piece that is nowhere', look('C-OAK', 'GONE'), false, [['unknown-piece', 'GONE']]],
  ['a look with a piece sold elsewhere', look('C-OAK', 'FAR'), false, [['not-sold-here', 'FAR']]],
  ['a look of nothing else', look('FAR'), true, [['not-sold-here', 'FAR']]],
  ['a look with a piece twice', look('C-OAK', 'C-OAK'), false, [['duplicate', 'C-OAK']]],
  ['a look with two variants of a piece', look('C-OAK', 'C-ASH'), false, [['duplicate', 'C-ASH']]],
  [
    'a look with an unknown piece twice',
    look('T-OAK', 'gone', 'GONE'),
    false,
    [
      ['unknown-piece', 'gone'],
      ['unknown-piece', 'GONE'],
      ['duplicate', 'GONE'],
    ],
  ],
  ['a list with a piece twice', list('chair', 'chair'), false, [['duplicate', 'chair']]],
  ['a list of nothing that is sold', list('gone'), true, [['unknown-piece', 'gone']]],
  ['a list that finds nothing', list(), true, [['no-pieces', 'Chairs']]],
])('an editor reads what is wrong with %s', (_, block, isLeftOut, expected) => {
  const notes = withPieceNotes([block], products, ELSEWHERE).filter(({ type }) => type === 'editorNotes')
  if (expected.length === 0) expect(notes).toEqual([])
  else
    expect(notes).toMatchObject([
      { subject: block.type, isLeftOut, notes: expected.map(([code, detail]) => ({ code, detail })) },
    ])
})

test('a note is where its block is, in columns and containers too', () => {
  const inside = look('FAR')
  if (inside.type !== 'shopTheLook') throw new Error('a look')
  const blocks: ContentBlock[] = [
    { type: 'container', key: 'a', tone: 'plain', blocks: [inside] },
    { type: 'twoColumns', key: 'b', left: [], right: [inside] },
  ]
  const shown = withPieceNotes(blocks, products, ELSEWHERE)
  expect(shown).toMatchObject([
    { blocks: [{ type: 'shopTheLook', hotspots: [] }, { type: 'editorNotes' }] },
    { left: [], right: [{ type: 'shopTheLook' }, { type: 'editorNotes' }] },
  ])
})
