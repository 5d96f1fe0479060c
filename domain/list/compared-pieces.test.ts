import { expect, test } from 'vitest'
import { readComparedPieces, writeComparedPiece } from './compared-pieces.ts'

test.each([
  ['nothing', [], []],
  ['products and variants in their order', ['42-7', '9'], ['42-7', '9']],
  ['one twice, once', ['9', '9', '9-1'], ['9', '9-1']],
  ['other texts', ['', '-', '9-', '-9', '9-8-7', '9 ', 'x', '1e3', '9'.repeat(20), "9'"], []],
  [
    'far too many',
    Array.from({ length: 500 }, (_, at) => String(at)),
    Array.from({ length: 40 }, (_, at) => String(at)),
  ],
])('%s', (_, values, read) => {
  expect(readComparedPieces(values).map(writeComparedPiece)).toEqual(read)
})

test('a piece has the ids of the commerce service', () => {
  expect(readComparedPieces(['42-7', '9'])).toEqual([
    { productId: 'gid://shopify/Product/42', variantId: 'gid://shopify/ProductVariant/7' },
    { productId: 'gid://shopify/Product/9', variantId: null },
  ])
})
