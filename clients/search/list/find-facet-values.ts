import { parseChoice } from '#contracts/search/search-record.ts'
import type { ChoiceFilter } from '#domain/catalogue/filters.ts'
import { ok, type Result } from '#domain/result.ts'
import type { SearchTools } from '../search-tools.ts'
import { readFacetResponses } from '../sending/read-responses.ts'
import { choiceAttribute, conditionsOf, isBelow } from './list-conditions.ts'
import { chosenParams, commonParams } from './list-queries.ts'
import { mergeLabels } from './merge-labels.ts'
import type { FacetValue, ProductListRequest } from './product-list.ts'
import { toFacetValue } from './to-product-list.ts'

export type FacetValueRequest = {
  readonly filter: ChoiceFilter
  /** The text typed by the visitor; empty for the most frequent values. */
  readonly text: string
  /** At most 100. */
  readonly limit: number
}

export async function findFacetValues(
  { send, indexNames }: SearchTools,
  { filter, text, limit }: FacetValueRequest,
  request: ProductListRequest,
): Promise<Result<FacetValue[], 'search-failed'>> {
  const facet = choiceAttribute(filter, request)
  if (facet === null) return ok([])
  const others = conditionsOf(request).filter((condition) => condition.filter !== filter)
  const requested = { type: 'facet' as const, facet, facetQuery: text, maxFacetHits: limit }
  const requests = [{ ...commonParams(request, indexNames), ...chosenParams(others), ...requested }]
  const responses = await send('findFacetValues', { requests }, (content) =>
    readFacetResponses(content, requests.length),
  )
  if (!responses.ok) return responses
  const chosen = request.filters[filter]
  const found = responses.value.flatMap(({ facetHits }) => facetHits)
  return ok(
    mergeLabels(found.map(({ value, count }) => ({ ...parseChoice(value), count })))
      .filter(({ key }) => filter !== 'categories' || isBelow(key, request.categoryPath))
      .map((choice) => toFacetValue(choice, chosen)),
  )
}
