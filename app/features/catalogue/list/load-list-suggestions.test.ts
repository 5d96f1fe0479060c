import { expect, test } from 'vitest'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { ProductListRequest } from '#clients/search/list/product-list.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import { NO_FILTERS } from '#domain/catalogue/filters.ts'
import { parseListState } from '#domain/catalogue/list-address.ts'
import { refuse } from '#domain/result.ts'
import { pieceCard } from '#tests/support/samples/piece-card.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { loadListSuggestions } from './load-list.server.ts'

const TODAY = '2027-03-01'
const visitor = visitorOf(new URL('https://shop.test/'), SAMPLE_HOUSE)

/** A search that finds these pieces only without filters, and records its requests. */
function catalogueOf(ids: readonly string[]) {
  const requests: ProductListRequest[] = []
  const search = {
    async findProducts(request: ProductListRequest) {
      requests.push(request)
      return { ok: true, value: { cards: ids.map((id) => pieceCard(id)) } }
    },
  } as unknown as SearchClient
  return { search, requests }
}

const state = (search: string) => parseListState(new URLSearchParams(search))

// spec 8: a list or search without results suggests its own pieces without its filters, or others (issue 14, point 7)
test('an empty filtered list suggests its pieces without the filters', async () => {
  const { search, requests } = catalogueOf(['a', 'far', 'b', 'c', 'd', 'e'])
  const list = { state: state('q=lamp&color=green'), categoryPath: 'lighting' }
  const { kind, cards } = await loadListSuggestions({ search, catalogue: search }, list, visitor, TODAY)
  expect(kind).toBe('unfiltered')
  expect(cards.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  expect(requests).toMatchObject([{ query: 'lamp', categoryPath: 'lighting', filters: NO_FILTERS }])
})

test.each([
  ['without filters', 'q=nothing'],
  ['that has none without its filters either', 'q=nothing&color=green'],
])('a list %s suggests pieces of the whole catalogue', async (_, address) => {
  const part = catalogueOf([])
  const whole = catalogueOf(['a'])
  const list = { state: state(address), categoryPath: 'lighting' }
  const clients = { search: part.search, catalogue: whole.search }
  const { kind, cards } = await loadListSuggestions(clients, list, visitor, TODAY)
  expect(kind).toBe('recommended')
  expect(cards.map(({ id }) => id)).toEqual(['a'])
  expect(whole.requests).toMatchObject([{ categoryPath: null, filters: NO_FILTERS }])
  expect(whole.requests[0]?.query).toBeUndefined()
})

test('nothing is suggested when the search service is unavailable', async () => {
  const search = { findProducts: async () => refuse('search-failed') } as unknown as SearchClient
  const list = { state: state('q=nothing'), categoryPath: null }
  const suggestions = await loadListSuggestions({ search, catalogue: search }, list, visitor, TODAY)
  expect(suggestions).toEqual({ kind: 'recommended', cards: [] })
})
