import { expect, test } from 'vitest'
import type { Visitor } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import type { List } from '#contracts/list.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { loadCovers } from './load-covers.server.ts'

const product = (number: number) => `gid://shopify/Product/${number}`
const visitor: Visitor = visitorOf(new URL('https://shop.example/account/lists'), SAMPLE_HOUSE)
/** A shop in which each product has three pictures. */
const commerce = {
  findProductsByIds: async (ids: readonly string[]) =>
    ok(
      ids.map((id) => ({
        id,
        title: `Piece ${id.slice(-2)}`,
        pictures: [1, 2, 3].map((number) => `${id} ${number}`),
      })),
    ),
}
const items = Array.from({ length: 40 }, (_, at) => ({ productId: product(10 + (at % 30)) }))
const covers = (cover: List['cover'], shop: object = commerce) =>
  loadCovers({ items: items as List['items'], cover }, visitor, { commerce: shop } as unknown as Clients)

test('two pictures of each product of a list may be its cover', async () => {
  const options = await covers(null)
  expect(options).toHaveLength(60)
  expect(options[59]).toMatchObject({ title: 'Piece 39', number: 2 })
})

test('the chosen picture is among the first, whichever piece it is of', async () => {
  const options = await covers({ productId: product(39), index: 2 })
  expect(options.slice(0, 3).map(({ title, number }) => [title, number])).toEqual([
    ['Piece 39', 1],
    ['Piece 39', 2],
    ['Piece 39', 3],
  ])
})

test('while the shop is unavailable there is none', async () => {
  expect(await covers(null, { findProductsByIds: async () => refuse('product-fetch-failed') })).toEqual([])
})
