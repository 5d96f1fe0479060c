import { z } from 'zod'
import { productIndexName } from '#contracts/search/search-indexes.ts'
import { CARD_ATTRIBUTES } from '#contracts/search/search-record.ts'
import type { ProductCard } from '#domain/product/product.ts'
import { ok, type Result } from '#domain/result.ts'
import { audienceCondition, quote } from './list/list-conditions.ts'
import type { SearchVisitor } from './list/product-list.ts'
import type { SearchTools } from './search-tools.ts'
import { readSearchResponses } from './sending/read-responses.ts'

/** Finds products by the SKUs of their variants, ignoring case. Unknown SKUs are omitted. */
export async function findBySkus(
  { send, readCards, indexNames }: SearchTools,
  skus: readonly string[],
  visitor: SearchVisitor,
): Promise<Result<ReadonlyMap<string, ProductCard>, 'search-failed'>> {
  const wanted = [...new Set(skus)]
  if (wanted.length === 0) return ok(new Map())
  const { currency, locale } = visitor
  const request = {
    indexName: productIndexName({ sort: 'recommended', currency, language: locale.language }, indexNames),
    filters: `(${wanted.map((sku) => `skus:${quote(sku)}`).join(' OR ')}) AND ${audienceCondition(visitor)}`,
    hitsPerPage: wanted.length,
    attributesToRetrieve: [...CARD_ATTRIBUTES, 'skus'],
    attributesToHighlight: [],
  }
  const responses = await send('findBySkus', { requests: [request] }, (content) =>
    readSearchResponses(content, 1),
  )
  if (!responses.ok) return responses
  const cardBySku = new Map<string, ProductCard>()
  for (const hit of responses.value.flatMap(({ hits }) => hits)) {
    const [card] = readCards([hit], currency)
    // Of two products with the same SKU, the first one counts.
    for (const sku of card ? readSkus(hit) : []) {
      const key = sku.toLowerCase()
      if (card && !cardBySku.has(key)) cardBySku.set(key, card)
    }
  }
  return ok(
    new Map(
      wanted.flatMap((sku) => {
        const card = cardBySku.get(sku.toLowerCase())
        return card ? [[sku, card] as const] : []
      }),
    ),
  )
}

export function readSkus(hit: unknown): readonly string[] {
  return z.object({ skus: z.array(z.string()) }).safeParse(hit).data?.skus ?? []
}
