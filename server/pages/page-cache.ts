import { LRUCache } from 'lru-cache'
import type { PageHandle } from '#app/page/page-handle.ts'
import { SEGMENTS_PARAMETER } from '#app/visitor/cookies/segment-cookies.ts'
import type { PageResponse } from '../http/bindings.ts'
import type { PageOutcome } from '../http/metrics.ts'
import { type CachedPage, respondWithCached, toCachedPage } from './cached-page.ts'
import { withLostParameters } from './lost-parameters.ts'
import { pageAddress, pathOf } from './page-address.ts'
import type { RenderedPage } from './render-page.ts'

export type PageHandles = {
  /** The search parameters that affect a shared page. */
  readonly pageParameters: ReadonlySet<string>
  findPageHandle(pathname: string): Required<PageHandle>
}

export type PageCacheOptions = {
  publicOrigin: string
  maxBytes: number
  /**
   * Whether the CDN forwards requests with a cookie that makes a page private, so that pages need not vary by cookie.
   */
  cdnBypassesSessions: boolean
  nowMs: () => number
  /** Loads the handles from the storefront, together with the first page. */
  loadHandles(): Promise<PageHandles>
  render(request: Request): Promise<RenderedPage>
  onOutcome(outcome: PageOutcome): void
  report(error: unknown, message: string): void
}

export type PageCache = {
  /** Null if the page is not cached, or the request is not a guest's. */
  find(request: Request, requestId: string): PageResponse | null
  /** A guest's request uses the cache; any other is private. */
  handle(request: Request): Promise<PageResponse>
  /** Evicts pages with one of the tags, and those without tags; null evicts all. */
  purge(tags: readonly string[] | null): void
  size(): { pages: number; bytes: number }
}

/** `private`: each visitor needs their own response. */
type RenderOutcome =
  | { kind: 'cached'; page: CachedPage }
  | { kind: 'uncached'; response: () => Response }
  | { kind: 'private' }

type Rendering = { outcome: Promise<RenderOutcome>; isOutdated: boolean }

/** A visitor with one of these cookies may see personal content, so the response is private. */
const PRIVATE_COOKIE = /(?:^|;\s*)(?:__Host-)?(?:session|preview)=/

type StoredPage = {
  page: CachedPage
  /** A page without tags depends on everything. */
  tags: readonly string[]
  freshUntilMs: number
  staleUntilMs: number
}

/** Pages by URL; the least recently used ones are evicted beyond `maxBytes`. */
type PageStore = {
  get(address: string): StoredPage | undefined
  put(address: string, stored: StoredPage): void
  /** Evicts pages with one of the tags, and those without tags; null evicts all. */
  purge(tags: readonly string[] | null): void
  size(): { pages: number; bytes: number }
}

/** An entry's size apart from its bodies: headers, key, links. */
const OVERHEAD_BYTES = 2_000

/**
 * The guest page cache (architecture.md §4.1). A page is rendered once for all guests, based on its URL only, even for
 * simultaneous requests. A stale page is sent once more while a new one is rendered. A page that was being rendered
 * during a change is not stored.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { publicOrigin, nowMs, render, loadHandles, onOutcome, report } = options
  const store = createPageStore(options.maxBytes)
  const renderings = new Map<string, Rendering>()
  let handles: PageHandles | null = null

  const toGuestAddress = (request: Request, { pageParameters }: PageHandles) =>
    isGuest(request) ? pageAddress(request.url, pageParameters) : null

  function find(request: Request, requestId: string): PageResponse | null {
    const address = handles && toGuestAddress(request, handles)
    const stored = address === null ? undefined : store.get(address)
    if (address === null || !stored || stored.staleUntilMs <= nowMs()) return null
    const outcome = stored.freshUntilMs > nowMs() ? 'hit' : 'stale'
    // If rendering fails, the old page is served until it expires.
    if (outcome === 'stale')
      renderOnce(address).catch((error: unknown) => report(error, 'stale page not refreshed'))
    onOutcome(outcome)
    return respondWithCached(request, stored.page, { outcome, nowMs: nowMs(), requestId })
  }

  async function handle(request: Request): Promise<PageResponse> {
    handles ??= await loadHandles()
    const { pageParameters, findPageHandle } = handles
    const address = toGuestAddress(request, handles)
    if (address === null || !findPageHandle(pathOf(address)).isShared) return respondPrivately(request)
    const outcome = await renderOnce(address)
    if (outcome.kind === 'private') return respondPrivately(request)
    onOutcome('miss')
    if (outcome.kind === 'cached')
      return respondWithCached(request, outcome.page, { outcome: 'miss', nowMs: nowMs() })
    return { response: withLostParameters(outcome.response(), request.url, pageParameters), search: null }
  }

  function renderOnce(address: string): Promise<RenderOutcome> {
    const running = renderings.get(address)
    if (running) return running.outcome
    const rendering: Rendering = {
      outcome: renderAndStore(address, () => rendering.isOutdated),
      isOutdated: false,
    }
    renderings.set(address, rendering)
    return rendering.outcome.finally(() => {
      if (renderings.get(address) === rendering) renderings.delete(address)
    })
  }

  async function renderAndStore(address: string, isOutdated: () => boolean): Promise<RenderOutcome> {
    const startedMs = nowMs()
    const rendered = await render(guestRequest(publicOrigin, address))
    const { response, page } = rendered
    if (response.headers.has('set-cookie')) {
      const error = new Error(`The shared page at ${pathOf(address)} sets a cookie`)
      report(error, 'page not shared')
      return { kind: 'private' }
    }
    if (response.status !== 200) return createUncachedOutcome(response)
    const { cdnBypassesSessions } = options
    const cached = await toCachedPage(rendered, { renderedMs: startedMs, cdnBypassesSessions })
    const freshUntilMs = startedMs + page.lifetime.freshSeconds * 1000
    const staleUntilMs = freshUntilMs + page.lifetime.staleSeconds * 1000
    if (!isOutdated()) store.put(address, { page: cached, tags: page.tags, freshUntilMs, staleUntilMs })
    return { kind: 'cached', page: cached }
  }

  async function respondPrivately(request: Request): Promise<PageResponse> {
    onOutcome('private')
    const { response, page } = await render(request)
    return { response: makePrivate(response), search: page.search }
  }

  return {
    find,
    handle,
    purge(tags) {
      store.purge(tags)
      // The tags of a page that is being rendered are not known yet, so later requests do not wait for it.
      for (const rendering of renderings.values()) rendering.isOutdated = true
      renderings.clear()
    },
    size: store.size,
  }
}

/** A redirect, a missing page or an error is sent to everyone who is waiting, but not stored. */
async function createUncachedOutcome(response: Response): Promise<RenderOutcome> {
  const { status, headers } = makePrivate(response)
  const body = response.body === null ? null : await response.arrayBuffer()
  return { kind: 'uncached', response: () => new Response(body, { status, headers }) }
}

/** Prevents shared caches from storing a private response. */
function makePrivate(response: Response): Response {
  const { headers } = response
  if (!/private|no-store/.test(headers.get('cache-control') ?? ''))
    headers.set('cache-control', 'private, no-store')
  return response
}

/**
 * Whether the page is the same for everyone: a plain GET or HEAD without a session, and not for a browser's segments.
 */
function isGuest({ method, headers, url }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (url.includes(`?${SEGMENTS_PARAMETER}`) || url.includes(`&${SEGMENTS_PARAMETER}`)) return false
  const cookies = headers.get('cookie')
  if (cookies !== null && PRIVATE_COOKIE.test(cookies)) return false
  return headers.get('authorization') === null
}

/** Contains nothing of the actual request except the URL, so that nothing personal can be in the page. */
function guestRequest(origin: string, address: string): Request {
  return new Request(origin + address, { headers: { accept: '*/*' } })
}

function createPageStore(maxBytes: number): PageStore {
  const pages = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  return {
    get: (address) => pages.get(address),
    put: (address, stored) => pages.set(address, stored),
    purge(tags) {
      pages.forEach((stored, address) => {
        if (isAffected(stored.tags, tags)) pages.delete(address)
      })
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  }
}

/** Whether a change affects a page with these tags. */
function isAffected(tags: readonly string[], changed: readonly string[] | null): boolean {
  return tags.length === 0 || changed === null || tags.some((tag) => changed.includes(tag))
}

function sizeOf({ page }: StoredPage): number {
  return page.bytes + OVERHEAD_BYTES
}
