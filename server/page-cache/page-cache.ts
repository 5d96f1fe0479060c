import type { PageOutcome } from '../http/metrics.ts'
import { guestRequest, isGuest } from './guest.ts'
import { answerWithKept, type KeptPage, keepPage } from './kept-page.ts'
import { withLostParameters } from './lost-parameters.ts'
import { pageAddress } from './page-address.ts'
import { pageLifetime, pageTags, TAGS_HEADER } from './page-lifetime.ts'
import { createPageStore } from './page-store.ts'

export type PageCacheOptions = {
  publicOrigin: string
  maxBytes: number
  nowMs: () => number
  /** Makes a page, uncompressed and with all its headers. */
  render(request: Request): Promise<Response>
  /** The route that answers an address if it makes pages for guests; null if it never does. */
  guestRouteOf(pathname: string): Promise<string | null>
  onOutcome(outcome: PageOutcome): void
  /** Told of a fault while a page past its time was made anew: nobody waited for it. */
  report(fault: unknown): void
}

export type PageCache = {
  /** A kept page at once; null when there is none, or when the request is not a guest's. */
  find(request: Request): Response | null
  /** Answers any page request: a guest's out of the cache or into it, every other privately. */
  answer(request: Request): Promise<Response>
  /** Forgets pages that have one of the tags, or no tags; all of them for null. */
  purge(tags: readonly string[] | null): void
  size(): { pages: number; bytes: number }
}

/** What came of making a guest's page. `private`: it is none, each visitor has to be answered by themselves. */
type Made =
  | { kind: 'kept'; page: KeptPage }
  | { kind: 'passing'; response: () => Response }
  | { kind: 'private' }

type Making = { made: Promise<Made>; isOutdated: boolean }

/**
 * The guest page cache (architecture.md §4.1). A page is made once for all guests, from nothing but its
 * address; however many ask for it meanwhile, it is made once. A page past its time is shown once more while
 * a new one is made. What changes while a page is being made keeps it from being kept.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { publicOrigin, nowMs, render, guestRouteOf, onOutcome, report } = options
  const store = createPageStore(options.maxBytes)
  const makings = new Map<string, Making>()
  const privateRoutes = new Set<string>()

  function find(request: Request): Response | null {
    const address = isGuest(request) ? pageAddress(request.url) : null
    const stored = address === null ? undefined : store.get(address)
    if (address === null || !stored || stored.staleUntilMs <= nowMs()) return null
    const outcome = stored.freshUntilMs > nowMs() ? 'hit' : 'stale'
    // A fault while making the new page leaves the old one standing until its time is up.
    if (outcome === 'stale') make(address).catch(report)
    onOutcome(outcome)
    return answerWithKept(request, stored.page, { outcome, nowMs: nowMs() })
  }

  async function answer(request: Request): Promise<Response> {
    const address = isGuest(request) ? pageAddress(request.url) : null
    const route = address === null ? null : await guestRouteOf(pathOf(address))
    if (address === null || route === null || privateRoutes.has(route)) return answerPrivately(request)
    const made = await make(address)
    if (made.kind === 'private') {
      privateRoutes.add(route)
      return answerPrivately(request)
    }
    onOutcome('miss')
    if (made.kind === 'kept') return answerWithKept(request, made.page, { outcome: 'miss', nowMs: nowMs() })
    return withLostParameters(made.response(), request.url)
  }

  function make(address: string): Promise<Made> {
    const running = makings.get(address)
    if (running) return running.made
    const making: Making = { made: makeAndKeep(address, () => making.isOutdated), isOutdated: false }
    makings.set(address, making)
    return making.made.finally(() => {
      if (makings.get(address) === making) makings.delete(address)
    })
  }

  async function makeAndKeep(address: string, isOutdated: () => boolean): Promise<Made> {
    const startedMs = nowMs()
    const response = await render(guestRequest(publicOrigin, address))
    const lifetime = pageLifetime(response)
    if (!lifetime) return passing(response)
    const headers = new Headers(response.headers)
    headers.delete(TAGS_HEADER)
    const page = await keepPage(new Uint8Array(await response.arrayBuffer()), headers, startedMs)
    const freshUntilMs = startedMs + lifetime.freshSeconds * 1000
    const staleUntilMs = freshUntilMs + lifetime.staleSeconds * 1000
    if (!isOutdated())
      store.put(address, { page, tags: pageTags(response.headers), freshUntilMs, staleUntilMs })
    return { kind: 'kept', page }
  }

  async function answerPrivately(request: Request): Promise<Response> {
    onOutcome('private')
    return neverShared(await render(request))
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

/** A redirect, a missing page, a fault: the same for all who wait for it now, but not kept for others. */
async function passing(response: Response): Promise<Made> {
  if (response.status === 200 || response.headers.has('set-cookie')) return { kind: 'private' }
  const { status, headers } = neverShared(response)
  const body = response.body === null ? null : await response.arrayBuffer()
  return { kind: 'passing', response: () => new Response(body, { status, headers }) }
}

/** What one visitor got may not be kept by anybody in between, whatever its route says of guests. */
function neverShared(response: Response): Response {
  const { headers } = response
  headers.delete(TAGS_HEADER)
  if (!/private|no-store/.test(headers.get('cache-control') ?? ''))
    headers.set('cache-control', 'private, no-store')
  return response
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address
}
