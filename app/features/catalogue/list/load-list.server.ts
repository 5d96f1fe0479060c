import type { Visitor } from '#app/visitor/context.ts'
import type { ProductList } from '#clients/search/list/product-list.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import { PAGED_MAX } from '#contracts/search/search-record.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import { isFiltered } from '#domain/catalogue/filters.ts'
import type { ListState } from '#domain/catalogue/list-address.ts'
import { PRODUCT_LIST_CAP, SEARCH_PAGE_SIZE } from '#domain/catalogue/paging.ts'
import { ok, type Result } from '#domain/result.ts'
import { toCardView } from '../card/card-view.ts'
import { loadSuggestions } from '../card/rows/load-suggestions.server.ts'
import { COUNTED_VALUES_CAP } from '../filters/choices/long-list.ts'
import { understoodSearch } from '../search/understood-search.ts'
import type { ListSuggestions, ListView } from './list-view.ts'
import { toSearchVisitor } from './search-visitor.ts'

/**
 * Loads the list of a state. `catalogue` searches the whole catalogue if `search` covers only a part of it, such as the
 * collection with the handle `collection`, all of whose pages can be reached. `redirect`: the URL to which a search
 * rule of the house redirects.
 */
export async function loadList(
  search: SearchClient,
  {
    state,
    categoryPath = null,
    collection = null,
    catalogue = search,
  }: {
    state: ListState
    categoryPath?: string | null
    collection?: string | null
    catalogue?: SearchClient
  },
  visitor: Visitor,
  today: CalendarDate,
): Promise<Result<ListView & Pick<ProductList, 'redirect'>, 'search-failed'>> {
  const found = await search.findProducts({
    ...toSearchVisitor(visitor),
    ...state,
    categoryPath,
    hitsPerPage: SEARCH_PAGE_SIZE,
    ...(collection !== null && { cap: PAGED_MAX }),
  })
  if (!found.ok) return found
  const { cards, total, page, pageCount, facets, stats, removedWords, correction, redirect } = found.value
  const suggestions =
    total === 0
      ? await loadListSuggestions({ search, catalogue }, { state, categoryPath }, visitor, today)
      : null
  return ok({
    suggestions,
    cards: cards.map((card) => toCardView(card, visitor.locale, today)),
    total,
    page,
    pageCount,
    facets,
    stats,
    removedWords,
    correction,
    understood: understoodSearch(found.value, visitor.language),
    artisanCount: artisanCountOf(facets),
    reachable: Math.min(total, pageCount * SEARCH_PAGE_SIZE, collection === null ? capOf(state) : PAGED_MAX),
    state: { ...state, page },
    redirect,
    categoryPath,
    collection,
  })
}

/** Spec §5: lists are capped at 96 products; the search service decides how far a text search can be paged. */
function capOf({ query }: ListState): number {
  return query === '' ? PRODUCT_LIST_CAP : Number.POSITIVE_INFINITY
}

/**
 * With an artisan filter the facet still counts the other artisans, but the list shows only pieces by the selected
 * ones.
 */
function artisanCountOf({ artisan }: ProductList['facets']): number | null {
  const chosen = artisan.filter(({ isSelected }) => isSelected)
  const makers = (chosen.length > 0 ? chosen : artisan).filter(({ count }) => count > 0)
  return makers.length < COUNTED_VALUES_CAP ? makers.length : null
}

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
