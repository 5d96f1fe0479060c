import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { clockContext } from '#app/page/clock.ts'
import { clientsContext, houseContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import type { NewLine } from '#clients/commerce/cart/add-lines.ts'
import { globalId } from '#domain/ids.ts'
import { money } from '#domain/money/money.ts'
import { ok } from '#domain/result.ts'
import { pieceCard } from '#tests/support/samples/piece-card.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { reorder } from './reorder.server.ts'

const CARDS = [1, 2].map((number) => {
  const plain = pieceCard(`P-${number}`)
  return {
    ...plain,
    id: globalId('Product', number),
    title: `Piece ${number}`,
    variantId: globalId('ProductVariant', number),
    price: money(1_000_00, 'EUR'),
    shipping: { ...plain.shipping, notDirectlyShoppable: number === 2 },
  }
})

// spec 1: reordering from the link to an order: guests too, and what cannot be had is named
test('a guest orders the pieces of an order again, and those that cannot be had are named', async () => {
  const added: NewLine[] = []
  const url = new URL('https://shop.example/de-de/orders/1?token=signed')
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(sessionContext, null)
  context.set(clientsContext, {
    search: {
      findBySkus: async (skus: string[]) =>
        ok(new Map(CARDS.flatMap((card) => (skus.includes(card.sku) ? [[card.sku, card]] : [])))),
      findSimilarSkus: async () => ok(new Map()),
      findByIds: async () => ok(CARDS),
    },
    commerce: {
      findVariantsByIds: async (ids: string[]) =>
        ok(
          new Map(
            CARDS.flatMap(({ id, sku, variantId, price }) =>
              ids.includes(variantId)
                ? [
                    [
                      variantId,
                      {
                        id: variantId,
                        productId: id,
                        sku,
                        title: 'Oak',
                        price,
                        listPrice: price,
                        availableForSale: true,
                        quantityAvailable: 5,
                      },
                    ],
                  ]
                : [],
            ),
          ),
        ),
      async createCart(_: unknown, line: NewLine) {
        added.push(line)
        return ok({ id: 'gid://shopify/Cart/1?key=k', lines: [] })
      },
      addLines: async () => [],
    },
    customerCart: { read: async () => ok(null), store: async () => ok(null) },
  } as unknown as Clients)
  const lines = [
    { sku: 'P-1', quantity: 2, title: 'Piece 1' },
    { sku: 'P-2', quantity: 1, title: 'Piece 2' },
    { sku: 'GONE', quantity: 1, title: 'Piece of old' },
  ]
  const request = new Request(url, { method: 'POST' })
  const { reordered, headers } = await reorder({ request, context, url }, { lines } as never)
  expect(reordered).toEqual({
    added: 1,
    isUnavailable: false,
    left: [
      { title: 'Piece 2', problem: 'upon-request' },
      { title: 'Piece of old', problem: 'unknown-sku' },
    ],
  })
  expect(added).toMatchObject([{ variantId: globalId('ProductVariant', 1), quantity: 2 }])
  expect(headers.get('set-cookie')).toContain('Cart')
})
