import { productIndexName } from '#contracts/search/search-indexes.ts'
import { parseChoice } from '#contracts/search/search-record.ts'
import { ok, type Result } from '#domain/result.ts'
import { audienceCondition, quote } from '../list/list-conditions.ts'
import type { SearchTools } from '../search-tools.ts'
import { inChunks } from '../sending/in-chunks.ts'
import { readSearchResponses } from '../sending/read-responses.ts'

export type ArtisanMakesRequest = {
  readonly slugs: readonly string[]
  /** Canonical: `furniture/seating`. */
  readonly categoryPaths: readonly string[]
}

/** Each search names the artisans, which limits their number. */
const ARTISANS_AT_ONCE = 200
/** The engine's limit of searches per call. */
const SEARCHES_AT_ONCE = 50

/**
 * The categories in which each artisan has publicly visible pieces, wherever these ship: by slug, in the given order.
 * One search per category, however many artisans there are.
 */
export async function findArtisanMakes(
  { send, indexNames }: SearchTools,
  { slugs, categoryPaths }: ArtisanMakesRequest,
): Promise<Result<Map<string, string[]>, 'search-failed'>> {
  const makes = new Map(slugs.map((slug): [string, string[]] => [slug, []]))
  const indexName = productIndexName({ sort: 'recommended', currency: 'EUR', language: 'en' }, indexNames)
  for (const batch of inChunks(slugs, ARTISANS_AT_ONCE)) {
    const artisanFilter = `(${batch.map((slug) => `artisan.slug:${quote(slug)}`).join(' OR ')})`
    for (const paths of inChunks(categoryPaths, SEARCHES_AT_ONCE)) {
      const requests = paths.map((path) => ({
        indexName,
        filters: `categoryPaths:${quote(path)} AND ${artisanFilter} AND ${audienceCondition({ audience: 'consumer' })}`,
        facets: ['choices.artisan'],
        maxValuesPerFacet: ARTISANS_AT_ONCE,
        hitsPerPage: 0,
        analytics: false,
      }))
      const responses = await send('findArtisanMakes', { requests }, (content) =>
        readSearchResponses(content, requests.length),
      )
      if (!responses.ok) return responses
      for (const [index, { facets }] of responses.value.entries()) {
        const makers = Object.keys(facets['choices.artisan'] ?? {})
        for (const maker of makers) makes.get(parseChoice(maker).key)?.push(paths[index] ?? '')
      }
    }
  }
  return ok(makes)
}
