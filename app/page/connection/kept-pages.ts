/** The pages of pieces and stories that a browser has kept, so that they open without a connection. */
export const KEPT_PAGES = 'kept-pages'

export type KeptPage = {
  /** With its locale. */
  readonly path: string
  readonly title: string
  readonly kind: 'piece' | 'story'
}

/** How many of each are kept. */
const KEPT_MAX = { piece: 12, story: 6 } as const
const TITLE_HEADER = 'kept-title'
const KIND_HEADER = 'kept-kind'

/**
 * Keeps the data of a page. Only what all guests share is kept, which holds nothing personal; the response itself says so. The
 * oldest pages make room.
 */
export async function keepPage({ path, title, kind }: KeptPage, send: typeof fetch): Promise<void> {
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
  for (const page of ofKind.slice(KEPT_MAX[kind])) await cache.delete(`${page.path}.data`)
}

/** The data of a kept page (`path` as the router requests it: '/products/x.data'); null if it is not kept. */
export async function findKeptPage(path: string): Promise<Response | null> {
  const cache = await openCache()
  return (await cache?.match(path)) ?? null
}

/** The kept pages, those that were seen last first. */
export async function listKeptPages(): Promise<readonly KeptPage[]> {
  const cache = await openCache()
  return cache ? readAll(cache) : []
}

/** Forgets them, for whoever signs in, or wants what they viewed to be forgotten. */
export async function forgetKeptPages(): Promise<void> {
  await globalThis.caches?.delete(KEPT_PAGES).catch(() => false)
}

async function readAll(cache: Cache): Promise<readonly KeptPage[]> {
  const pages: KeptPage[] = []
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
  return (await globalThis.caches?.open(KEPT_PAGES).catch(() => null)) ?? null
}
