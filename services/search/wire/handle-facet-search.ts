import { rankValues } from '../engine/facet-counts.ts'
import { facetDeclarations } from '../index-settings.ts'
import type { OpenIndex } from '../store/live-indexes.ts'
import { wordsOf } from '../text/words.ts'
import { badRequest } from '../wire-error.ts'
import { findByRules } from './handle-search.ts'
import { highlightText } from './hits/highlight.ts'
import { beginningsOf } from './hits/word-matcher.ts'
import type { ReadParameters } from './search-parameters.ts'

const FACET_HITS = 10

/** Values of one facet, in the results of a search, that match every word of `facetQuery` as a prefix. */
export function handleFacetSearch(index: OpenIndex, facet: string, parameters: ReadParameters, now: Date) {
  const startedAt = performance.now()
  if (
    !facetDeclarations(index.settings).some(
      ({ attribute, isSearchable }) => isSearchable && attribute === facet,
    )
  ) {
    throw badRequest(
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    )
  }
  const query = parameters.facetQuery ?? ''
  const wanted = wordsOf(query)
  const { response } = findByRules(index, parameters, { offset: 0, length: 0 }, now)
  const found = response.facets.values(facet).filter(({ value }) => {
    const words = wordsOf(value)
    return wanted.every((item) => words.some((word) => word.startsWith(item)))
  })
  const preTag = parameters.highlightPreTag ?? '<em>'
  const matching = beginningsOf(query)
  const postTag = parameters.highlightPostTag ?? '</em>'
  return {
    facetHits: rankValues(found, 'count', parameters.maxFacetHits ?? FACET_HITS).map(({ value, count }) => ({
      value,
      highlighted: highlightText(value, { preTag, postTag, ...matching }).value,
      count,
    })),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.round(performance.now() - startedAt),
  }
}
