import { productIndexName } from '#contracts/search-indexes.ts'
import { parseChoice } from '#contracts/search-record.ts'
import { ok, type Result } from '#domain/result.ts'
import { inChunks } from './in-chunks.ts'
import { audienceCondition, quote } from './list-conditions.ts'
import { readSearchAnswers } from './read-answers.ts'
import type { SearchTools } from './search-tools.ts'

export type ArtisanMakesRequest = {
  readonly slugs: readonly string[]
  /** Canonical: `furniture/seating`. */
  readonly categoryPaths: readonly string[]
}

/** So many artisans are looked for at once: they are named in each search. */
const ARTISANS_AT_ONCE = 200
/** So many searches go in one call: the engine allows no more. */
const SEARCHES_AT_ONCE = 50

/**
 * For which of the categories each artisan makes pieces that anybody may see, wherever they ship to: by slug, in
 * the order in which the categories are given. One search for each category, however many artisans there are.
 */
export async function findArtisanMakes(
  { send, indexNames }: SearchTools,
  { slugs, categoryPaths }: ArtisanMakesRequest,
): Promise<Result<Map<string, string[]>, 'search-failed'>> {
  const makes = new Map(slugs.map((slug): [string, string[]] => [slug, []]))
  const indexName = productIndexName({ sort: 'recommended', currency: 'EUR', language: 'en' }, indexNames)
  for (const some of inChunks(slugs, ARTISANS_AT_ONCE)) {
    const theirs = `(${some.map((slug) => `artisan.slug:${quote(slug)}`).join(' OR ')})`
    for (const paths of inChunks(categoryPaths, SEARCHES_AT_ONCE)) {
      const requests = paths.map((path) => ({
        indexName,
        filters: `categoryPaths:${quote(path)} AND ${theirs} AND ${audienceCondition({ audience: 'consumer' })}`,
        facets: ['choices.artisan'],
        maxValuesPerFacet: ARTISANS_AT_ONCE,
        hitsPerPage: 0,
        analytics: false,
      }))
      const answers = await send('findArtisanMakes', { requests }, (content) =>
        readSearchAnswers(content, requests.length),
      )
      if (!answers.ok) return answers
      for (const [at, { facets }] of answers.value.entries()) {
        const makers = Object.keys(facets['choices.artisan'] ?? {})
        for (const maker of makers) makes.get(parseChoice(maker).key)?.push(paths[at] ?? '')
      }
    }
  }
  return ok(makes)
}
