import type { Visitor } from '#app/visitor/context.ts'
import type { SearchVisitor } from '#clients/search/list/product-list.ts'
import { maySeeTradePrices } from '#domain/visitor/roles.ts'

/**
 * The visitor as the search service needs it. Spec §5, §6: only approved clients find trade-only pieces, and they do
 * not find consumer-only ones.
 */
export function searchVisitorOf({ locale, currency, country, role }: Visitor): SearchVisitor {
  return { locale, currency, country, audience: maySeeTradePrices(role) ? 'trade' : 'consumer' }
}
