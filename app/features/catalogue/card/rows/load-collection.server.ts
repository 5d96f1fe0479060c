import type { Visitor } from '#app/visitor/context.ts'
import type { ProductListRequest } from '#clients/search/list/product-list.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import { NO_FILTERS, type ProductFilters } from '#domain/catalogue/filters.ts'
import { PRODUCT_LIST_CAP } from '#domain/catalogue/paging.ts'
import { toSearchVisitor } from '../../list/search-visitor.ts'
import { type CardView, toCardView } from '../card-view.ts'
import { loadNamed } from './load-named.server.ts'

export type Selection = {
  /** English handles: these pieces come first, in this order. */
  readonly handles: readonly string[]
  /** Canonical paths. */
  readonly categories: readonly string[]
  readonly readyToShip: boolean
  readonly suitableForContract: boolean
}

/** The named pieces, then those that match any of the rules, without duplicates; at most 96 (Spec §5). */
export async function loadCollection(
  search: SearchClient,
  selection: Selection,
  visitor: Visitor,
  today: CalendarDate,
): Promise<CardView[]> {
  const [named, ...found] = await Promise.all([
    loadNamed(search, selection.handles, visitor, today),
    ...rulesOf(selection).map((filters) => loadFiltered(search, { filters }, visitor, today)),
  ])
  const first = selection.handles.flatMap((handle) => named.get(handle) ?? [])
  const unique = new Map([...first, ...found.flat()].map((card) => [card.id, card]))
  return [...unique.values()].slice(0, PRODUCT_LIST_CAP)
}

/** All pieces of a workshop, recommended ones first; at most 96 (Spec §5). */
export function loadArtisanPieces(
  search: SearchClient,
  artisanSlug: string,
  visitor: Visitor,
  today: CalendarDate,
): Promise<CardView[]> {
  return loadFiltered(search, { filters: NO_FILTERS, artisanSlug }, visitor, today)
}

function rulesOf({ categories, readyToShip, suitableForContract }: Selection): ProductFilters[] {
  return [
    ...(categories.length > 0 ? [{ ...NO_FILTERS, categories }] : []),
    ...(readyToShip ? [{ ...NO_FILTERS, shippingTime: 'ready-to-ship' as const }] : []),
    ...(suitableForContract ? [{ ...NO_FILTERS, suitableForContract }] : []),
  ]
}

async function loadFiltered(
  search: SearchClient,
  narrowed: Pick<ProductListRequest, 'filters' | 'artisanSlug'>,
  visitor: Visitor,
  today: CalendarDate,
): Promise<CardView[]> {
  const found = await search.findProducts({
    ...toSearchVisitor(visitor),
    ...narrowed,
    sort: 'recommended',
    page: 1,
    hitsPerPage: PRODUCT_LIST_CAP,
  })
  return found.ok ? found.value.cards.map((card) => toCardView(card, visitor.locale, today)) : []
}
