import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import { acceptedEncoding, type Encoding } from '../http/accepted-encoding.ts'
import type { PageResponse } from '../http/bindings.ts'
import type { RenderedPage } from './render-page.ts'

/** A compressed page with its headers. */
export type CachedPage = Pick<PageResponse, 'search'> & {
  etag: string
  headers: Record<string, string>
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>
  bytes: number
  /** When its rendering started, in milliseconds since 1970. */
  renderedMs: number
}

/**
 * Guests share one page, and a visitor with one of two cookies has their own (`guest.ts`). A `Vary` header can only
 * name all cookies, so a CDN stores a page for each visitor unless it forwards requests with these two.
 */
const VARY = { byCookie: 'Accept-Encoding, Cookie', bypassed: 'Accept-Encoding' }
/** Fast enough for a page rendered on demand, and within 5% of the best compression. */
const BROTLI_QUALITY = 6

/** Compresses a page once for all guests. Shared caches may store it for its lifetime; browsers revalidate. */
export async function toCachedPage(
  { response, page }: RenderedPage,
  { renderedMs, cdnBypassesSessions }: { renderedMs: number; cdnBypassesSessions: boolean },
): Promise<CachedPage> {
  const body = new Uint8Array(await response.arrayBuffer())
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    promisify(gzip)(body),
  ])
  // Weak, since the two encodings differ.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const { freshSeconds, staleSeconds } = page.lifetime
  const control = `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`
  return {
    search: page.search,
    etag,
    headers: {
      ...Object.fromEntries(response.headers),
      'cache-control': control,
      etag,
      vary: cdnBypassesSessions ? VARY.bypassed : VARY.byCookie,
    },
    bodies: { br, gzip: gzipped },
    bytes: br.length + gzipped.length,
    renderedMs,
  }
}

/**
 * Returns 304 if the visitor already has the page, otherwise the page in an accepted encoding. `Age` shows caches how
 * much of the lifetime has passed.
 */
export function respondWithCached(
  request: Request,
  page: CachedPage,
  { outcome, nowMs, requestId }: { outcome: 'hit' | 'stale' | 'miss'; nowMs: number; requestId?: string },
): PageResponse {
  const { search } = page
  const age = String(Math.max(0, Math.floor((nowMs - page.renderedMs) / 1000)))
  const headers: Record<string, string> = { ...page.headers, age, 'x-cache': outcome }
  if (requestId !== undefined) headers['x-request-id'] = requestId
  if (request.headers.get('if-none-match')?.includes(page.etag))
    return { response: new Response(null, { status: 304, headers }), search }
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
  if (encoding) headers['content-encoding'] = encoding
  if (request.method === 'HEAD') return { response: new Response(null, { headers }), search }
  const body = encoding ? page.bodies[encoding] : gunzipSync(page.bodies.gzip)
  return { response: new Response(body, { headers }), search }
}
