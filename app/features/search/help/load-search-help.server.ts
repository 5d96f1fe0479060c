import type { Visitor } from '#app/visitor/context.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { SearchesClient } from '#clients/platform/searches-client.ts'
import type { SearchVisitor } from '#clients/search/list/product-list.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import { popularSearches } from '#domain/search/popular-searches.ts'

export type SearchHelp = {
  readonly popular: readonly string[]
  /** Their URLs are paths without the locale. */
  readonly shelves: readonly Shelf[]
}

type ShelfLink = { readonly label: string; readonly url: string }
type Shelf = ShelfLink & { readonly children: readonly ShelfLink[] }

/** The result has fewer suggestions if a service is unavailable. */
export async function loadSearchHelp(
  { content, searches, search }: { content: ContentClient; searches: SearchesClient; search: SearchClient },
  { language, isPreview }: Visitor,
  visitor: SearchVisitor,
): Promise<SearchHelp> {
  const [curated, counted, tree] = await Promise.all([
    content.getPopularSearches({ language, isPreview }),
    searches.findPopular(language),
    content.getCategoryTree({ language, isPreview }),
  ])
  const popular = popularSearches(curated.ok ? curated.value : [], counted)
  // Leaves out searches without results in the visitor's country.
  const found = await search.findSearchesWithResults(popular, visitor)
  return {
    popular: found.ok ? found.value.map(({ query }) => query) : popular,
    shelves: (tree.ok ? tree.value : []).map(({ title, url, children }) => ({
      label: title,
      url,
      children: children.map((child) => ({ label: child.title, url: child.url })),
    })),
  }
}
