import type { Visitor } from '#app/visitor/context.ts'
import type { SearchVisitor } from '#clients/search/list/product-list.ts'
import { maySeeTradePrices } from '#domain/visitor/roles.ts'

/**
 * For whom the search service makes a list. Spec §5, §6: what is for the trade alone is found by approved clients,
 * who in turn do not find what is for consumers alone.
 */
export function searchVisitorOf({ locale, currency, country, role }: Visitor): SearchVisitor {
  return { locale, currency, country, audience: maySeeTradePrices(role) ? 'trade' : 'consumer' }
}
