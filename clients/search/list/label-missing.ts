import { parseChoice } from '#contracts/search/search-record.ts'
import { CHOICE_FILTERS, type ChoiceFilter, NO_FILTERS } from '#domain/catalogue/filters.ts'
import type { SearchTools } from '../search-tools.ts'
import { readSearchResponses } from '../sending/read-responses.ts'
import { audienceCondition, conditionsOf } from './list-conditions.ts'
import { chosenParams, commonParams, NO_HITS } from './list-queries.ts'
import type { ProductFacets, ProductListRequest } from './product-list.ts'

/** The maximum number of values per attribute that the hosted engine counts. */
const VALUES_MAX = 1000

/**
 * Labels active values that match no product of the list as they are labeled elsewhere in the catalogue.
 * Searches only if there are such values; if that finds nothing, the slug is shown as words.
 */
export async function labelMissing(
  { send, indexNames }: SearchTools,
  request: ProductListRequest,
  facets: ProductFacets,
): Promise<ProductFacets> {
  const missing = CHOICE_FILTERS.flatMap((filter) => {
    const values = facets[filter].filter(({ isSelected, count }) => isSelected && count === 0)
    return values.length > 0 ? [{ filter, values: values.map(({ value }) => value) }] : []
  })
  if (missing.length === 0) return facets
  const requests = missing.map(({ filter, values }) => {
    const filters = { ...NO_FILTERS, [filter]: values }
    return {
      ...commonParams({ ...request, query: '' }, indexNames),
      filters: audienceCondition(request),
      ...chosenParams(conditionsOf({ ...request, filters })),
      ...NO_HITS,
      facets: labelAttributes(filter),
      maxValuesPerFacet: VALUES_MAX,
    }
  })
  const responses = await send('findLabels', { requests }, (content) =>
    readSearchResponses(content, requests.length),
  )
  if (!responses.ok) return facets
  const labelled = missing.map(({ filter }, at) => {
    const counted = Object.values(responses.value[at]?.facets ?? {}).flatMap(Object.keys)
    const labels = new Map(counted.map(parseChoice).map(({ key, label }) => [key, label]))
    return [
      filter,
      facets[filter].map((known) => ({ ...known, label: labels.get(known.value) ?? known.label })),
    ]
  })
  return { ...facets, ...Object.fromEntries(labelled) }
}

function labelAttributes(filter: ChoiceFilter): string[] {
  return filter === 'categories'
    ? ['choices.categories0', 'choices.categories1', 'choices.categories2']
    : [`choices.${filter}`]
}
