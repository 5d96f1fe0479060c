import type { Visitor } from '#app/visitor/context.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { SearchesClient } from '#clients/platform/searches-client.ts'
import { popularSearches } from '#domain/search/popular-searches.ts'

/** What helps someone who does not know what to search for, or found nothing. */
export type SearchHelp = {
  /** What the house chose, filled up with what visitors search for. */
  readonly popular: readonly string[]
  /** The first level of categories, each with those inside; addresses without the locale. */
  readonly shelves: readonly Shelf[]
}

type Place = { readonly label: string; readonly url: string }
type Shelf = Place & { readonly children: readonly Place[] }

/** Without one of the services there is less help, and still a page. */
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
