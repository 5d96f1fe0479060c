import { expect, test } from 'vitest'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { ok } from '#domain/result.ts'
import { pieceCard } from '#tests/support/samples/piece-card.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { loadCartSuggestions } from './bag-suggestions.server.ts'

const visitor = visitorOf(new URL('https://shop.test/'), SAMPLE_HOUSE)
const today = '2027-03-01'
const cartOf = (...ids: string[]) => ({ lines: ids.map((id) => ({ product: { id } }) as CartLine) })

/** Clients of a shop that recommends these with any piece, and the pieces `x` and `y` in general. */
function house(chosen: string[], similar: string[]) {
  const calls: string[] = []
  const clients = {
    commerce: {
      async findRecommendedIds({ productId }: { productId: string }) {
        calls.push(`with ${productId}`)
        return ok({ chosen, similar })
      },
    },
    search: {
      findByIds: async (ids: readonly string[]) => ok(ids.map((id) => pieceCard(id))),
      async findProducts() {
        calls.push('whole')
        return ok({ cards: ['x', 'far', 'y'].map((id) => pieceCard(id)) })
      },
    },
  } as unknown as Pick<Clients, 'commerce' | 'search'>
  return { clients, calls }
}

// spec 2: an empty bag suggests pieces of the whole catalogue, a full one on its page what goes with it (issue 14, point 7)
test.each([
  ['no bag, on its page', null, false, ['x', 'y'], ['whole']],
  ['an empty bag, in its panel', cartOf(), true, ['x', 'y'], ['whole']],
  ['a bag with pieces, in its panel', cartOf('a'), true, [], []],
  ['a bag with pieces, on its page', cartOf('a', 'b'), false, ['c', 'd', 'e', 'f'], ['with a']],
])('%s', async (_, cart, isPanel, suggested, requested) => {
  const { clients, calls } = house(['b', 'c', 'd'], ['e', 'f', 'g'])
  const cards = await loadCartSuggestions(cart, { isPanel, visitor, today }, clients)
  expect(cards.map(({ id }) => id)).toEqual(suggested)
  expect(calls).toEqual(requested)
})
