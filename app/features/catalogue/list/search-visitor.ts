import type { Visitor } from '#app/request/context.ts'
import type { SearchVisitor } from '#clients/search/product-list.ts'

/** For whom the search service makes a list: a guest of the page's country, language and currency. */
export function searchVisitorOf({ locale, currency, country }: Visitor): SearchVisitor {
  return { locale, currency, country, audience: 'consumer' }
}
