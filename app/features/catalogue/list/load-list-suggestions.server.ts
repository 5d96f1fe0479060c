import type { Visitor } from '#app/visitor/context.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import { isFiltered } from '#domain/catalogue/filters.ts'
import type { ListState } from '#domain/catalogue/list-address.ts'
import type { CalendarDate } from '#domain/house/calendar-date.ts'
import { loadSuggestions } from '../card/rows/load-suggestions.server.ts'
import type { ListSuggestions } from './list-view.ts'

/**
 * Suggestions for an empty list: the first pieces of the same list without filters; if there are none, pieces of the
 * whole catalogue. `search` may cover only a part of the catalogue.
 */
export async function loadListSuggestions(
  { search, catalogue }: { search: SearchClient; catalogue: SearchClient },
  { state, categoryPath }: { state: ListState; categoryPath: string | null },
  visitor: Visitor,
  today: CalendarDate,
): Promise<ListSuggestions> {
  const within = { category: categoryPath, query: state.query }
  const unfiltered = isFiltered(state.filters) ? await loadSuggestions(search, visitor, today, within) : []
  if (unfiltered.length > 0) return { kind: 'unfiltered', cards: unfiltered }
  return { kind: 'recommended', cards: await loadSuggestions(catalogue, visitor, today) }
}
