import { expect, test } from 'vitest'
import type { CardView } from '#app/features/catalogue/card/card-view.ts'
import type { ContentBlock, ProductChoice } from '#clients/content/blocks/blocks.ts'
import { cardsOf, plainBlocks, rowName } from './block-products.ts'

const choice: ProductChoice = { handles: [], category: 'lighting', sort: 'recommended', limit: 4 }
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
  const named = cardsOf({ ...choice, handles: ['two', 'gone', 'one'] }, products)
  expect(named.map(({ id }) => id)).toEqual(['2', '1'])
})

test('a list without named pieces shows the row that it describes', () => {
  const products = { byHandle: {}, bySku: {}, rows: { [rowName(choice)]: [card('1')] } }
  expect(cardsOf(choice, products).map(({ id }) => id)).toEqual(['1'])
  expect(cardsOf({ ...choice, limit: 8 }, products)).toEqual([])
})
