import type { Visitor } from '#app/visitor/context.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import { type CardView, toCardView } from '../card/card-view.ts'
import { toSearchVisitor } from '../list/search-visitor.ts'
import { VIEWED_CAP } from './viewed-products.ts'

const CARDS_SHOWN = 4

/** Returns the products in the same order, without those that are gone or do not ship to the visitor. */
export async function loadViewed(
  search: SearchClient,
  numbers: readonly string[],
  visitor: Visitor,
  today: CalendarDate,
): Promise<CardView[]> {
  const ids = numbers.filter((number) => /^\d{1,20}$/.test(number)).slice(0, VIEWED_CAP)
  const found = await search.findByIds(ids, toSearchVisitor(visitor))
  if (!found.ok) return []
  return found.value
    .map((card) => toCardView(card, visitor.locale, today))
    .filter(({ notice }) => notice.kind !== 'unavailable-here')
    .slice(0, CARDS_SHOWN)
}
