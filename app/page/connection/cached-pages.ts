/** The pages of pieces and stories that a browser has cached, so that they open without a connection. */
export const CACHED_PAGES = 'cached-pages'

export type CachedPage = {
  /** With its locale. */
  readonly path: string
  readonly title: string
  readonly kind: 'piece' | 'story'
}

/** How many of each are cached. */
const CACHED_MAX = { piece: 12, story: 6 } as const
const TITLE_HEADER = 'cached-title'
const KIND_HEADER = 'cached-kind'

/**
 * Keeps the data of a page. Only what all guests share is cached, which holds nothing personal; the response itself says so. The
 * oldest pages make room.
 */
export async function keepPage({ path, title, kind }: CachedPage, send: typeof fetch): Promise<void> {
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

/** The data of a cached page (`path` as the router requests it: '/products/x.data'); null if it is not cached. */
export async function findCachedPage(path: string): Promise<Response | null> {
  const cache = await openCache()
  return (await cache?.match(path)) ?? null
}

/** The cached pages, those that were seen last first. */
export async function listCachedPages(): Promise<readonly CachedPage[]> {
  const cache = await openCache()
  return cache ? readAll(cache) : []
}

/** Forgets them, for anyone who signs in, or wants what they viewed to be forgotten. */
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

/** Null where a browser stores nothing. */
async function openCache(): Promise<Cache | null> {
  return (await globalThis.caches?.open(CACHED_PAGES).catch(() => null)) ?? null
}
