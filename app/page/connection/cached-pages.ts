/** Cached pages of pieces and stories, which open without a connection. */
export const CACHED_PAGES = 'cached-pages'

export type CachedPage = {
  /** The path with its locale. */
  readonly path: string
  readonly title: string
  readonly kind: 'piece' | 'story'
}

/** Maximum number of cached pages per kind. */
const CACHED_MAX = { piece: 12, story: 6 } as const
const TITLE_HEADER = 'cached-title'
const KIND_HEADER = 'cached-kind'

/**
 * Caches the data of a page. Only responses that all guests share are cached, which contain nothing personal; their
 * headers mark them. The oldest pages are evicted.
 */
export async function cachePage({ path, title, kind }: CachedPage, send: typeof fetch): Promise<void> {
  const cache = await openCache()
  if (cache === null) return
  const response = await send(`${path}.data`).catch(() => null)
  if (!response?.ok || !/^public\b/.test(response.headers.get('cache-control') ?? '')) return
  const headers = new Headers(response.headers)
  for (const name of ['vary', 'set-cookie', 'content-encoding']) headers.delete(name)
  headers.set(TITLE_HEADER, encodeURIComponent(title))
  headers.set(KIND_HEADER, kind)
  const key = `${path}.data`
  await cache.delete(key)
  await cache.put(key, new Response(await response.blob(), { headers }))
  const ofKind = (await readAll(cache)).filter((page) => page.kind === kind)
  for (const page of ofKind.slice(CACHED_MAX[kind])) await cache.delete(`${page.path}.data`)
}

/** `path` is the one that the router requests: '/products/x.data'. Returns null if it is not cached. */
export async function findCachedPage(path: string): Promise<Response | null> {
  const cache = await openCache()
  return (await cache?.match(path)) ?? null
}

/** Most recently seen first. */
export async function listCachedPages(): Promise<readonly CachedPage[]> {
  const cache = await openCache()
  return cache ? readAll(cache) : []
}

/** Called when someone signs in, or wants to clear what they viewed. */
export async function forgetCachedPages(): Promise<void> {
  await globalThis.caches?.delete(CACHED_PAGES).catch(() => false)
}

async function readAll(cache: Cache): Promise<readonly CachedPage[]> {
  const pages: CachedPage[] = []
  for (const { url } of await cache.keys()) {
    const headers = (await cache.match(url))?.headers
    const kind = headers?.get(KIND_HEADER) === 'story' ? 'story' : 'piece'
    const title = decodeURIComponent(headers?.get(TITLE_HEADER) ?? '')
    pages.push({ path: new URL(url).pathname.replace(/\.data$/, ''), title, kind })
  }
  return pages.toReversed()
}

/** Returns null if the browser does not store anything. */
async function openCache(): Promise<Cache | null> {
  return (await globalThis.caches?.open(CACHED_PAGES).catch(() => null)) ?? null
}
