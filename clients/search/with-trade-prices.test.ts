import { expect, test, vi } from 'vitest'
import { NO_FILTERS } from '#domain/catalogue/filters.ts'
import { money } from '#domain/money/money.ts'
import type { ProductCard } from '#domain/product/product.ts'
import { ok } from '#domain/result.ts'
import type { ProductListRequest } from './list/product-list.ts'
import { createSearchClient, type SearchClient } from './search-client.ts'
import { withTradePrices } from './with-trade-prices.ts'

const buyer = { customerAccessToken: 'token-of-the-buyer', companyLocationId: 'location' }
const request: ProductListRequest = {
  locale: { language: 'it', country: 'IT' },
  currency: 'EUR',
  country: 'IT',
  audience: 'trade',
  filters: NO_FILTERS,
  sort: 'recommended',
  page: 1,
  hitsPerPage: 4,
}
const typed = { ...request, text: 'lampada', limit: 4 }

const LISTED = money(10_000, 'EUR')

/** Every kind of search that returns cards. */
const searches: [keyof SearchClient, (search: SearchClient, asBuyer: object) => Promise<unknown>][] = [
  ['findProducts', (search, asBuyer) => search.findProducts({ ...request, ...asBuyer })],
  ['findInSelection', (search, asBuyer) => search.findInSelection(['1'], { ...request, ...asBuyer })],
  ['findByIds', (search, asBuyer) => search.findByIds(['1'], { ...request, ...asBuyer })],
  ['findByHandles', (search, asBuyer) => search.findByHandles(['lampada'], { ...request, ...asBuyer })],
  ['findBySkus', (search, asBuyer) => search.findBySkus(['L-1'], { ...request, ...asBuyer })],
  ['findSuggestions', (search, asBuyer) => search.findSuggestions({ ...typed, ...asBuyer })],
]

test.each(searches)('%s shows a buyer their prices, and everybody else public ones', async (name, find) => {
  const card = { id: 'gid://shopify/Product/1', price: money(12_500, 'EUR') } as Partial<ProductCard>
  const values: Partial<Record<keyof SearchClient, unknown>> = {
    findProducts: { cards: [card] },
    findInSelection: { cards: [card] },
    findSuggestions: { products: [card] },
    findBySkus: new Map([['L-1', card]]),
  }
  const search = { [name]: async () => ok(values[name] ?? [card]) } as unknown as SearchClient
  const scale = { first: LISTED, tradeMinor: 8_000, rounding: null, lowest: LISTED, highest: LISTED }
  const findTradePrices = vi.fn(async () => ok(new Map([[card.id ?? '', scale]])))
  const priced = withTradePrices(search, { findTradePrices })
  const pricesOf = async (asBuyer: object) => {
    const text = JSON.stringify(await find(priced, asBuyer), (_, value) =>
      value instanceof Map ? [...value] : value,
    )
    return new Set([...text.matchAll(/"amountMinor":(\d+)/g)].map(([, amount]) => Number(amount)))
  }
  expect(await pricesOf({})).toEqual(new Set([12_500]))
  expect(findTradePrices).not.toHaveBeenCalled()
  expect(await pricesOf({ buyer })).toEqual(new Set([10_000, 12_500]))
  const context = { buyer, country: 'IT', language: 'it' }
  expect(findTradePrices.mock.calls).toEqual([[[card.id], context]])
})

test.each(searches)('%s does not show the search service the access token of a buyer', async (_, find) => {
  const sent: string[] = []
  const search = createSearchClient({
    appId: 'shop',
    apiKey: 'key',
    baseUrl: 'http://127.0.0.1/services/search',
    now: () => new Date(0),
    report: () => undefined,
    async fetch(call) {
      sent.push(call.url, JSON.stringify([...call.headers]), await call.text())
      return new Response('{}', { status: 400 })
    },
  })
  await find(search, { buyer })
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.join('\n')).not.toContain(buyer.customerAccessToken)
})

test('of a piece upon request a buyer sees the trade price, without a public one', async () => {
  const card = { id: 'gid://shopify/Product/1', price: money(0, 'EUR'), isStartingPrice: false }
  const search = { findByIds: async () => ok([card]) } as unknown as SearchClient
  const scale = {
    first: LISTED,
    tradeMinor: 8_000,
    rounding: null,
    lowest: money(5_000, 'EUR'),
    highest: LISTED,
  }
  const priced = withTradePrices(search, { findTradePrices: async () => ok(new Map([[card.id, scale]])) })
  expect(await priced.findByIds(['1'], { ...request, buyer })).toEqual(
    ok([{ ...card, price: money(4_000, 'EUR'), publicPrice: money(0, 'EUR'), isStartingPrice: true }]),
  )
})
