import { createContext, type RouterContextProvider } from 'react-router'
import type { CountedSearch } from '#contracts/search/counted-searches.ts'
import type { CountryLimits } from '#domain/content/country-visibility.ts'
import { idNumber } from '#domain/ids.ts'
import type { Picture } from '#domain/product/product.ts'
import type { LocalizedPaths } from './address/localized-paths.ts'
import { mergeHandles, type PageHandle } from './page-handle.ts'
import { DEFAULT_LIFETIME, type PageLifetime } from './page-lifetime.ts'

/** A feed of the page's content; `path` has no locale. */
export type Feed = { readonly title: string; readonly path: string }

/** Open Graph metadata for sharing the page, unless its elements define their own. */
export type Sharing = {
  readonly title: string
  readonly description: string | null
  readonly picture: Picture | null
}

/** Times as ISO 8601. */
export type ArticleDates = { readonly publishedAt: string; readonly modifiedAt: string }

/**
 * Properties of a page besides its document: its route's `handle` defines the fixed ones, its loader describes the
 * rest. The page cache, the head of the document and the search counter read only these.
 */
export type Page = Required<PageHandle> & {
  /** Whether an editor reads drafts. The page must then be neither cached nor indexed. */
  readonly isPreview: boolean
  readonly lifetime: PageLifetime
  /** The cached page is purged when one of these changes (`product:{number}`); without tags, when anything does. */
  readonly tags: readonly string[]
  /** Structured data for search engines (schema.org). */
  readonly structuredData: readonly object[]
  readonly feed: Feed | null
  readonly sharing: Sharing | null
  /** Null for any page but an article. */
  readonly article: ArticleDates | null
  /** The search to count, if the page shows its results. */
  readonly search: Pick<CountedSearch, 'language' | 'term' | 'hasResults'> | null
  /** The page's path in each language, if it differs between them. */
  readonly paths: LocalizedPaths | null
  /** The countries that may see the page; null if all may. */
  readonly countries: CountryLimits | null
}

/** Holds the page of a request; created by the server before the first loader runs. */
export const pageContext = createContext<{ page: Page }>()

export function blankPage(
  handle = mergeHandles([]),
  { isPreview = false, lifetime = DEFAULT_LIFETIME }: Partial<Pick<Page, 'isPreview' | 'lifetime'>> = {},
): Page {
  return {
    ...handle,
    isPreview,
    lifetime,
    tags: [],
    structuredData: [],
    feed: null,
    sharing: null,
    article: null,
    search: null,
    paths: null,
    countries: null,
  }
}

export function describePage(
  context: Readonly<RouterContextProvider>,
  description: Partial<Omit<Page, 'isShared' | 'isPreview' | 'parameters' | 'canonicalParameters'>>,
): void {
  const holder = context.get(pageContext)
  holder.page = { ...holder.page, ...description }
}

export function productTags(productIds: readonly string[]): readonly string[] {
  return productIds.map((id) => `product:${idNumber(id)}`)
}
