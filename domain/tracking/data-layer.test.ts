import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { dataLayerEntries } from './data-layer.ts'
import type { ShopEvent, TrackedPiece } from './shop-event.ts'

const vase: TrackedPiece = {
  id: 'gid://shopify/Product/1',
  name: 'Vase',
  artisan: 'Ceramiche Neri',
  variantId: 'gid://shopify/ProductVariant/2',
  sku: 'VASE-1',
  price: money(12_345, 'EUR'),
  quantity: 2,
}
const item = {
  item_id: vase.id,
  item_name: 'Vase',
  item_brand: 'Ceramiche Neri',
  item_variant: vase.variantId,
  sku: 'VASE-1',
  price: 123.45,
  quantity: 2,
}
const unpriced: TrackedPiece = { id: 'SOFA', name: 'Sofa', artisan: 'Ceramiche Neri', price: null }
const cleared = { ecommerce: null }

// spec 7: a data layer: pageViewSPA, loadImpressions, productClick, textSearch, addToCart, removeFromCart, purchases, lists and requests, with or without a tag manager
test.each<[ShopEvent, object[]]>([
  [
    { name: 'pageViewSPA', path: '/de-de/products/vase', page: 'piece' },
    [{ event: 'pageViewSPA', page_path: '/de-de/products/vase', page_type: 'piece' }],
  ],
  [
    { name: 'loadImpressions', list: '/categories/vases', pieces: [vase, unpriced] },
    [
      cleared,
      {
        event: 'loadImpressions',
        ecommerce: {
          item_list_name: '/categories/vases',
          currency: 'EUR',
          items: [
            { ...item, index: 1 },
            { item_id: 'SOFA', item_name: 'Sofa', item_brand: 'Ceramiche Neri', index: 2 },
          ],
        },
      },
    ],
  ],
  [
    { name: 'productClick', list: '/search', piece: unpriced },
    [
      cleared,
      {
        event: 'productClick',
        ecommerce: {
          item_list_name: '/search',
          items: [{ item_id: 'SOFA', item_name: 'Sofa', item_brand: 'Ceramiche Neri', index: 1 }],
        },
      },
    ],
  ],
  [
    { name: 'textSearch', term: 'vase', results: 3 },
    [{ event: 'textSearch', search_term: 'vase', search_results: 3 }],
  ],
  ...(['productView', 'addToCart', 'removeFromCart'] as const).map((name): [ShopEvent, object[]] => [
    { name, piece: vase },
    [cleared, { event: name, ecommerce: { currency: 'EUR', items: [item] } }],
  ]),
  [{ name: 'beginCheckout' }, [{ event: 'beginCheckout' }]],
  [
    { name: 'purchase', order: { number: 'BT-1', value: money(24_690, 'EUR'), pieces: [vase] } },
    [
      cleared,
      {
        event: 'purchase',
        ecommerce: { transaction_id: 'BT-1', value: 246.9, currency: 'EUR', items: [item] },
      },
    ],
  ],
  [
    { name: 'purchase', order: { number: 'BT-2', value: null, pieces: [unpriced] } },
    [
      cleared,
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: 'BT-2',
          items: [{ item_id: 'SOFA', item_name: 'Sofa', item_brand: 'Ceramiche Neri' }],
        },
      },
    ],
  ],
  [{ name: 'addToList', productId: '7' }, [{ event: 'addToList', item_id: '7' }]],
  [{ name: 'removeFromList', productId: '7' }, [{ event: 'removeFromList', item_id: '7' }]],
  [{ name: 'requestSent', request: 'contact' }, [{ event: 'requestSent', request_type: 'contact' }]],
])('%o is written as the tag manager reads it', (event, entries) => {
  expect(dataLayerEntries(event)).toEqual(entries)
})
