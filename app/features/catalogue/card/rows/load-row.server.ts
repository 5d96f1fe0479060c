import type { Visitor } from '#app/visitor/context.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import { readFilterText } from '#domain/catalogue/filter-text.ts'
import type { ProductSort } from '#domain/catalogue/sorting.ts'
import { getUnits } from '#domain/market/market.ts'
import { toSearchVisitor } from '../../list/search-visitor.ts'
import { type CardView, toCardView } from '../card-view.ts'

export type RowRequest = {
  /** Canonical path; null for the whole catalogue. */
  readonly category: string | null
  /** The text as an editor pasted it. Parts that are not filters are ignored. */
  readonly filters?: string
  /** The search query; all pieces if absent. */
  readonly query?: string
  readonly sort: ProductSort
  readonly limit: number
}

/** Products for a row of a page; empty if the search service is unavailable, so that the page still renders. */
export async function loadRow(
  search: Pick<SearchClient, 'findProducts'>,
  { category, filters = '', query, sort, limit }: RowRequest,
  visitor: Visitor,
  today: CalendarDate,
): Promise<CardView[]> {
  const found = await search.findProducts({
    ...toSearchVisitor(visitor),
    categoryPath: category,
    ...(query && { query }),
    filters: readFilterText(filters, getUnits(visitor.country)).filters,
    sort,
    page: 1,
    hitsPerPage: limit,
  })
  return found.ok ? found.value.cards.map((card) => toCardView(card, visitor.locale, today)) : []
}
