import type { Locale } from '#domain/locale.ts'
import type { ContentBlock } from '../blocks/blocks.ts'
import type { ContentAnswer, Remembered } from '../reading/content-answer.ts'
import { type About, readAbout } from './about.ts'
import { type Artisan, type ArtisanSummary, readArtisan, readArtisans } from './artisan.ts'
import { type Collection, readCollection } from './collection.ts'
import { type FindablePage, readFindablePages } from './findable-pages.ts'
import { type Landing, readLanding } from './landing.ts'
import { type LegalPage, type LegalPageAsked, readLegalPage } from './legal-page.ts'
import { type NewestPost, readNewestPosts } from './newest-posts.ts'
import { type OfficeLink, readOffices } from './offices.ts'
import { type Post, readPost } from './post.ts'
import { type PostList, readPosts } from './post-list.ts'
import { type ProductForContent, readProductPageContent } from './product-page.ts'
import { readSitePages, type SitePage } from './site-pages.ts'

type Asked = { readonly locale: Locale; readonly isPreview?: boolean }

/**
 * Pages that editors write. A slug may be that of any language: `paths` in the answer says where the page lives
 * in each. Null where there is no such page, or none for the country.
 */
export type PageCalls = {
  getAbout(asked: Asked): ContentAnswer<About | null>
  /** In the curated order. */
  getArtisans(asked: Asked): ContentAnswer<ArtisanSummary[]>
  getArtisan(asked: Asked & { slug: string }): ContentAnswer<Artisan | null>
  getCollection(asked: Asked & { slug: string }): ContentAnswer<Collection | null>
  /** What a search may find beside products. */
  getFindablePages(asked: Asked): ContentAnswer<FindablePage[]>
  getLanding(asked: Asked & { slug: string }): ContentAnswer<Landing | null>
  getLegalPage(asked: Asked & LegalPageAsked): ContentAnswer<LegalPage | null>
  /** Pages are counted from 1; `typeSlug` null lists all types. */
  getPosts(asked: Asked & { page: number; typeSlug: string | null }): ContentAnswer<PostList | null>
  /** The offices of the house, the headquarters first. */
  getOffices(asked: Asked): ContentAnswer<OfficeLink[]>
  /** The newest posts of all types, for a feed. */
  getNewestPosts(asked: Asked): ContentAnswer<NewestPost[]>
  getPost(asked: Asked & { slug: string }): ContentAnswer<Post | null>
  getProductPageContent(asked: Asked & { product: ProductForContent }): ContentAnswer<ContentBlock[]>
  getSitePages(asked: Asked): ContentAnswer<SitePage[]>
}

export function createPageCalls(remembered: Remembered): PageCalls {
  return {
    getAbout: remembered('about', readAbout),
    getArtisans: remembered('artisans', readArtisans),
    getArtisan: remembered('artisan', readArtisan),
    getCollection: remembered('collection', readCollection),
    getFindablePages: remembered('findable-pages', readFindablePages),
    getLanding: remembered('landing', readLanding),
    getLegalPage: remembered('legal-page', readLegalPage),
    getPosts: remembered('posts', readPosts),
    getOffices: remembered('offices', readOffices),
    getNewestPosts: remembered('newest-posts', readNewestPosts),
    getPost: remembered('post', readPost),
    getProductPageContent: remembered('product-page', readProductPageContent),
    getSitePages: remembered('site-pages', readSitePages),
  }
}
