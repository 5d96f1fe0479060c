import { commerceContextOf } from '#app/visitor/commerce-context.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { CommerceClient } from '#clients/commerce/commerce-client.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import { tradePriceOf } from '#domain/money/trade-price.ts'
import type { ProductCard } from '#domain/product/product.ts'
import { ok, type Result } from '#domain/result.ts'

/**
 * The search client for an approved trade client, whose cards have the client's prices. Search records contain public
 * prices only, so the commerce service is queried once for all cards. If it is unavailable, public prices are shown;
 * the bag has the right ones in any case.
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
  const cardsOf = async <Code extends string>(requested: Promise<Result<ProductCard[], Code>>) => {
    const found = await requested
    return found.ok ? ok(await priced(found.value)) : found
  }
  const listOf = async <List extends { cards: readonly ProductCard[] }, Code extends string>(
    requested: Promise<Result<List, Code>>,
  ) => {
    const found = await requested
    return found.ok ? ok({ ...found.value, cards: await priced(found.value.cards) }) : found
  }
  return {
    findProducts: (request) => listOf(search.findProducts(request)),
    findInSelection: (numbers, request) => listOf(search.findInSelection(numbers, request)),
    findByIds: (ids, requesting) => cardsOf(search.findByIds(ids, requesting)),
    findByHandles: (handles, requesting) => cardsOf(search.findByHandles(handles, requesting)),
    async findBySkus(skus, requesting) {
      const found = await search.findBySkus(skus, requesting)
      if (!found.ok) return found
      const cards = await priced([...found.value.values()])
      const byId = new Map(cards.map((card) => [card.id, card]))
      return ok(new Map([...found.value].map(([sku, card]) => [sku, byId.get(card.id) ?? card])))
    },
    findFacetValues: (requested, request) => search.findFacetValues(requested, request),
    findArtisans: (request) => search.findArtisans(request),
    countArtisanPieces: (slugs, requesting) => search.countArtisanPieces(slugs, requesting),
    findArtisanMakes: (request) => search.findArtisanMakes(request),
    async findSuggestions(request) {
      const found = await search.findSuggestions(request)
      return found.ok ? ok({ ...found.value, products: await priced(found.value.products) }) : found
    },
  }
}
