import { z } from 'zod'
import type { Money } from '#domain/money/money.ts'
import { type TradeScale, tradePriceOf } from '#domain/money/trade-price.ts'
import {
  ATTRIBUTE_NAMESPACE,
  type AttributeKey,
  parseProductAttributes,
} from '#domain/product/product-attributes.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import {
  type CommerceClientOptions,
  type CommerceContext,
  type CommerceRequest,
  contextVariables,
  nameOf,
} from './request.ts'
import { wireMoney } from './wire-shapes.ts'

export type TradePriceCalls = {
  /**
   * Trade prices by product id, in the currency of the context's country. The context must have a buyer: the
   * service returns trade prices to approved trade clients only.
   */
  findTradePrices(
    ids: readonly string[],
    context: CommerceContext,
  ): Promise<Result<ReadonlyMap<string, TradeScale>, 'product-fetch-failed'>>
  /** The lowest price of each product, by its id: the trade price for a buyer who has one, otherwise the public one. */
  findLowestPrices(
    ids: readonly string[],
    context: CommerceContext,
  ): Promise<Result<ReadonlyMap<string, Money>, 'product-fetch-failed'>>
}

export function createTradePriceCalls(
  request: CommerceRequest,
  report: CommerceClientOptions['report'],
): TradePriceCalls {
  async function findPrices<Value>(
    ids: readonly string[],
    context: CommerceContext,
    pick: (prices: WirePrices) => Value | null,
  ) {
    const found = new Map<string, Value>()
    for (let start = 0; start < ids.length; start += IDS_MAX) {
      const requested = { ids: ids.slice(start, start + IDS_MAX), ...contextVariables(context) }
      const result = await request(FIND_PRICES, requested)
      if (!result.ok) return refuse('product-fetch-failed')
      const parsed = productPrices.safeParse(result.value)
      if (!parsed.success) {
        const details = z.prettifyError(parsed.error)
        report({ operation: nameOf(FIND_PRICES), code: 'answer-malformed', status: 200, details })
        return refuse('product-fetch-failed')
      }
      for (const prices of parsed.data.nodes) {
        const value = prices && pick(prices)
        if (value) found.set(prices.id, value)
      }
    }
    return ok(found)
  }
  return {
    findTradePrices: (ids, context) => findPrices(ids, context, scaleOf),
    findLowestPrices: (ids, context) =>
      findPrices(ids, context, (prices) => {
        const lowest = prices.priceRange.minVariantPrice
        const scale = context.buyer && scaleOf(prices)
        return (scale && tradePriceOf(lowest, scale)) ?? lowest
      }),
  }
}

/** The maximum number of ids per call. */
const IDS_MAX = 250

const KEY: AttributeKey = 'tradePrice'

const FIND_PRICES = `query FindPrices($ids: [ID!]!, $language: LanguageCode, $country: CountryCode, $buyer: BuyerInput)
@inContext(country: $country, language: $language, buyer: $buyer) {
  nodes(ids: $ids) {
    ... on Product {
      id
      tradePrice: metafield(namespace: "${ATTRIBUTE_NAMESPACE}", key: "${KEY}") { value }
      variants(first: 1) { nodes { price { amount currencyCode } } }
      priceRange { minVariantPrice { amount currencyCode } }
    }
  }
}`

const wirePrices = z.object({
  id: z.string(),
  tradePrice: z.object({ value: z.string() }).nullable(),
  variants: z.object({ nodes: z.array(z.object({ price: wireMoney })).min(1) }),
  priceRange: z.object({ minVariantPrice: wireMoney }),
})
type WirePrices = z.infer<typeof wirePrices>
const productPrices = z.object({ nodes: z.array(wirePrices.nullable()) })

function scaleOf({ tradePrice: attribute, variants }: WirePrices): TradeScale | null {
  const first = variants.nodes[0]?.price
  if (!attribute || !first) return null
  const { tradePrice } = parseProductAttributes(new Map([[KEY, attribute.value]]))
  return { first, tradeMinor: tradePrice[first.currency] }
}
