import { z } from 'zod'
import type { Locale } from '#domain/market/locale.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ContentBlock } from '../blocks/blocks.ts'
import { BLOCKS } from '../blocks/blocks-query.ts'
import { readBlocks } from '../blocks/read-blocks.ts'
import type { ContentReader } from '../reading/content-reader.ts'
import type { CacheReader, ContentResponse } from '../reading/content-response.ts'
import { VISIBLE_HERE } from '../reading/groq.ts'
import { type About, readAbout } from './about.ts'
import { type Artisan, type ArtisanSummary, readArtisan, readArtisans } from './artisans/artisan.ts'
import { type Collection, readCollection } from './collection.ts'
import { type CollectionSummary, readCollections } from './collection-list.ts'
import { type FindablePage, readFindablePages } from './findable-pages.ts'
import { type Landing, readLanding } from './landing.ts'
import { type LegalPage, type LegalPageRequest, readLegalPage } from './legal-page.ts'
import { type NewestPost, readNewestPosts } from './magazine/newest-posts.ts'
import { type Post, readPost } from './magazine/post.ts'
import { type PostList, readPosts } from './magazine/post-list.ts'
import {
  RELATED,
  type RelatedPages,
  readRelatedPages,
  relatedPages,
  toRelatedPages,
} from './related-pages.ts'
import { readSitePages, type SitePage } from './site-pages.ts'
import { readTradeProgram, type TradeProgram } from './trade-program.ts'

type Requested = { readonly locale: Locale; readonly isPreview?: boolean }

/**
 * Slugs may be in any language: `paths` in the result has the page's URL in each. Null if there is no such page for the
 * country.
 */
export type PageCalls = {
  getAbout(requested: Requested): ContentResponse<About | null>
  getArtisans(requested: Requested): ContentResponse<ArtisanSummary[]>
  getArtisan(requested: Requested & { slug: string }): ContentResponse<Artisan | null>
  getCollections(requested: Requested): ContentResponse<CollectionSummary[]>
  getCollection(requested: Requested & { slug: string }): ContentResponse<Collection | null>
  getFindablePages(requested: Requested): ContentResponse<FindablePage[]>
  getLanding(requested: Requested & { slug: string }): ContentResponse<Landing | null>
  getLegalPage(requested: Requested & LegalPageRequest): ContentResponse<LegalPage | null>
  /** `page` counts from 1; a null `typeSlug` lists all types. */
  getPosts(requested: Requested & { page: number; typeSlug: string | null }): ContentResponse<PostList | null>
  getNewestPosts(requested: Requested): ContentResponse<NewestPost[]>
  getPost(requested: Requested & { slug: string }): ContentResponse<Post | null>
  /** The blocks below a product, and the pages about it or its workshop. */
  getProductEditorial(
    requested: Requested & { product: ProductForContent },
  ): ContentResponse<RelatedPages & { blocks: ContentBlock[] }>
  /** Articles and collections about workshops or a piece, and those workshops. */
  getRelatedPages(
    requested: Requested & { workshops: readonly string[]; handle: string | null },
  ): ContentResponse<RelatedPages>
  getSitePages(requested: Requested): ContentResponse<SitePage[]>
  getTradeProgram(requested: Requested): ContentResponse<TradeProgram | null>
}

/** The product attributes that rules of page content use (Spec §3, §7). */
type ProductForContent = {
  /** The English handle, by which content is assigned to products. */
  readonly handle: string
  /** Canonical path. */
  readonly categoryPath: string | null
  readonly artisanSlug: string | null
  /** As in filters, such as 'walnut'. */
  readonly materialKeys: readonly string[]
}

/** All conditions of a rule must match, and a rule needs at least one. */
const RULE_MATCHES = `(defined(rule.category) || defined(rule.artisan) || defined(rule.material))
  && (!defined(rule.category) || rule.category->canonicalPath in $categories)
  && (!defined(rule.artisan) || rule.artisan == $artisan)
  && (!defined(rule.material) || rule.material in $materials)`

const EDITORIAL = `{ "related": ${RELATED}, "content": *[_type == "productPageContent" && (_id == $id || (${RULE_MATCHES})) && ${VISIBLE_HERE}]
  | order(select(_id == $id => 0, 1) asc, position asc, _id asc){ "id": _id, "content": content${BLOCKS} } }`

export function createPageCalls(cacheReader: CacheReader): PageCalls {
  return {
    getAbout: cacheReader('about', readAbout),
    getArtisans: cacheReader('artisans', readArtisans),
    getArtisan: cacheReader('artisan', readArtisan),
    getCollections: cacheReader('collections', readCollections),
    getCollection: cacheReader('collection', readCollection),
    getFindablePages: cacheReader('findable-pages', readFindablePages),
    getLanding: cacheReader('landing', readLanding),
    getLegalPage: cacheReader('legal-page', readLegalPage),
    getPosts: cacheReader('posts', readPosts),
    getNewestPosts: cacheReader('newest-posts', readNewestPosts),
    getPost: cacheReader('post', readPost),
    getProductEditorial: cacheReader('product-page', readProductEditorial),
    getRelatedPages: cacheReader('related-pages', readRelatedPages),
    getSitePages: cacheReader('site-pages', readSitePages),
    getTradeProgram: cacheReader('trade-program', readTradeProgram),
  }
}

/** Blocks assigned to the product come first, then those that match by rule, in the editor's order. */
async function readProductEditorial(
  { read, report }: ContentReader,
  { product, locale, isPreview = false }: { product: ProductForContent; locale: Locale; isPreview?: boolean },
): Promise<Result<RelatedPages & { blocks: ContentBlock[] }, 'content-unavailable'>> {
  const params = {
    language: locale.language,
    country: locale.country,
    id: `product-page-${product.handle}`,
    categories: toAncestorPaths(product.categoryPath),
    artisan: product.artisanSlug,
    materials: product.materialKeys,
    workshops: product.artisanSlug === null ? [] : [product.artisanSlug],
    handle: product.handle,
  }
  const documents = z.array(z.object({ id: z.string(), content: z.array(z.unknown()).nullish() }))
  const schema = z.object({ related: relatedPages, content: documents })
  const result = await read({ what: 'product-page', query: EDITORIAL, params, schema, isPreview })
  if (!result.ok) return result
  const blocks = result.value.content.flatMap(({ id, content }) =>
    readBlocks(content, id, report, isPreview).map((block) => ({ ...block, key: `${id} ${block.key}` })),
  )
  return ok({ ...toRelatedPages(result.value.related, report), blocks })
}

/** 'furniture/tables/side-tables' → all three levels, since a category's content also applies to those below it. */
function toAncestorPaths(categoryPath: string | null): string[] {
  const steps = categoryPath?.split('/') ?? []
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'))
}
