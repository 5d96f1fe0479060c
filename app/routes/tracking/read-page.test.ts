import { expect, test } from 'vitest'
import { pack } from '#app/document/packed.ts'
import type { CardView } from '#app/features/catalogue/card/card-view.ts'
import { money } from '#domain/money/money.ts'
import { readPage } from './read-page.ts'
import { type KnownLines, readReceived } from './read-received.ts'

const TRADE_MINOR = 70_001
const PUBLIC_MINOR = 90_000

/** The card of an approved trade client. */
const card = {
  id: 'gid://shopify/Product/1',
  path: '/products/vase',
  title: 'Vase',
  artisan: 'Ceramiche Neri',
  price: money(TRADE_MINOR, 'EUR'),
  publicPrice: money(PUBLIC_MINOR, 'EUR'),
} as CardView
const piece = {
  id: card.id,
  name: 'Vase',
  artisan: 'Ceramiche Neri',
  price: money(PUBLIC_MINOR, 'EUR'),
}

function read(id: string, loaderData: object, params: Record<string, string> = {}, pathname = '/x') {
  const matches = [
    { id: 'root', params },
    { id, params, loaderData },
  ]
  return readPage({ pathname, matches, language: 'en', variant: null })
}

// spec 7: events are read from what a page has loaded, in one place
test('a list, packed or not, shows its pieces at the prices of anyone, also to a trade client', () => {
  const list = { cards: [card], state: { query: '' }, total: 1 }
  const [view, shown] = read('routes/catalogue/category', { list: pack(list) }).events
  expect(view).toEqual({ name: 'pageViewSPA', path: '/x', page: 'list' })
  expect(shown).toEqual({ name: 'loadImpressions', list: '/x', pieces: [piece] })
  const unpacked = read('routes/editorial/collection', { list })
  expect(unpacked.events[1]).toEqual(shown)
  expect(unpacked.linked.get('/products/vase')).toEqual(piece)
})

test.each([
  ['vase', 'vase'],
  ['Ada Rossi ada@example.com', null],
])('a search for %s is tracked as %j', (query, term) => {
  const { events } = read('routes/search/search-results', {
    list: pack({ cards: [], state: { query }, total: 0 }),
  })
  expect(events.slice(1)).toEqual([{ name: 'textSearch', term, results: 0 }])
})

test('a piece is tracked at its public price, whatever its visitor pays', () => {
  const variant = {
    id: 'gid://shopify/ProductVariant/2',
    number: '2',
    sku: 'VASE-1',
    price: money(PUBLIC_MINOR, 'EUR'),
    tradePrice: money(TRADE_MINOR, 'EUR'),
    canBuy: true,
  }
  const product = { id: card.id, title: 'Vase', artisan: 'Ceramiche Neri', variants: [variant] }
  const { events } = read('routes/catalogue/product', { product })
  expect(events.slice(1)).toEqual([
    { name: 'productView', piece: { ...piece, variantId: variant.id, sku: 'VASE-1' } },
  ])
})

const order = {
  number: 'BT-1',
  lines: [
    { sku: 'VASE-1', title: 'Vase', artisanName: 'Ceramiche Neri', unitPrice: piece.price, quantity: 2 },
  ],
  totals: { total: money(2 * PUBLIC_MINOR, 'EUR') },
}
const thanks = (changes: object, isPlaced = true) =>
  read(
    'routes/checkout/order-thank-you',
    { order: { ...order, ...changes }, isPlaced },
    { orderId: '42' },
    '/checkout/thank-you/42',
  ).events

test('an order is tracked with its prices if anyone pays them, and never with its address', () => {
  const [view, purchase] = thanks({ hasPublicPrices: true, email: 'ada@example.com' })
  expect(view).toMatchObject({ path: '/checkout/thank-you/:orderId', page: 'order' })
  const ordered = { id: 'VASE-1', sku: 'VASE-1', name: 'Vase', artisan: 'Ceramiche Neri', quantity: 2 }
  expect(purchase).toEqual({
    name: 'purchase',
    order: {
      number: 'BT-1',
      value: order.totals.total,
      pieces: [{ ...ordered, price: piece.price }],
    },
  })
  for (const hasPublicPrices of [false, undefined]) {
    expect(thanks({ hasPublicPrices })[1]).toMatchObject({
      order: { value: null, pieces: [{ price: null }] },
    })
  }
})

test('an order that is opened again is no purchase', () => {
  expect(thanks({}, false)).toHaveLength(1)
})

test('a page without data is viewed, and nothing else', () => {
  expect(read('routes/not-found', {}).events).toEqual([{ name: 'pageViewSPA', path: '/x', page: 'other' }])
  // A customer's list is not a list of the catalogue.
  expect(read('routes/lists/list', { list: { name: 'Ada’s house' } }).events).toHaveLength(1)
})

const line = {
  id: 'line-1',
  quantity: 3,
  unitPrice: money(TRADE_MINOR, 'EUR'),
  publicUnitPrice: money(PUBLIC_MINOR, 'EUR'),
  product: {
    id: card.id,
    variantId: 'v',
    sku: 'VASE-1',
    title: 'Vase',
    artisan: { name: 'Ceramiche Neri', slug: 'neri' },
  },
}
const changed = (quantity: string) => {
  const form = new FormData()
  form.set('lineId', 'line-1')
  form.set('quantity', quantity)
  return form
}

// spec 4: cart add and remove events are tracked
test.each([
  ['0', { name: 'removeFromCart', quantity: 3 }],
  ['2', { name: 'removeFromCart', quantity: 1 }],
  ['5', { name: 'addToCart', quantity: 2 }],
  ['3', null],
  ['many', null],
])('three units changed to %s are tracked as %j', (quantity, expected) => {
  const known: KnownLines = new Map()
  expect(readReceived({ cart: { type: 'data', result: { bag: { lines: [line] } } } }, null, known)).toEqual(
    [],
  )
  const events = readReceived({ line: { type: 'data', result: { ok: true } } }, changed(quantity), known)
  expect(events).toEqual(
    expected
      ? [{ name: expected.name, piece: expect.objectContaining({ quantity: expected.quantity }) }]
      : [],
  )
  expect(JSON.stringify(events)).not.toContain(String(TRADE_MINOR))
})

test('a refused change is none', () => {
  const known: KnownLines = new Map([['line-1', line as never]])
  const refused = { line: { type: 'data', result: { ok: false, code: 'units-exhausted' } } }
  expect(readReceived(refused, changed('5'), known)).toEqual([])
})

test('a sent request is tracked by its kind alone', () => {
  const receipt = { kind: 'quote', email: 'ada@example.com', number: 'R-1' }
  expect(readReceived({ form: { type: 'data', result: { data: { receipt } } } }, null, new Map())).toEqual([
    { name: 'requestSent', request: 'quote' },
  ])
})
