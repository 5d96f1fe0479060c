import { z } from 'zod'
import { readFlag } from '#domain/metafield-values.ts'
import type { Money } from '#domain/money/money.ts'
import { computeTradePrice, type TradeRoundings, type TradeScale } from '#domain/money/trade-price.ts'
import {
  ATTRIBUTE_NAMESPACE,
  type AttributeKey,
  parseProductAttributes,
} from '#domain/product/product-attributes.ts'
import { getPublicPrice } from '#domain/product/public-price.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import {
  type CommerceClientOptions,
  type CommerceContext,
  type CommerceRequest,
  contextVariables,
  operationName,
} from './request.ts'
import { wireMoney } from './wire-shapes.ts'

/** The ratio for trade prices, and the range of the variants' prices. */
export type ListScale = TradeScale & { readonly lowest: Money; readonly highest: Money }

export type TradePriceCalls = {
  /**
   * By product id, in the currency of the context's country. The context must have a buyer: the service returns trade
   * prices to approved trade clients only.
   */
  findTradePrices(
    ids: readonly string[],
    context: CommerceContext,
  ): Promise<Result<ReadonlyMap<string, ListScale>, 'product-fetch-failed'>>
  /** By product id: the trade price for a buyer who has one, otherwise the public one, which is 0 if upon request. */
  findLowestPrices(
    ids: readonly string[],
    context: CommerceContext,
  ): Promise<Result<ReadonlyMap<string, Money>, 'product-fetch-failed'>>
}

export function createTradePriceCalls(
  request: CommerceRequest,
  report: CommerceClientOptions['report'],
  roundings: TradeRoundings,
): TradePriceCalls {
  function toScale({ tradePrice: attribute, variants, priceRange }: WirePrices): ListScale | null {
    const first = variants.nodes[0]?.price
    if (!attribute || !first) return null
    const { tradePrice } = parseProductAttributes(new Map([[KEY, attribute.value]]))
    const { minVariantPrice: lowest, maxVariantPrice: highest } = priceRange
    const { currency } = first
    return { first, tradeMinor: tradePrice[currency], rounding: roundings[currency] ?? null, lowest, highest }
  }
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
        report({ operation: operationName(FIND_PRICES), code: 'answer-malformed', status: 200, details })
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
    findTradePrices: (ids, context) => findPrices(ids, context, toScale),
    findLowestPrices: (ids, context) =>
      findPrices(ids, context, (prices) => {
        const lowest = prices.priceRange.minVariantPrice
        const scale = context.buyer && toScale(prices)
        const sku = prices.variants.nodes[0]?.sku ?? ''
        const notDirectlyShoppable = readFlag(prices.notDirectlyShoppable?.value)
        return (
          (scale && computeTradePrice(lowest, scale)) ?? getPublicPrice(lowest, { sku, notDirectlyShoppable })
        )
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
      notDirectlyShoppable: metafield(namespace: "${ATTRIBUTE_NAMESPACE}", key: "notDirectlyShoppable") { value }
      variants(first: 1) { nodes { sku price { amount currencyCode } } }
      priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
    }
  }
}`

const wirePrices = z.object({
  id: z.string(),
  tradePrice: z.object({ value: z.string() }).nullable(),
  notDirectlyShoppable: z.object({ value: z.string() }).nullable(),
  variants: z.object({ nodes: z.array(z.object({ sku: z.string().nullable(), price: wireMoney })).min(1) }),
  priceRange: z.object({ minVariantPrice: wireMoney, maxVariantPrice: wireMoney }),
})
type WirePrices = z.infer<typeof wirePrices>
const productPrices = z.object({ nodes: z.array(wirePrices.nullable()) })
