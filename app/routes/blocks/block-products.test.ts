import { expect, test } from 'vitest'
import type { CardView } from '#app/features/catalogue/card/card-view.ts'
import type { ContentBlock, ProductChoice } from '#clients/content/blocks/blocks.ts'
import { plainBlocks, rowName, selectCards, visibleBlocks } from './block-products.ts'

const choice: ProductChoice = {
  handles: [],
  category: 'lighting',
  filters: '',
  sort: 'recommended',
  limit: 4,
}
const text = (key: string) => ({ type: 'localeRichText', key, content: [] }) as const
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

test('blocks in columns and containers are listed in page order', () => {
  const blocks: ContentBlock[] = [
    text('a'),
    { type: 'twoColumns', key: 'b', left: [text('b1')], right: [text('b2')] },
    { type: 'container', key: 'c', tone: 'sand', blocks: [text('c1')] },
  ]
  expect(plainBlocks(blocks).map(({ key }) => key)).toEqual(['a', 'b1', 'b2', 'c1'])
})

test('a list shows its named pieces in order, without missing ones', () => {
  const products = { byHandle: { one: card('1'), two: card('2') }, bySku: {}, rows: {} }
  const named = selectCards({ ...choice, handles: ['two', 'gone', 'one'] }, products)
  expect(named.map(({ id }) => id)).toEqual(['2', '1'])
})

test('a list without named pieces shows the row that it describes', () => {
  const products = { byHandle: {}, bySku: {}, rows: { [rowName(choice)]: [card('1')] } }
  expect(selectCards(choice, products).map(({ id }) => id)).toEqual(['1'])
  expect(selectCards({ ...choice, limit: 8 }, products)).toEqual([])
})

// spec 6: blocks of editors name no piece that this visitor may not see
test('what was not found for this visitor is not named in the blocks either', () => {
  const list = (key: string, handles: string[]) =>
    ({ type: 'productList', key, title: key, text: null, link: null, ...choice, handles }) as const
  const spot = (sku: string) => ({ key: sku, x: 10, y: 10, sku })
  const look = (skus: string[]) =>
    ({ type: 'shopTheLook', key: 'look', title: 'Look', picture: null, hotspots: skus.map(spot) }) as const
  const blocks: ContentBlock[] = [
    text('a'),
    list('row', []),
    list('secret', ['boardroom-table']),
    {
      type: 'twoColumns',
      key: 'b',
      left: [list('left', ['one', 'boardroom-table'])],
      right: [look(['X', 'TRADE'])],
    },
    { type: 'container', key: 'c', tone: 'sand', blocks: [list('inside', ['boardroom-table', 'one'])] },
  ]
  const products = { byHandle: { one: card('1') }, bySku: { X: card('2') }, rows: {} }
  const shown = visibleBlocks(blocks, products)
  expect(JSON.stringify(shown)).not.toMatch(/boardroom-table|TRADE/)
  expect(plainBlocks(shown).map(({ key }) => key)).toEqual(['a', 'row', 'left', 'look', 'inside'])
})
