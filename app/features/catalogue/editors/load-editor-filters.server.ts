import type { Visitor } from '#app/visitor/context.ts'
import { toFilterExpression } from '#clients/search/list/filter-expression.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import { type FilterTextError, readFilterText, writeFilterText } from '#domain/catalogue/filter-text.ts'
import { EMPTY_LIST_STATE, parseListState } from '#domain/catalogue/list-address.ts'
import { getUnits } from '#domain/market/market.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ListView } from '../list/list-view.ts'
import { loadList } from '../list/load-list.server.ts'
import { toSearchVisitor } from '../list/search-visitor.ts'
import { TEXT_PARAMETER } from './paths.ts'

const CARDS_SHOWN = 8

export type EditorFiltersView = {
  readonly list: ListView
  /** The text to paste into a row of products. */
  readonly text: string
  /** The same filters as an expression for the search API, in this country and currency. */
  readonly expression: string
  readonly faults: readonly FilterTextError[]
}

/** Spec §2: filters from the URL, or from a pasted text. */
export async function loadEditorFilters(
  search: SearchClient,
  params: URLSearchParams,
  visitor: Visitor,
  today: CalendarDate,
): Promise<Result<EditorFiltersView, 'search-failed'>> {
  const units = getUnits(visitor.country)
  const pasted = params.get(TEXT_PARAMETER)
  const { filters, faults } =
    pasted === null ? { filters: parseListState(params).filters, faults: [] } : readFilterText(pasted, units)
  const state = { ...EMPTY_LIST_STATE, filters }
  const found = await loadList(search, { state }, visitor, today)
  if (!found.ok) return found
  const list = found.value
  return ok({
    list: {
      ...list,
      cards: list.cards.slice(0, CARDS_SHOWN),
      page: 1,
      pageCount: 1,
      reachable: list.total,
      suggestions: null,
    },
    text: writeFilterText(filters, units),
    expression: toFilterExpression({ ...toSearchVisitor(visitor), ...state, hitsPerPage: CARDS_SHOWN }),
    faults,
  })
}
