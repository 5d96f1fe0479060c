import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import type { ShopEvent } from './shop-event.ts'
import { type EventContext, toWireEvents } from './wire-events.ts'

const context: EventContext = {
  atMs: 1_700_000_000_000,
  eventId: 'event-0001',
  visitor: 'a'.repeat(32),
  session: 'b'.repeat(32),
  url: 'https://shop.example/products/vase',
  referrer: '',
  userAgent: 'Mozilla/5.0',
  page: 'piece',
  country: 'DE',
  language: 'de',
  currency: 'EUR',
  campaign: null,
  isCustomer: false,
  mayMarket: false,
  requiresOptIn: true,
  shopId: null,
}
const piece = { id: 'gid://shopify/Product/7', name: 'Vase', artisan: 'Neri', price: money(12_000, 'EUR') }

// spec 7: which events are sent where
test.each<[ShopEvent, string[], string[]]>([
  [{ name: 'pageViewSPA', path: '/', page: 'home' }, ['page_rendered'], ['page_view', 'page_rendered']],
  [
    { name: 'loadImpressions', list: '/x', pieces: [] },
    ['collection_page_rendered'],
    ['collection_page_rendered'],
  ],
  [{ name: 'loadImpressions', list: '/x', pieces: [], isRow: true }, [], []],
  [{ name: 'productClick', list: '/x', piece }, ['product_clicked'], []],
  [{ name: 'productView', piece }, ['product_page_rendered'], ['product_page_rendered']],
  [{ name: 'textSearch', term: 'vase', results: 1 }, ['search_submitted'], ['search_submitted']],
  [{ name: 'addToCart', piece }, ['product_added_to_cart'], ['product_added_to_cart']],
  [{ name: 'removeFromCart', piece }, ['product_removed_from_cart'], []],
  [{ name: 'beginCheckout' }, ['checkout_started'], []],
  [{ name: 'purchase', order: { number: 'BT-1', value: null, pieces: [piece] } }, ['order_placed'], []],
  [{ name: 'addToList', productId: '7' }, ['product_added_to_list'], []],
  [{ name: 'removeFromList', productId: '7' }, ['product_removed_from_list'], []],
  [{ name: 'requestSent', request: 'quote' }, ['request_sent'], []],
])('%o is sent to the house as %j, and to the hosted service as %j', (event, own, hosted) => {
  const namesOf = (shopId: number | null) =>
    toWireEvents(event, { ...context, shopId }).map(({ payload }) => payload.event_name ?? 'page_view')
  expect(namesOf(null)).toEqual(own)
  expect(namesOf(42)).toEqual(hosted)
})

test('events that only the house counts are not sent to the hosted service', () => {
  const campaign = { kind: 'ad', source: 'google', name: null } as const
  const view: ShopEvent = { name: 'productView', piece }
  const [own] = toWireEvents(view, { ...context, campaign })
  expect(own?.payload).toMatchObject({ country: 'DE', language: 'de', page_type: 'piece', campaign })
  const [hosted] = toWireEvents(view, { ...context, campaign, shopId: 42 })
  expect(hosted?.payload).toMatchObject({ shop_id: 42, unique_token: context.visitor, total_value: 120 })
  for (const name of ['country', 'page_type', 'campaign', 'is_customer'])
    expect(hosted?.payload).not.toHaveProperty(name)
})
