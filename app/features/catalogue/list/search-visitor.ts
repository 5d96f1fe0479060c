import type { Visitor } from '#app/visitor/context.ts'
import type { SearchVisitor } from '#clients/search/list/product-list.ts'
import { maySeeTradePrices } from '#domain/visitor/roles.ts'

/**
 * The visitor as the search service needs it. Spec §5, §6: only approved clients find trade-only pieces, and they do
 * not find consumer-only ones. Cards have the prices of their company location.
 */
export function toSearchVisitor({ locale, currency, country, role, buyer }: Visitor): SearchVisitor {
  return { locale, currency, country, buyer, audience: maySeeTradePrices(role) ? 'trade' : 'consumer' }
}
