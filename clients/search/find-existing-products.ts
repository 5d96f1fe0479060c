import { productIndexName } from '#contracts/search/search-indexes.ts'
import { CARD_ATTRIBUTES } from '#contracts/search/search-record.ts'
import { idNumber } from '#domain/ids.ts'
import type { ProductCard } from '#domain/product/product.ts'
import { ok, type Result } from '#domain/result.ts'
import { audienceCondition, quote } from './list/list-conditions.ts'
import type { SearchVisitor } from './list/product-list.ts'
import type { SearchTools } from './search-tools.ts'
import { inChunks } from './sending/in-chunks.ts'
import { readSearchResponses } from './sending/read-responses.ts'

/** Spec §7: a lookup requests as many hits per page as there are ids, well below the limit of conditions per search. */
const VALUES_PER_SEARCH_MAX = 500

/**
 * Finds products by a unique attribute, in the given order. Includes those that do not ship to the visitor, but not
 * those restricted to the other audience.
 */
export async function findExistingProducts(
  { send, readCards, indexNames }: SearchTools,
  attribute: 'objectID' | 'handle',
  values: readonly string[],
  visitor: SearchVisitor,
): Promise<Result<ProductCard[], 'search-failed'>> {
  const { currency, locale } = visitor
  const indexName = productIndexName({ sort: 'recommended', currency, language: locale.language }, indexNames)
  const requests = inChunks([...new Set(values)], VALUES_PER_SEARCH_MAX).map((chunk) => ({
    indexName,
    filters: `(${chunk.map((value) => `${attribute}:${quote(value)}`).join(' OR ')}) AND ${audienceCondition(visitor)}`,
    hitsPerPage: chunk.length,
    attributesToRetrieve: [...CARD_ATTRIBUTES],
    attributesToHighlight: [],
  }))
  if (requests.length === 0) return ok([])
  const responses = await send('findExistingProducts', { requests }, (content) =>
    readSearchResponses(content, requests.length),
  )
  if (!responses.ok) return responses
  const cards = readCards(
    responses.value.flatMap(({ hits }) => hits),
    currency,
  )
  const byValue = new Map(
    cards.map((card) => [attribute === 'handle' ? card.handle : idNumber(card.id), card]),
  )
  return ok(values.flatMap((value) => byValue.get(value) ?? []))
}
