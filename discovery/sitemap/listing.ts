import type { LocalizedPaths } from '#app/page/address/localized-paths.ts'
import type { Clients } from '#clients/clients.ts'
import type { ListedPageType } from '#clients/content/pages/listed-pages.ts'
import { pathsBy, samePath } from '#clients/content/pages/page-slugs.ts'
import type { CountryLimits } from '#domain/content/country-visibility.ts'
import { maySeeProduct } from '#domain/visitor/roles.ts'
import { SourceUnavailable } from '../machine-document.ts'

/** A page in a sitemap. */
export type ListedPage = {
  /** Without the locale. */
  readonly paths: LocalizedPaths
  /** The countries that it is for; null for all. */
  readonly shownIn: CountryLimits | null
  /** ISO 8601; null if unknown. */
  readonly updatedAt: string | null
}

/**
 * All pages of a kind, a batch at a time in a fixed order: `next` is where the batch after begins. `count` is how many
 * were gone through for it, those among them that a guest may not see.
 */
export type Listing = (
  after: string | null,
) => Promise<{ readonly pages: readonly ListedPage[]; readonly count: number; readonly next: string | null }>

/** The same batches by their size alone, where every page is shown in every language. */
export type CountBatch = (
  after: string | null,
) => Promise<{ readonly count: number; readonly next: string | null }>

/** The kinds of pages that have sitemaps of their own. */
export const SITEMAP_TYPES = [
  ...(['products', 'categories', 'artisans', 'collections', 'landings', 'posts', 'pages'] as const),
] as const
export type SitemapType = (typeof SITEMAP_TYPES)[number]

export function isSitemapType(text: string | undefined): text is SitemapType {
  return SITEMAP_TYPES.some((type) => type === text)
}

/** What a guest may see of the shop, by kind. */
export function createListings({
  commerce,
  content,
}: Pick<Clients, 'commerce' | 'content'>): Readonly<Record<SitemapType, Listing>> {
  const ofEditors =
    (...types: ListedPageType[]): Listing =>
    async (after) => {
      const batch = await content.listPages({ types, after })
      if (!batch.ok) throw new SourceUnavailable(batch.code)
      return { ...batch.value, count: batch.value.pages.length }
    }
  const others = ofEditors('about', 'postType', 'legalPage')
  return {
    products: listProducts(commerce),
    categories: ofEditors('category'),
    artisans: ofEditors('artisan'),
    collections: ofEditors('collection'),
    landings: ofEditors('landing'),
    posts: ofEditors('magazine'),
    async pages(after) {
      const batch = await others(after)
      return after === null ? { ...batch, pages: [...STANDING_PAGES, ...batch.pages] } : batch
    },
  }
}

/** Products are many: how they are divided is found out without reading them. */
export function createBatchCounters({
  commerce,
}: Pick<Clients, 'commerce'>): Readonly<Partial<Record<SitemapType, CountBatch>>> {
  return {
    async products(after) {
      const batch = await commerce.countProductBatch({ after })
      if (!batch.ok) throw new SourceUnavailable(batch.code)
      return { count: batch.value.count, next: batch.value.nextCursor }
    },
  }
}

function listProducts(commerce: Clients['commerce']): Listing {
  return async (after) => {
    const batch = await commerce.listHandles({ after })
    if (!batch.ok) throw new SourceUnavailable(batch.code)
    const { products, nextCursor } = batch.value
    const pages = products
      .filter((product) => maySeeProduct('guest', product))
      .map(({ handles, updatedAt }) => ({
        paths: pathsBy((language) => `/products/${handles[language]}`),
        shownIn: null,
        updatedAt,
      }))
    return { pages, count: products.length, next: nextCursor }
  }
}

/** Pages that nobody has to write. */
const STANDING_PAGES: readonly ListedPage[] = ['/', '/artisans', '/magazine', '/sitemap'].map((path) => ({
  paths: samePath(path),
  shownIn: null,
  updatedAt: null,
}))
