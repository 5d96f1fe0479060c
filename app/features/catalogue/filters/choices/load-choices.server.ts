import type { Visitor } from '#app/visitor/context.ts'
import type { FacetValue } from '#clients/search/list/product-list.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import { CHOICE_FILTERS } from '#domain/catalogue/filters.ts'
import { parseListState, QUERY_LENGTH_CAP } from '#domain/catalogue/list-address.ts'
import { SEARCH_PAGE_SIZE } from '#domain/catalogue/paging.ts'
import { searchVisitorOf } from '../../list/search-visitor.ts'

/** As many as a visitor will scan. */
const FOUND_CAP = 20

/** The values of the URL's filter that match its query. Empty if the service is unavailable. */
export async function loadChoices(
  search: SearchClient,
  params: URLSearchParams,
  visitor: Visitor,
): Promise<FacetValue[]> {
  const filter = CHOICE_FILTERS.find((known) => known === params.get('filter'))
  const text = (params.get('text') ?? '').trim().slice(0, QUERY_LENGTH_CAP)
  if (filter === undefined || text === '') return []
  const found = await search.findFacetValues(
    { filter, text, limit: FOUND_CAP },
    {
      ...searchVisitorOf(visitor),
      ...parseListState(params),
      categoryPath: params.get('in'),
      hitsPerPage: SEARCH_PAGE_SIZE,
    },
  )
  return found.ok ? found.value : []
}
