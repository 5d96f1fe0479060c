import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { ChatHours } from '#domain/chat/chat-hours.ts'
import type { DeliveryNotice } from '#domain/delivery/delivery-notices.ts'
import type { Language, Locale } from '#domain/market/locale.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Audience } from '#domain/visitor/segments.ts'
import type { ContentBlock } from './blocks/blocks.ts'
import { BLOCKS } from './blocks/blocks-query.ts'
import { readBlocks } from './blocks/read-blocks.ts'
import { type Category, type CategoryNode, readCategory, readCategoryTree } from './category.ts'
import {
  type ChangedDocument,
  type DueDocument,
  readChangedDocuments,
  readDueDocuments,
} from './changed-documents.ts'
import { readChatHours } from './chat-hours.ts'
import { type Frame, type FrameRequest, readDeliveryNotices, readFrame } from './frame.ts'
import { type Home, readHome } from './home.ts'
import {
  type ArtisanDocument,
  findArtisanDocuments,
  readArtisanDocuments,
} from './pages/artisans/artisan-documents.ts'
import { type ListedPage, type ListedPageType, readListedPages } from './pages/listed-pages.ts'
import { createPageCalls, type PageCalls } from './pages/page-calls.ts'
import { type Redirects, readRedirects } from './pages/redirects.ts'
import type { ContentClientOptions, ResponseCacheSettings } from './reading/content-options.ts'
import type { ContentReader } from './reading/content-reader.ts'
import { createContentReader } from './reading/content-reader.ts'
import type { CacheReader, ContentResponse, InPreview } from './reading/content-response.ts'
import { parseValidItems } from './reading/content-shapes.ts'
import { text } from './reading/groq.ts'
import { readSignUpLayer, type SignUpLayer } from './sign-up-layer.ts'

export type {
  ContentClientOptions,
  ContentProblem,
  ResponseCacheSettings,
} from './reading/content-options.ts'

export type ContentClient = PageCalls & {
  /** Loads the menu, the messages above it, the footer, the offices and the delivery notices in one request. */
  getFrame(requested: FrameRequest & InPreview): ContentResponse<Frame>
  /** The notices for deliveries to a country (Spec §9), for all days. */
  getDeliveryNotices(requested: { locale: Locale } & InPreview): ContentResponse<DeliveryNotice[]>
  /** Spec §3, chat configuration. */
  getChatHours(requested: InPreview): ContentResponse<ChatHours>
  /** The layer for the country (Spec §7) and the visitor's audiences; null if there is none. */
  getSignUpLayer(
    requested: { locale: Locale; segments: readonly Audience[] } & InPreview,
  ): ContentResponse<SignUpLayer | null>
  getHome(requested: { locale: Locale } & InPreview): ContentResponse<Home | null>
  /**
   * Finds a category by a path such as `arredo/sedute` or `furniture/seating`, with slugs in any language or canonical
   * ones. Its `url` is in the requested language, so that a page at another URL can redirect to it.
   */
  getCategory(requested: { path: string; language: Language } & InPreview): ContentResponse<Category | null>
  /** The content of the category whose document has this id; empty if there is none. */
  getCategoryContent(requested: { id: string; locale: Locale } & InPreview): ContentResponse<ContentBlock[]>
  getCategoryTree(requested: { language: Language } & InPreview): ContentResponse<CategoryNode[]>
  /** In the editor's order. */
  getPopularSearches(requested: { language: Language } & InPreview): ContentResponse<string[]>
  getRedirects(requested: { language: Language } & InPreview): ContentResponse<Redirects>
  /**
   * Published pages for all countries, in batches: `after` is the `next` of the previous batch. Never cached, because
   * callers read the whole shop.
   */
  listPages(requested: {
    types: readonly ListedPageType[]
    after: string | null
  }): ContentResponse<{ pages: ListedPage[]; next: string | null }>
  /** Published workshops in all languages, in batches like `listPages`. Never cached. */
  listArtisans(requested: {
    after: string | null
  }): ContentResponse<{ artisans: ArtisanDocument[]; next: string | null }>
  findArtisans(requested: { ids: readonly string[] }): ContentResponse<ArtisanDocument[]>
  /** The documents changed after the given one, in batches. Never cached. */
  listChanged(requested: { after: ChangedDocument }): ContentResponse<ChangedDocument[]>
  /** Documents that became due between two times. Never cached. */
  listDue(requested: { after: Date; until: Date }): ContentResponse<DueDocument[]>
  /** A client that reads content as of another time, without caching, for an editor who previews a date. */
  at(time: Date): ContentClient
  /** Clears the cache; called when the content service announces a change. */
  forget(): void
}

const POPULAR = `*[_type == "searchPage"][0].popularSearches[]{ "text": ${text('text')} }.text`

const CONTENT = `*[_type == "category" && _id == $id][0].content[]${BLOCKS}`

const blocks = z.array(z.unknown()).nullable()

type ResponseCache = {
  /** Failures are not cached. */
  remember<Value, Code extends string>(
    key: string,
    call: () => Promise<Result<Value, Code>>,
  ): Promise<Result<Value, Code>>
  forget(): void
}

/** Frames are the largest responses, about 100 KB each: this many stay below 50 MB. */
const CACHED_RESPONSES_MAX = 500

/** A client of the content service, embedded or hosted (architecture.md §1), based on the official library. */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const read = createContentReader(options)
  const cache = createResponseCache(options.responseCache ?? null)

  const cacheReader: CacheReader = (name, reader) => {
    return (requested) => {
      const { isPreview, ...key } = requested
      if (isPreview) return reader(read, requested)
      return cache.remember(`${name} ${JSON.stringify(key)}`, () => reader(read, requested))
    }
  }

  return {
    getFrame: cacheReader('frame', readFrame),
    getDeliveryNotices: cacheReader('delivery notices', readDeliveryNotices),
    getChatHours: cacheReader('chat hours', readChatHours),
    getSignUpLayer: cacheReader('sign-up layer', readSignUpLayer),
    getHome: cacheReader('home', readHome),
    getCategory: cacheReader('category', readCategory),
    getCategoryContent: cacheReader('category content', readCategoryContent),
    getCategoryTree: cacheReader('categories', readCategoryTree),
    getPopularSearches: cacheReader('popular searches', readPopularSearches),
    ...createPageCalls(cacheReader),
    getRedirects: cacheReader('redirects', readRedirects),
    listPages: (requested) => readListedPages(read, requested),
    listArtisans: (requested) => readArtisanDocuments(read, requested),
    findArtisans: (requested) => findArtisanDocuments(read, requested),
    listChanged: (requested) => readChangedDocuments(read, requested),
    listDue: (requested) => readDueDocuments(read, requested),
    at: (time) => {
      const { responseCache: _, ...uncached } = options
      return createContentClient({ ...uncached, nowMs: () => time.getTime() })
    },
    forget: cache.forget,
  }
}

async function readPopularSearches(
  { read, report }: ContentReader,
  { language, isPreview = false }: { language: Language; isPreview?: boolean },
): Promise<Result<string[], 'content-unavailable'>> {
  const schema = z.array(z.unknown()).nullish()
  const params = { language }
  const result = await read({ what: 'popular-searches', query: POPULAR, params, schema, isPreview })
  return result.ok ? ok(parseValidItems(z.string().min(1), result.value, 'popular searches', report)) : result
}

async function readCategoryContent(
  { read, report }: ContentReader,
  { id, locale, isPreview = false }: { id: string; locale: Locale; isPreview?: boolean },
): Promise<Result<ContentBlock[], 'content-unavailable'>> {
  const { language, country } = locale
  const params = { id, language, country }
  const result = await read({ what: 'category-content', query: CONTENT, params, schema: blocks, isPreview })
  return result.ok ? ok(readBlocks(result.value, `category ${id}`, report, isPreview)) : result
}

/** Caches responses, so that pages with the same menu load it once. Concurrent callers share one request. */
export function createResponseCache(settings: ResponseCacheSettings | null): ResponseCache {
  const responses =
    settings &&
    new LRUCache<string, Promise<unknown>>({
      max: CACHED_RESPONSES_MAX,
      ttl: settings.maxAgeMs,
      ttlResolution: 0,
      perf: { now: settings.nowMs },
    })

  async function remember<Value, Code extends string>(
    key: string,
    call: () => Promise<Result<Value, Code>>,
  ): Promise<Result<Value, Code>> {
    if (!responses) return call()
    const known = responses.get(key)
    if (known) return known as Promise<Result<Value, Code>>
    const response = call()
    responses.set(key, response)
    const forget = () => responses.peek(key) === response && responses.delete(key)
    response.then((result) => result.ok || forget(), forget)
    return response
  }

  return { remember, forget: () => responses?.clear() }
}
