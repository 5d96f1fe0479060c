import { toCommerceContext } from '#app/visitor/commerce-context.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { CommerceClient } from '#clients/commerce/commerce-client.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import { toSearchVisitor } from '../../list/search-visitor.ts'
import { type CardView, toCardView } from '../card-view.ts'

const ROW_LENGTH = 4

export type Recommendations = {
  readonly chosen: readonly CardView[]
  /** Similar products, without those in `chosen`. */
  readonly similar: readonly CardView[]
}

/**
 * The commerce service selects the products, the search service provides their cards. Products that are hidden from
 * the visitor or do not ship to them are left out. Empty if a service is unavailable.
 */
export async function loadRecommended(
  {
    commerce,
    search,
  }: { commerce: Pick<CommerceClient, 'findRecommendedIds'>; search: Pick<SearchClient, 'findByIds'> },
  productId: string,
  visitor: Visitor,
  today: CalendarDate,
): Promise<Recommendations> {
  const recommended = await commerce.findRecommendedIds({ productId }, toCommerceContext(visitor))
  if (!recommended.ok) return NO_RECOMMENDATIONS
  const { chosen, similar } = recommended.value
  const found = await search.findByIds([...new Set([...chosen, ...similar])], toSearchVisitor(visitor))
  if (!found.ok) return NO_RECOMMENDATIONS
  const cards = found.value
    .map((card) => toCardView(card, visitor.locale, today))
    .filter(({ id, notice }) => id !== productId && notice.kind !== 'unavailable-here')
  const first = cards.filter(({ id }) => chosen.includes(id)).slice(0, ROW_LENGTH)
  const others = cards.filter((card) => similar.includes(card.id) && !first.includes(card))
  return { chosen: first, similar: others.slice(0, ROW_LENGTH) }
}

const NO_RECOMMENDATIONS: Recommendations = { chosen: [], similar: [] }
