import type { Visitor } from '#app/visitor/context.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import type { CalendarDate } from '#domain/house/calendar-date.ts'
import { searchVisitorOf } from '../../list/search-visitor.ts'
import { type CardView, toCardView } from '../card-view.ts'

/**
 * The products that have a variant with each SKU, by SKU, without those that do not ship to the visitor. Empty if the
 * search service is unavailable.
 */
export async function loadBySku(
  search: SearchClient,
  skus: readonly string[],
  visitor: Visitor,
  today: CalendarDate,
): Promise<ReadonlyMap<string, CardView>> {
  const found = await search.findBySkus(skus, searchVisitorOf(visitor))
  if (!found.ok) return new Map()
  const views = [...found.value].map(([sku, card]) => [sku, toCardView(card, visitor.locale, today)] as const)
  return new Map(views.filter(([, { notice }]) => notice.kind !== 'unavailable-here'))
}
