import { compareMoney } from '#domain/money/money.ts'
import { computeTradePrice } from '#domain/money/trade-price.ts'
import type { ProductCard } from '#domain/product/product.ts'
import { ok, type Result } from '#domain/result.ts'
import type { TradePriceCalls } from '../commerce/trade-price-calls.ts'
import type { SearchVisitor } from './list/product-list.ts'
import type { SearchClient } from './search-client.ts'

/**
 * A search client whose cards have the visitor's trade prices. Search records only contain public prices, so for an
 * approved trade client the commerce service is queried once for all cards of a call. If it is unavailable, public
 * prices are shown; the cart always has the right ones.
 */
export function withTradePrices(
  search: SearchClient,
  commerce: Pick<TradePriceCalls, 'findTradePrices'>,
): SearchClient {
  async function addTradePrices(
    cards: readonly ProductCard[],
    { buyer = null, country, locale }: SearchVisitor,
  ): Promise<ProductCard[]> {
    if (buyer === null || cards.length === 0) return [...cards]
    const ids = [...new Set(cards.map(({ id }) => id))]
    const found = await commerce.findTradePrices(ids, { buyer, country, language: locale.language })
    return cards.map((card) => {
      const scale = found.ok ? found.value.get(card.id) : undefined
      if (!scale) return card
      // A piece upon request has no public price from which to calculate its trade price.
      const isPublic = card.price.amountMinor > 0
      const price = computeTradePrice(isPublic ? card.price : scale.lowest, scale)
      if (price === null) return card
      const isStartingPrice = isPublic ? card.isStartingPrice : compareMoney(scale.lowest, scale.highest) < 0
      return { ...card, price, publicPrice: card.price, isStartingPrice }
    })
  }
  const withCardPrices = async <Code extends string>(
    requested: Promise<Result<ProductCard[], Code>>,
    visitor: SearchVisitor,
  ) => {
    const found = await requested
    return found.ok ? ok(await addTradePrices(found.value, visitor)) : found
  }
  const withListPrices = async <List extends { cards: readonly ProductCard[] }, Code extends string>(
    requested: Promise<Result<List, Code>>,
    visitor: SearchVisitor,
  ) => {
    const found = await requested
    return found.ok ? ok({ ...found.value, cards: await addTradePrices(found.value.cards, visitor) }) : found
  }
  return {
    ...search,
    findProducts: (request) => withListPrices(search.findProducts(request), request),
    findInSelection: (numbers, request) => withListPrices(search.findInSelection(numbers, request), request),
    findByIds: (ids, visitor) => withCardPrices(search.findByIds(ids, visitor), visitor),
    findByHandles: (handles, visitor) => withCardPrices(search.findByHandles(handles, visitor), visitor),
    async findBySkus(skus, visitor) {
      const found = await search.findBySkus(skus, visitor)
      if (!found.ok) return found
      const cards = await addTradePrices([...found.value.values()], visitor)
      const byId = new Map(cards.map((card) => [card.id, card]))
      return ok(new Map([...found.value].map(([sku, card]) => [sku, byId.get(card.id) ?? card])))
    },
    async findSuggestions(request) {
      const found = await search.findSuggestions(request)
      if (!found.ok) return found
      return ok({ ...found.value, products: await addTradePrices(found.value.products, request) })
    },
  }
}
