import { createHash } from 'node:crypto'
import { type ImageRequest, type ImageSource, parseImageRequest } from './image-request.ts'
import type { ImageStore } from './image-store.ts'
import { resize } from './resize.ts'

export type ImageEndpointOptions = {
  store: ImageStore
  allowsHost(host: string): boolean
  /** Null if there is none. The version changes with the bytes. */
  readOwn(name: string): Promise<{ bytes: Uint8Array; version: string } | null>
  /** Null if there is none. The upload at a path never changes. */
  readUploaded(path: string): Promise<Uint8Array | null>
  /** Null if it is unavailable. */
  readRemote(url: URL, maxBytes: number): Promise<Uint8Array | null>
}

export const SOURCE_BYTES_MAX = 25_000_000
const FRESH_SECONDS = 86_400
const STALE_SECONDS = 2_592_000

/**
 * Spec §7: `/images?url=&w=&q=` returns a picture in a given width and quality, in the best format that the browser
 * accepts or in that of `format=`. Each is resized once, even for simultaneous requests, and stored on disk.
 */
export function createImageEndpoint(options: ImageEndpointOptions): (request: Request) => Promise<Response> {
  const underway = new Map<string, Promise<Buffer | null>>()

  async function loadPicture(
    key: string,
    requested: ImageRequest,
    source: Uint8Array | null,
  ): Promise<Buffer | null> {
    const storeKey = `${toOriginalName(requested.source)}/${key}`
    const stored = await options.store.read(storeKey)
    if (stored) return stored
    const bytes = source ?? (await readElsewhere(requested.source))
    const resized = bytes && (await resize(bytes, requested))
    if (resized) await options.store.write(storeKey, resized)
    return resized
  }

  async function readElsewhere(source: ImageSource): Promise<Uint8Array | null> {
    if (source.kind === 'uploaded') return options.readUploaded(source.path)
    return source.kind === 'remote' ? options.readRemote(source.url, SOURCE_BYTES_MAX) : null
  }

  return async (request) => {
    const parsed = parseImageRequest(new URL(request.url), request.headers.get('accept'), options.allowsHost)
    if (!parsed.ok) return refusal(400, parsed.code)
    const { source } = parsed.value
    const own = source.kind === 'own' ? await options.readOwn(source.name) : null
    if (source.kind === 'own' && own === null) return refusal(404, 'picture-not-found')
    const key = toCacheKey(parsed.value, own?.version ?? '')
    const headers = toHeaders(parsed.value, key)
    if (request.headers.get('if-none-match') === headers.etag)
      return new Response(null, { status: 304, headers })
    const pending = underway.get(key) ?? loadPicture(key, parsed.value, own?.bytes ?? null)
    underway.set(key, pending)
    const picture = await pending.finally(() => underway.delete(key))
    if (!picture) return refusal(502, 'picture-unreadable')
    return new Response(new Uint8Array(picture), { headers })
  }
}

function toCacheKey({ source, width, quality, format }: ImageRequest, version: string): string {
  const parts = [source.kind, identify(source), version, width, quality, format]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

function identify(source: ImageSource): string {
  if (source.kind === 'own') return source.name
  return source.kind === 'uploaded' ? source.path : source.url.href
}

/** The name under which resized copies of an original are stored; for an upload, its file name. */
function toOriginalName(source: ImageSource): string {
  return source.kind === 'uploaded' ? source.path.slice(source.path.lastIndexOf('/') + 1) : identify(source)
}

function toHeaders({ format, isFormatNamed }: ImageRequest, key: string): Record<string, string> {
  return {
    'content-type': `image/${format}`,
    'cache-control': `public, max-age=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
    etag: `"${key.slice(0, 32)}"`,
    ...(!isFormatNamed && { vary: 'Accept' }),
  }
}

function refusal(status: number, code: string): Response {
  return Response.json({ code }, { status, headers: { 'cache-control': 'no-store' } })
}
