import type { Visitor } from '#app/visitor/context.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import type { CardView } from '../card-view.ts'
import { loadRow, type RowRequest } from './load-row.server.ts'

/** As many as are in a row on desktop. */
const ROW_LENGTH = 4
/** As many are fetched, since some may not ship to the visitor. */
const FETCHED = 12

/**
 * Pieces to go on with where nothing else is shown: the ones that the house recommends, of the whole catalogue or
 * `within` a part of it. What does not ship to the visitor is left out. None when the search service does not answer.
 */
export async function loadSuggestions(
  search: Pick<SearchClient, 'findProducts'>,
  visitor: Visitor,
  now: Date,
  within: Pick<RowRequest, 'query' | 'category'> = { category: null },
): Promise<CardView[]> {
  const cards = await loadRow(search, { ...within, sort: 'recommended', limit: FETCHED }, visitor, now)
  return cards.filter(({ notice }) => notice.kind !== 'unavailable-here').slice(0, ROW_LENGTH)
}
