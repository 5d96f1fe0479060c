import type { SearchClient } from '#clients/search/search-client.ts'
import type { VisualMatch } from '#contracts/visual.ts'
import { selectRelevant } from '#domain/search/visual-matches.ts'

/**
 * A search that returns only similar products, the nearest first, before those in the same categories; filters, sort
 * orders and counts work as usual.
 */
export function similarOnly(
  search: SearchClient,
  matches: readonly VisualMatch[],
  relatedCategories: readonly string[] = [],
): SearchClient {
  const numbers = selectRelevant(matches)
  return {
    ...search,
    findProducts: (request) => search.findInSelection(numbers, { ...request, relatedCategories }),
  }
}
