import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import { acceptedEncoding, type Encoding } from '../http/accepted-encoding.ts'

/** A page as it is kept: compressed, with the headers it goes out with. */
export type KeptPage = {
  etag: string
  headers: Record<string, string>
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>
  bytes: number
  /** When it was begun, in milliseconds since 1970. */
  madeMs: number
}

/** One visitor sees the guest's page, another with a session their own: a shared cache has to know. */
const VARY = 'Accept-Encoding, Cookie'
/** Quick enough for a page made on demand, and within 5 % of the best. */
const BROTLI_QUALITY = 6

/** Compresses a page once for everybody. `headers` are those of every copy. */
export async function keepPage(body: Uint8Array, headers: Headers, madeMs: number): Promise<KeptPage> {
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
  // Weak, since the two encodings differ byte by byte.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return {
    etag,
    headers: { ...Object.fromEntries(headers), etag, vary: VARY },
    bodies: { br, gzip: gzipped },
    bytes: br.length + gzipped.length,
    madeMs,
  }
}

/**
 * The answer to one visitor: 304 if they have it, else in the encoding they take. Its age tells a shared cache how much
 * of its time is over.
 */
export function answerWithKept(
  request: Request,
  page: KeptPage,
  { outcome, nowMs }: { outcome: 'hit' | 'stale' | 'miss'; nowMs: number },
): Response {
  const age = String(Math.max(0, Math.floor((nowMs - page.madeMs) / 1000)))
  const headers: Record<string, string> = { ...page.headers, age, 'x-cache': outcome }
  if (request.headers.get('if-none-match')?.includes(page.etag))
    return new Response(null, { status: 304, headers })
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
  if (encoding) headers['content-encoding'] = encoding
  if (request.method === 'HEAD') return new Response(null, { headers })
  return new Response(encoding ? page.bodies[encoding] : gunzipSync(page.bodies.gzip), { headers })
}
