import type { Visitor } from '#app/visitor/context.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import type { CardView } from '../card-view.ts'
import { loadRow, type RowRequest } from './load-row.server.ts'

const ROW_LENGTH = 4
/** More products than are shown, since some may not ship to the visitor. */
const FETCH_LIMIT = 12

/**
 * Suggestions for an otherwise empty page: recommended pieces of the whole catalogue, or `within` a part of it, without
 * those that do not ship to the visitor. Empty if the search service is unavailable.
 */
export async function loadSuggestions(
  search: Pick<SearchClient, 'findProducts'>,
  visitor: Visitor,
  today: CalendarDate,
  within: Pick<RowRequest, 'query' | 'category'> = { category: null },
): Promise<CardView[]> {
  const cards = await loadRow(search, { ...within, sort: 'recommended', limit: FETCH_LIMIT }, visitor, today)
  return cards.filter(({ notice }) => notice.kind !== 'unavailable-here').slice(0, ROW_LENGTH)
}
