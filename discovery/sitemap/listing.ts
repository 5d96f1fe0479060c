import type { LocalizedPaths } from '#app/page/address/localized-paths.ts'
import type { Clients } from '#clients/clients.ts'
import type { CategoryNode } from '#clients/content/category.ts'
import { COLLECTIONS_PATH } from '#clients/content/pages/collection.ts'
import type { ListedPageType } from '#clients/content/pages/listed-pages.ts'
import { pathInAllLanguages, pathsBy } from '#clients/content/pages/page-slugs.ts'
import type { CountedCategory } from '#clients/search/categories/find-category-tree.ts'
import type { CountryLimits } from '#domain/content/country-visibility.ts'
import type { Result } from '#domain/result.ts'
import { maySeeProduct } from '#domain/visitor/roles.ts'
import { SourceUnavailable } from '../document/machine-document.ts'

export type ListedPage = {
  /** Paths without the locale. */
  readonly paths: LocalizedPaths
  /** The countries in which the page is visible; null for all. */
  readonly shownIn: CountryLimits | null
  /** ISO 8601; null if unknown. */
  readonly updatedAt: string | null
}

/**
 * All pages of a kind, in batches and in a fixed order: `next` is where the following batch starts. `count` includes
 * pages that guests cannot see.
 */
export type Listing = (
  after: string | null,
) => Promise<{ readonly pages: readonly ListedPage[]; readonly count: number; readonly next: string | null }>

/** Counts the same batches, for kinds of which every page is visible in every language. */
export type CountBatch = (
  after: string | null,
) => Promise<{ readonly count: number; readonly next: string | null }>

/** Each kind has separate sitemaps. */
export const SITEMAP_TYPES = [
  ...(['products', 'categories', 'artisans', 'collections', 'landings', 'posts', 'pages'] as const),
] as const
export type SitemapType = (typeof SITEMAP_TYPES)[number]

export function isSitemapType(text: string | undefined): text is SitemapType {
  return SITEMAP_TYPES.some((type) => type === text)
}

/** `findCategories` returns the categories with products that guests can find. */
export type ListingSources = Pick<Clients, 'commerce' | 'content'> & {
  readonly findCategories: () => Promise<Result<CountedCategory[], 'search-failed'>>
}

/** Creates a listing of each kind, with only the pages that guests can see. */
export function createListings({
  commerce,
  content,
  findCategories,
}: ListingSources): Readonly<Record<SitemapType, Listing>> {
  const listPagesOfTypes =
    (...types: ListedPageType[]): Listing =>
    async (after) => {
      const batch = await content.listPages({ types, after })
      if (!batch.ok) throw new SourceUnavailable(batch.code)
      return { ...batch.value, count: batch.value.pages.length }
    }
  const describedCategories = listPagesOfTypes('category')
  const describedCollections = listPagesOfTypes('collection')
  const others = listPagesOfTypes('about', 'tradeProgram', 'postType', 'legalPage')
  return {
    products: listProducts(commerce),
    categories: withOthers(describedCategories, () => listCategories(content, findCategories)),
    artisans: listPagesOfTypes('artisan'),
    collections: withOthers(describedCollections, (pages) => listCollections(commerce, pages)),
    landings: listPagesOfTypes('landing'),
    posts: listPagesOfTypes('magazine'),
    pages: withOthers(others, async () => STATIC_PAGES),
  }
}

/** Adds other pages to the first batch. `find` receives the pages that the batch already has. */
function withOthers(
  listing: Listing,
  find: (described: readonly ListedPage[]) => Promise<readonly ListedPage[]>,
): Listing {
  return async (after) => {
    const batch = await listing(after)
    return after === null ? { ...batch, pages: [...batch.pages, ...(await find(batch.pages))] } : batch
  }
}

/** Products are numerous, so their batches are counted without reading them. */
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

/** Returns collections of the commerce service without an editorial page at the same URL. */
async function listCollections(
  commerce: Clients['commerce'],
  described: readonly ListedPage[],
): Promise<ListedPage[]> {
  const found = await commerce.listShopCollections({ country: 'US', language: 'en', buyer: null })
  if (!found.ok) throw new SourceUnavailable(found.code)
  const known = new Set(described.map(({ paths }) => paths.en))
  return found.value
    .map(({ handle }) => `/collections/${handle}`)
    .filter((path) => !known.has(path))
    .map((path) => ({ paths: pathInAllLanguages(path), shownIn: null, updatedAt: null }))
}

/** Returns categories with products but no editorial page; their URL is their canonical path. */
async function listCategories(
  content: Clients['content'],
  findCategories: ListingSources['findCategories'],
): Promise<ListedPage[]> {
  const [found, described] = await Promise.all([
    findCategories(),
    content.getCategoryTree({ language: 'en' }),
  ])
  if (!found.ok) throw new SourceUnavailable(found.code)
  if (!described.ok) throw new SourceUnavailable(described.code)
  const known = new Set(flattenTree(described.value).map(({ canonicalPath }) => canonicalPath))
  return flattenTree(found.value)
    .filter(({ canonicalPath }) => !known.has(canonicalPath))
    .map(({ url }) => ({ paths: pathInAllLanguages(url), shownIn: null, updatedAt: null }))
}

function flattenTree(tree: readonly CategoryNode[]): CategoryNode[] {
  return tree.flatMap((node) => [node, ...flattenTree(node.children)])
}

/** Pages that do not depend on editors. */
const STATIC_PAGES: readonly ListedPage[] = [
  ...['/', '/artisans', '/magazine', COLLECTIONS_PATH, '/contact', '/sitemap'],
].map((path) => ({ paths: pathInAllLanguages(path), shownIn: null, updatedAt: null }))
