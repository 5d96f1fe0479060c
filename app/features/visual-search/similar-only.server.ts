import type { SearchClient } from '#clients/search/search-client.ts'
import type { VisualMatch } from '#contracts/visual.ts'
import { worthShowing } from '#domain/search/visual-matches.ts'

/**
 * A search that finds only what looks alike, the nearest first, before all those that are with the same categories;
 * filters, sorts and counts stay as they are.
 */
export function similarOnly(
  search: SearchClient,
  matches: readonly VisualMatch[],
  kin: readonly string[] = [],
): SearchClient {
  const numbers = worthShowing(matches)
  return { ...search, findProducts: (request) => search.findInSelection(numbers, { ...request, kin }) }
}
