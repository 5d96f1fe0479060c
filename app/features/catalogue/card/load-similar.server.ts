import { commerceContextOf } from '#app/request/commerce-context.ts'
import type { Visitor } from '#app/request/context.ts'
import type { CommerceClient } from '#clients/commerce/commerce-client.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import { searchVisitorOf } from '../list/search-visitor.ts'
import { type CardView, toCardView } from './card-view.ts'

/** As many as stand in a row on desktop. */
const SIMILAR_COUNT = 4

/**
 * Products in the same spirit: which ones the commerce service says, what a card shows the search service.
 * What does not ship to the visitor's country is left out. None when a service does not answer.
 */
export async function loadSimilar(
  { commerce, search }: { commerce: CommerceClient; search: SearchClient },
  productId: string,
  visitor: Visitor,
  now: Date,
): Promise<CardView[]> {
  const recommended = await commerce.findRecommendedIds({ productId }, commerceContextOf(visitor))
  if (!recommended.ok) return []
  const found = await search.findByIds(recommended.value, searchVisitorOf(visitor))
  if (!found.ok) return []
  return found.value
    .map((card) => toCardView(card, visitor.locale, now))
    .filter(({ notice }) => notice.kind !== 'unavailable-here')
    .slice(0, SIMILAR_COUNT)
}
