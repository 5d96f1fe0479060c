import type { Visitor } from '#app/visitor/context.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { SearchesClient } from '#clients/platform/searches-client.ts'
import { popularSearches } from '#domain/search/popular-searches.ts'

/** Suggestions for a visitor without a query or without results. */
export type SearchHelp = {
  /** Curated searches, followed by popular ones of visitors. */
  readonly popular: readonly string[]
  /** The top-level categories with their subcategories; paths without the locale. */
  readonly shelves: readonly Shelf[]
}

type Place = { readonly label: string; readonly url: string }
type Shelf = Place & { readonly children: readonly Place[] }

/** If a service is unavailable there are fewer suggestions, but still a page. */
export async function loadSearchHelp(
  { content, searches }: { content: ContentClient; searches: SearchesClient },
  { language, isPreview }: Visitor,
): Promise<SearchHelp> {
  const [chosen, counted, tree] = await Promise.all([
    content.getPopularSearches({ language, isPreview }),
    searches.findPopular(language),
    content.getCategoryTree({ language, isPreview }),
  ])
  return {
    popular: popularSearches(chosen.ok ? chosen.value : [], counted),
    shelves: (tree.ok ? tree.value : []).map(({ title, url, children }) => ({
      label: title,
      url,
      children: children.map((child) => ({ label: child.title, url: child.url })),
    })),
  }
}
