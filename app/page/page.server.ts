import { createContext, type RouterContextProvider } from 'react-router'
import type { CountedSearch } from '#contracts/search/counted-searches.ts'
import type { CountryLimits } from '#domain/content/country-visibility.ts'
import { idNumber } from '#domain/ids.ts'
import type { Picture } from '#domain/product/product.ts'
import type { LocalizedPaths } from './address/localized-paths.ts'
import { joinHandles, type PageHandle } from './page-handle.ts'
import { DEFAULT_LIFETIME, type PageLifetime } from './page-lifetime.ts'

/** Where feed readers follow what a page shows; `path` has no locale. */
export type Feed = { readonly title: string; readonly path: string }

/** Open Graph metadata for sharing the page, unless its elements define their own. */
export type Sharing = {
  readonly title: string
  readonly description: string | null
  readonly picture: Picture | null
}

/**
 * The outcome of a page beside its document: its route's `handle` states what is fixed, its loader describes the rest.
 * The page cache, the head of the document and the search counter read nothing else.
 */
export type Page = Required<PageHandle> & {
  /** An editor reads drafts: no cache may store the page, and no search engine list it. */
  readonly isPreview: boolean
  readonly lifetime: PageLifetime
  /** The page is made anew when one of these changes (`product:{number}`); with none, when anything does. */
  readonly tags: readonly string[]
  /** Facts for search engines (schema.org). */
  readonly structuredData: readonly object[]
  readonly feed: Feed | null
  readonly sharing: Sharing | null
  /** The search that the page answers, to be counted. */
  readonly search: Pick<CountedSearch, 'language' | 'term'> | null
  /** The page's path in each language, where it is not the same in all. */
  readonly paths: LocalizedPaths | null
  /** The countries that the page is for; null for all. */
  readonly countries: CountryLimits | null
}

/** Holds the page of a request. The server fills it before the first loader runs. */
export const pageContext = createContext<{ page: Page }>()

/** A page of which its loader has said nothing yet. */
export function blankPage(handle = joinHandles([]), isPreview = false): Page {
  return {
    ...handle,
    isPreview,
    lifetime: DEFAULT_LIFETIME,
    tags: [],
    structuredData: [],
    feed: null,
    sharing: null,
    search: null,
    paths: null,
    countries: null,
  }
}

/** Describes the page that a loader has read. Only the server reads it: none of it is sent to the browser as data. */
export function describePage(
  context: Readonly<RouterContextProvider>,
  description: Partial<Omit<Page, 'isShared' | 'isPreview' | 'parameters' | 'canonicalParameters'>>,
): void {
  const holder = context.get(pageContext)
  holder.page = { ...holder.page, ...description }
}

/** Tags a page with all the products that it shows, by their global ids. */
export function productTags(productIds: readonly string[]): readonly string[] {
  return productIds.map((id) => `product:${idNumber(id)}`)
}
