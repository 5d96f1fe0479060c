import type { PageHandle } from '#app/page/page-handle.ts'
import type { PageOutcome } from '../http/metrics.ts'
import type { MadePage } from '../pages.ts'
import { answerWithCached, type CachedPage, type PageAnswer, toCachedPage } from './cached-page.ts'
import { guestRequest, isGuest } from './guest.ts'
import { withLostParameters } from './lost-parameters.ts'
import { pageAddress, pathOf } from './page-address.ts'
import { createPageStore } from './page-store.ts'

/** What the pages state before they are made. */
export type PageHandles = {
  /** The search parameters that reach a shared page. */
  readonly pageParameters: ReadonlySet<string>
  handleAt(pathname: string): Required<PageHandle>
}

export type PageCacheOptions = {
  publicOrigin: string
  maxBytes: number
  nowMs: () => number
  /** The storefront states them, which is loaded with the first page. */
  loadHandles(): Promise<PageHandles>
  /** Makes a page, uncompressed and with all its headers. */
  render(request: Request): Promise<MadePage>
  onOutcome(outcome: PageOutcome): void
  /** Reports a fault that no visitor is answered with. */
  report(fault: unknown, message: string): void
}

export type PageCache = {
  /** A cached page at once; null when there is none, or when the request is not a guest's. */
  find(request: Request, requestId: string): PageAnswer | null
  /** Answers any page request: a guest's out of the cache or into it, every other privately. */
  answer(request: Request): Promise<PageAnswer>
  /** Forgets pages that have one of the tags, or no tags; all of them for null. */
  purge(tags: readonly string[] | null): void
  size(): { pages: number; bytes: number }
}

/** What came of making a guest's page. `private`: each visitor has to be answered by themselves. */
type Made =
  | { kind: 'cached'; page: CachedPage }
  | { kind: 'passing'; response: () => Response }
  | { kind: 'private' }

type Making = { made: Promise<Made>; isOutdated: boolean }

/**
 * The guest page cache (architecture.md §4.1). A page is made once for all guests, from nothing but its
 * address; however many ask for it meanwhile, it is made once. A page past its time is shown once more while
 * a new one is made. A page that was being made when something changed is not stored.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { publicOrigin, nowMs, render, loadHandles, onOutcome, report } = options
  const store = createPageStore(options.maxBytes)
  const makings = new Map<string, Making>()
  let handles: PageHandles | null = null

  const addressOf = (request: Request, { pageParameters }: PageHandles) =>
    isGuest(request) ? pageAddress(request.url, pageParameters) : null

  function find(request: Request, requestId: string): PageAnswer | null {
    const address = handles && addressOf(request, handles)
    const stored = address === null ? undefined : store.get(address)
    if (address === null || !stored || stored.staleUntilMs <= nowMs()) return null
    const outcome = stored.freshUntilMs > nowMs() ? 'hit' : 'stale'
    // A fault while making the new page leaves the old one in place until its time is up.
    if (outcome === 'stale') make(address).catch((fault: unknown) => report(fault, 'page not renewed'))
    onOutcome(outcome)
    return answerWithCached(request, stored.page, { outcome, nowMs: nowMs(), requestId })
  }

  async function answer(request: Request): Promise<PageAnswer> {
    handles ??= await loadHandles()
    const { pageParameters, handleAt } = handles
    const address = addressOf(request, handles)
    if (address === null || !handleAt(pathOf(address)).isShared) return answerPrivately(request)
    const made = await make(address)
    if (made.kind === 'private') return answerPrivately(request)
    onOutcome('miss')
    if (made.kind === 'cached')
      return answerWithCached(request, made.page, { outcome: 'miss', nowMs: nowMs() })
    return { response: withLostParameters(made.response(), request.url, pageParameters), search: null }
  }

  function make(address: string): Promise<Made> {
    const running = makings.get(address)
    if (running) return running.made
    const making: Making = { made: makeAndStore(address, () => making.isOutdated), isOutdated: false }
    makings.set(address, making)
    return making.made.finally(() => {
      if (makings.get(address) === making) makings.delete(address)
    })
  }

  async function makeAndStore(address: string, isOutdated: () => boolean): Promise<Made> {
    const startedMs = nowMs()
    const made = await render(guestRequest(publicOrigin, address))
    const { response, page } = made
    if (response.headers.has('set-cookie')) {
      const fault = new Error(`The shared page at ${pathOf(address)} sets a cookie`)
      report(fault, 'page not shared')
      return { kind: 'private' }
    }
    if (response.status !== 200) return passing(response)
    const cached = await toCachedPage(made, startedMs)
    const freshUntilMs = startedMs + page.lifetime.freshSeconds * 1000
    const staleUntilMs = freshUntilMs + page.lifetime.staleSeconds * 1000
    if (!isOutdated()) store.put(address, { page: cached, tags: page.tags, freshUntilMs, staleUntilMs })
    return { kind: 'cached', page: cached }
  }

  async function answerPrivately(request: Request): Promise<PageAnswer> {
    onOutcome('private')
    const { response, page } = await render(request)
    return { response: neverShared(response), search: page.search }
  }

  return {
    find,
    answer,
    purge(tags) {
      store.purge(tags)
      // What a page under way depends on is not known yet: nobody who comes from now on is given it.
      for (const making of makings.values()) making.isOutdated = true
      makings.clear()
    },
    size: store.size,
  }
}

/** A redirect, a missing page, a fault: the same for all who wait for it now, but not stored for others. */
async function passing(response: Response): Promise<Made> {
  const { status, headers } = neverShared(response)
  const body = response.body === null ? null : await response.arrayBuffer()
  return { kind: 'passing', response: () => new Response(body, { status, headers }) }
}

/** What one visitor got may not be stored by anyone in between. */
function neverShared(response: Response): Response {
  const { headers } = response
  if (!/private|no-store/.test(headers.get('cache-control') ?? ''))
    headers.set('cache-control', 'private, no-store')
  return response
}
