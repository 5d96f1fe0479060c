import { productIndexName } from '#contracts/search/search-indexes.ts'
import { ok, type Result } from '#domain/result.ts'
import { skusOf } from './find-by-skus.ts'
import { audienceCondition } from './list/list-conditions.ts'
import type { SearchVisitor } from './list/product-list.ts'
import type { SearchTools } from './search-tools.ts'
import { readSearchResponses } from './sending/read-responses.ts'

/** Products that are compared with one text: those that share most of it come first. */
const PRODUCTS_COMPARED = 40

/** SKUs that look like texts, by the text, as the search finds them with typing mistakes. One call, whatever their number. */
export async function findSimilarSkus(
  { send, indexNames }: SearchTools,
  texts: readonly string[],
  visitor: SearchVisitor,
): Promise<Result<ReadonlyMap<string, readonly string[]>, 'search-failed'>> {
  if (texts.length === 0) return ok(new Map())
  const { currency, locale } = visitor
  const requests = texts.map((text) => ({
    indexName: productIndexName({ sort: 'recommended', currency, language: locale.language }, indexNames),
    // In parts, each of which may be mistyped or missing.
    query: text.replaceAll(/[^\p{L}\p{N}]+/gu, ' '),
    filters: audienceCondition(visitor),
    restrictSearchableAttributes: ['skus'],
    removeWordsIfNoResults: 'allOptional' as const,
    hitsPerPage: PRODUCTS_COMPARED,
    attributesToRetrieve: ['skus'],
    attributesToHighlight: [],
    analytics: false,
  }))
  const responses = await send('findSimilarSkus', { requests }, (content) =>
    readSearchResponses(content, requests.length),
  )
  if (!responses.ok) return responses
  return ok(new Map(texts.map((text, index) => [text, responses.value[index]?.hits.flatMap(skusOf) ?? []])))
}
