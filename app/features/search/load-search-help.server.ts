import type { Visitor } from '#app/request/context.ts'
import type { ContentClient } from '#clients/content/content-client.ts'

/** What helps somebody who does not know what to search for, or found nothing. */
export type SearchHelp = {
  readonly popular: readonly string[]
  /** The first level of categories, each with those inside; addresses without the locale. */
  readonly shelves: readonly Shelf[]
}

type Place = { readonly label: string; readonly url: string }
type Shelf = Place & { readonly children: readonly Place[] }

/** Without the content service there is less help, and still a page. */
export async function loadSearchHelp(
  content: ContentClient,
  { language, isPreview }: Visitor,
): Promise<SearchHelp> {
  const [popular, tree] = await Promise.all([
    content.getPopularSearches({ language, isPreview }),
    content.getCategoryTree({ language, isPreview }),
  ])
  return {
    popular: popular.ok ? popular.value : [],
    shelves: (tree.ok ? tree.value : []).map(({ title, url, children }) => ({
      label: title,
      url,
      children: children.map((child) => ({ label: child.title, url: child.url })),
    })),
  }
}
