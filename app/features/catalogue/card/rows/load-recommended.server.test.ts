import { expect, test } from 'vitest'
import { visitorOf } from '#app/visitor/visitor.ts'
import { ok, refuse } from '#domain/result.ts'
import { pieceCard } from '#tests/support/samples/piece-card.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { loadRecommended } from './load-recommended.server.ts'

const TODAY = '2027-03-01'
const visitor = visitorOf(new URL('https://shop.test/'), SAMPLE_HOUSE)

test.each<[string, { chosen: string[]; similar: string[] }, { chosen: string[]; similar: string[] }]>([
  ['nothing goes with it', { chosen: [], similar: [] }, { chosen: [], similar: [] }],
  [
    'the order of the house stands, and nothing is there twice',
    { chosen: ['b', 'a'], similar: ['a', 'b', 'c'] },
    { chosen: ['b', 'a'], similar: ['c'] },
  ],
  [
    'a row has four, and the next of the house are in its spirit',
    { chosen: ['a', 'b', 'c', 'd', 'e'], similar: ['a', 'e', 'f', 'g', 'h', 'i'] },
    { chosen: ['a', 'b', 'c', 'd'], similar: ['e', 'f', 'g', 'h'] },
  ],
  [
    'itself is neither',
    { chosen: ['itself', 'a'], similar: ['itself', 'c'] },
    { chosen: ['a'], similar: ['c'] },
  ],
  [
    'what is not for the visitor or does not ship to them leaves its place to the next',
    { chosen: ['trade', 'far', 'a'], similar: ['far', 'trade', 'c'] },
    { chosen: ['a'], similar: ['c'] },
  ],
])('%s', async (_, named, shown) => {
  const requested: string[][] = []
  const rows = await loadRecommended(house(named, requested), 'itself', visitor, TODAY)
  expect({ chosen: rows.chosen.map(({ id }) => id), similar: rows.similar.map(({ id }) => id) }).toEqual(
    shown,
  )
  expect(requested).toEqual([[...new Set([...named.chosen, ...named.similar])]])
})

test('the page has no rows when a service is unavailable', async () => {
  const { commerce, search } = house({ chosen: ['a'], similar: ['b'] }, [])
  const nothing = { chosen: [], similar: [] }
  const silent = { findRecommendedIds: async () => refuse('product-fetch-failed' as const) }
  expect(await loadRecommended({ commerce: silent, search }, 'itself', visitor, TODAY)).toEqual(nothing)
  const failing = { findByIds: async () => refuse('search-failed' as const) }
  expect(await loadRecommended({ commerce, search: failing }, 'itself', visitor, TODAY)).toEqual(nothing)
})

/**
 * Clients of a shop that recommends these products. The search service hides `trade`; `far` does not ship to the
 * visitor.
 */
function house(named: { chosen: string[]; similar: string[] }, requested: string[][]) {
  return {
    commerce: { findRecommendedIds: async () => ok(named) },
    search: {
      async findByIds(ids: readonly string[]) {
        requested.push([...ids])
        return ok(ids.filter((id) => id !== 'trade').map(pieceCard))
      },
    },
  }
}
