import { commerceContextOf } from '#app/visitor/commerce-context.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { CommerceClient } from '#clients/commerce/commerce-client.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import type { ProductCard } from '#domain/product.ts'
import { ok, type Result } from '#domain/result.ts'
import { tradePriceOf } from '#domain/trade-price.ts'

/**
 * The search client for an approved trade client's request: the cards that it finds cost what the client pays. Search
 * records hold public prices alone, so the commerce service is asked for the cards of an answer, once. Where it does
 * not answer, the public prices stand; the bag counts right all the same.
 */
export function withTradePrices(
  search: SearchClient,
  commerce: Pick<CommerceClient, 'findTradePrices'>,
  visitor: Visitor,
): SearchClient {
  async function priced(cards: readonly ProductCard[]): Promise<ProductCard[]> {
    const ids = [...new Set(cards.map(({ id }) => id))]
    const found = ids.length > 0 ? await commerce.findTradePrices(ids, commerceContextOf(visitor)) : null
    return cards.map((card) => {
      const scale = found?.ok ? found.value.get(card.id) : undefined
      const price = scale && tradePriceOf(card.price, scale)
      return price ? { ...card, price } : card
    })
  }
  const cardsOf = async <Code extends string>(asked: Promise<Result<ProductCard[], Code>>) => {
    const found = await asked
    return found.ok ? ok(await priced(found.value)) : found
  }
  const listOf = async <List extends { cards: readonly ProductCard[] }, Code extends string>(
    asked: Promise<Result<List, Code>>,
  ) => {
    const found = await asked
    return found.ok ? ok({ ...found.value, cards: await priced(found.value.cards) }) : found
  }
  return {
    findProducts: (request) => listOf(search.findProducts(request)),
    findInSelection: (numbers, request) => listOf(search.findInSelection(numbers, request)),
    findByIds: (ids, asking) => cardsOf(search.findByIds(ids, asking)),
    findByHandles: (handles, asking) => cardsOf(search.findByHandles(handles, asking)),
    async findBySkus(skus, asking) {
      const found = await search.findBySkus(skus, asking)
      if (!found.ok) return found
      const cards = await priced([...found.value.values()])
      const byId = new Map(cards.map((card) => [card.id, card]))
      return ok(new Map([...found.value].map(([sku, card]) => [sku, byId.get(card.id) ?? card])))
    },
    findFacetValues: (asked, request) => search.findFacetValues(asked, request),
    findArtisans: (request) => search.findArtisans(request),
    countArtisanPieces: (slugs, asking) => search.countArtisanPieces(slugs, asking),
    findArtisanMakes: (request) => search.findArtisanMakes(request),
    async findSuggestions(request) {
      const found = await search.findSuggestions(request)
      return found.ok ? ok({ ...found.value, products: await priced(found.value.products) }) : found
    },
  }
}
