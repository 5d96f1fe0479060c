import { searchContexts } from '#contracts/search/rule-contexts.ts'
import { productIndexName } from '#contracts/search/search-indexes.ts'
import { ok, type Result } from '#domain/result.ts'
import { buildScope } from './list/list-conditions.ts'
import type { SearchVisitor } from './list/product-list.ts'
import type { SearchTools } from './search-tools.ts'
import { readSearchResponses } from './sending/read-responses.ts'

export type CountedSearch = { readonly query: string; readonly count: number }

/**
 * Returns only searches whose words all match pieces visible to this visitor. `queries` may contain at most 50
 * searches.
 */
export async function findSearchesWithResults(
  { send, indexNames }: SearchTools,
  queries: readonly string[],
  visitor: SearchVisitor,
): Promise<Result<CountedSearch[], 'search-failed'>> {
  if (queries.length === 0) return ok([])
  const { currency, locale, country } = visitor
  const requests = queries.map((query) => ({
    indexName: productIndexName({ sort: 'recommended', currency, language: locale.language }, indexNames),
    filters: buildScope(visitor),
    query,
    ruleContexts: searchContexts(currency, country),
    hitsPerPage: 0,
    analytics: false,
  }))
  const responses = await send('findSearchesWithResults', { requests }, (content) =>
    readSearchResponses(content, requests.length),
  )
  if (!responses.ok) return responses
  return ok(
    queries.flatMap((query, index) => {
      const found = responses.value[index]
      const isFull = found && !found.reading?.parts.some(({ isDropped }) => isDropped)
      return isFull && found.nbHits > 0 ? [{ query, count: found.reading?.exactHits ?? found.nbHits }] : []
    }),
  )
}
