import { productIndexName } from '#contracts/search/search-indexes.ts'
import { parseChoice } from '#contracts/search/search-record.ts'
import { ok, type Result } from '#domain/result.ts'
import { quote, scopeOf } from '../list/list-conditions.ts'
import type { SearchVisitor } from '../list/product-list.ts'
import type { SearchTools } from '../search-tools.ts'
import { readSearchResponses } from '../sending/read-responses.ts'

/** How many pieces of each artisan are visible to this visitor, by slug; missing artisans have none. */
export async function countArtisanPieces(
  { send, indexNames }: SearchTools,
  slugs: readonly string[],
  visitor: SearchVisitor,
): Promise<Result<ReadonlyMap<string, number>, 'search-failed'>> {
  if (slugs.length === 0) return ok(new Map())
  const { currency, locale } = visitor
  const request = {
    indexName: productIndexName({ sort: 'recommended', currency, language: locale.language }, indexNames),
    filters: `(${slugs.map((slug) => `artisan.slug:${quote(slug)}`).join(' OR ')}) AND ${scopeOf(visitor)}`,
    facets: ['choices.artisan'],
    maxValuesPerFacet: slugs.length,
    hitsPerPage: 0,
    analytics: false,
  }
  const responses = await send('countArtisanPieces', { requests: [request] }, (content) =>
    readSearchResponses(content, 1),
  )
  if (!responses.ok) return responses
  const counts = Object.entries(responses.value[0]?.facets['choices.artisan'] ?? {})
  return ok(new Map(counts.map(([artisan, count]) => [parseChoice(artisan).key, count])))
}
