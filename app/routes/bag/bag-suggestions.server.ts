import type { CardView } from '#app/features/catalogue/card/card-view.ts'
import { loadRecommended } from '#app/features/catalogue/card/rows/load-recommended.server.ts'
import { loadSuggestions } from '#app/features/catalogue/card/rows/load-suggestions.server.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import type { Cart } from '#domain/cart/cart.ts'

/** One row on desktop. */
const ROW_LENGTH = 4

/**
 * Returns pieces related to the first piece of the bag and not in it yet; for an empty bag, pieces of the whole
 * catalogue. The panel has space for suggestions only while the bag is empty.
 */
export async function loadCartSuggestions(
  cart: Pick<Cart, 'lines'> | null,
  { isPanel, visitor, today }: { isPanel: boolean; visitor: Visitor; today: CalendarDate },
  clients: Pick<Clients, 'commerce' | 'search'>,
): Promise<readonly CardView[]> {
  const [first] = cart?.lines ?? []
  if (!cart || !first) return loadSuggestions(clients.search, visitor, today)
  if (isPanel) return []
  const { chosen, similar } = await loadRecommended(clients, first.product.id, visitor, today)
  const inCart = new Set(cart.lines.map(({ product }) => product.id))
  return [...chosen, ...similar].filter(({ id }) => !inCart.has(id)).slice(0, ROW_LENGTH)
}
