import { z } from 'zod'
import type { TradeScale } from '#domain/money/trade-price.ts'
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
}

export function createTradePriceCalls(
  request: CommerceRequest,
  report: CommerceClientOptions['report'],
): TradePriceCalls {
  return {
    async findTradePrices(ids, context) {
      const found = new Map<string, TradeScale>()
      for (let start = 0; start < ids.length; start += IDS_MAX) {
        const requested = { ids: ids.slice(start, start + IDS_MAX), ...contextVariables(context) }
        const result = await request(FIND_TRADE_PRICES, requested)
        if (!result.ok) return refuse('product-fetch-failed')
        const parsed = tradePrices.safeParse(result.value)
        if (!parsed.success) {
          const details = z.prettifyError(parsed.error)
          report({ operation: nameOf(FIND_TRADE_PRICES), code: 'answer-malformed', status: 200, details })
          return refuse('product-fetch-failed')
        }
        for (const [id, scale] of parsed.data.nodes.flatMap(toEntry)) found.set(id, scale)
      }
      return ok(found)
    },
  }
}

/** The maximum number of ids per call. */
const IDS_MAX = 250

const KEY: AttributeKey = 'tradePrice'

const FIND_TRADE_PRICES = `query FindTradePrices($ids: [ID!]!, $language: LanguageCode, $country: CountryCode, $buyer: BuyerInput)
@inContext(country: $country, language: $language, buyer: $buyer) {
  nodes(ids: $ids) {
    ... on Product {
      id
      tradePrice: metafield(namespace: "${ATTRIBUTE_NAMESPACE}", key: "${KEY}") { value }
      variants(first: 1) { nodes { price { amount currencyCode } } }
    }
  }
}`

const wireTradePrice = z.object({
  id: z.string(),
  tradePrice: z.object({ value: z.string() }).nullable(),
  variants: z.object({ nodes: z.array(z.object({ price: wireMoney })).min(1) }),
})
const tradePrices = z.object({ nodes: z.array(wireTradePrice.nullable()) })

function toEntry(node: z.infer<typeof wireTradePrice> | null): [string, TradeScale][] {
  const first = node?.variants.nodes[0]?.price
  if (!node?.tradePrice || !first) return []
  const { tradePrice } = parseProductAttributes(new Map([[KEY, node.tradePrice.value]]))
  return [[node.id, { first, tradeMinor: tradePrice[first.currency] }]]
}
