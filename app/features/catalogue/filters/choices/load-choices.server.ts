import type { Visitor } from '#app/visitor/context.ts'
import type { CommerceClient } from '#clients/commerce/commerce-client.ts'
import type { FacetValue } from '#clients/search/list/product-list.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import { CHOICE_FILTERS } from '#domain/catalogue/filters.ts'
import { parseListState, QUERY_LENGTH_CAP } from '#domain/catalogue/list-address.ts'
import { SEARCH_PAGE_SIZE } from '#domain/catalogue/paging.ts'
import { withinCollection } from '../../collection/within-collection.server.ts'
import { toSearchVisitor } from '../../list/search-visitor.ts'

/** More values than this would be too many to scan. */
const MATCHES_CAP = 20

/** The values of the URL's filter that match its query. Empty if the service is unavailable. */
export async function loadChoices(
  { search, commerce }: { search: SearchClient; commerce: CommerceClient },
  params: URLSearchParams,
  visitor: Visitor,
): Promise<FacetValue[]> {
  const filter = CHOICE_FILTERS.find((known) => known === params.get('filter'))
  const text = (params.get('text') ?? '').trim().slice(0, QUERY_LENGTH_CAP)
  if (filter === undefined || text === '') return []
  const scopedSearch = await loadScopedSearch(search, commerce, params.get('collection'), visitor)
  if (scopedSearch === null) return []
  const found = await scopedSearch.findFacetValues(
    { filter, text, limit: MATCHES_CAP },
    {
      ...toSearchVisitor(visitor),
      ...parseListState(params),
      categoryPath: params.get('in'),
      hitsPerPage: SEARCH_PAGE_SIZE,
    },
  )
  return found.ok ? found.value : []
}

/** The search of a collection, or of the whole catalogue; null if the collection does not exist. */
async function loadScopedSearch(
  search: SearchClient,
  commerce: CommerceClient,
  collection: string | null,
  { country, language, buyer }: Visitor,
): Promise<SearchClient | null> {
  if (collection === null) return search
  const found = await commerce.getShopCollection(collection, { country, language, buyer })
  return found.ok && found.value ? withinCollection(search, found.value) : null
}
