import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { runInBackground } from '#services/kernel/database/bounded-pool.ts'
import { type MachineDocument, SourceUnavailable } from './machine-document.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * A document that is being written or is complete. Any number of readers may read the compressed bytes written so far.
 */
type Writing = {
  readonly chunks: Bytes[]
  bytes: number
  state: 'open' | 'complete' | 'broken'
  isOutdated: boolean
  etag: string | null
  /** Called once when more bytes are available, or at the end. */
  waiting: (() => void)[]
}

type Entry = { readonly writing: Writing; readonly document: MachineDocument }

export type DocumentCacheOptions = {
  readonly maxBytes: number
  readonly maxAgeSeconds: number
  readonly nowMs: () => number
  readonly report: (error: unknown) => void
}

/**
 * Caches compressed documents. Each is written once for all concurrent readers, who stream it as it is written; the
 * uncompressed text is never in memory as a whole. A document that changes while being written is not cached.
 */
export function createDocumentCache({ maxBytes, maxAgeSeconds, nowMs, report }: DocumentCacheOptions) {
  const stored = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ writing }) => writing.bytes,
    ttl: maxAgeSeconds * 1000,
    ttlResolution: 0,
    perf: { now: nowMs },
  })
  const writings = new Map<string, Promise<Writing | null>>()
  const pending = new Map<Entry, Promise<void>>()
  const closing = new AbortController()
  let lastLongWriting: Promise<unknown> = Promise.resolve()

  async function respond(request: Request, path: string, document: MachineDocument): Promise<Response> {
    const found = stored.get(path)
    if (found) return send(request, found.writing, document)
    try {
      const running = writings.get(path) ?? startWriting(path, document)
      const writing = await running
      if (writing === null) return new Response('There is no such document.', { status: 404 })
      return send(request, writing, document)
    } catch (error) {
      if (!(error instanceof SourceUnavailable)) throw error
      return new Response('Not available at the moment.', { status: 503, headers: { 'retry-after': '30' } })
    }
  }

  function startWriting(path: string, document: MachineDocument): Promise<Writing | null> {
    const forget = () => writings.delete(path)
    // Any number of readers may follow the writing, so it must not end with one reader's deadline.
    const start = () => runInBackground(() => write(path, document))
    const started = document.isLong ? lastLongWriting.then(start) : start()
    const writing = started.then((result) => result?.writing ?? null)
    writings.set(path, writing)
    const ended = started.then((result) => result?.ended).finally(forget)
    // Readers follow `writing`; only the next writer needs to know when it ends.
    ended.catch(() => {})
    if (document.isLong) lastLongWriting = ended.catch(() => {})
    return writing
  }

  async function write(path: string, document: MachineDocument) {
    const writing = createWriting()
    const entry = { writing, document }
    // A change from here on makes the document outdated, since even unread parts may come from earlier data.
    pending.set(entry, Promise.resolve())
    const texts = await openSource(document).catch((error: unknown) => {
      pending.delete(entry)
      throw error
    })
    if (texts === null) {
      pending.delete(entry)
      return null
    }
    const ended = compressInto(writing, texts, closing.signal)
      .then(
        () => {
          end(writing, 'complete')
          if (!writing.isOutdated) stored.set(path, entry)
        },
        (error: unknown) => {
          end(writing, 'broken')
          if (!closing.signal.aborted) report(error)
        },
      )
      .finally(() => pending.delete(entry))
    pending.set(entry, ended)
    return { writing, ended }
  }

  function send(request: Request, writing: Writing, { contentType }: MachineDocument): Response {
    const headers = new Headers({
      'content-type': contentType,
      'cache-control': `public, max-age=${Math.min(maxAgeSeconds, BROWSER_SECONDS)}`,
      vary: 'Accept-Encoding',
    })
    if (writing.etag) headers.set('etag', writing.etag)
    const knownEtags = request.headers.get('if-none-match')
    if (writing.etag && knownEtags?.includes(writing.etag))
      return new Response(null, { status: 304, headers })
    const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(
      request.headers.get('accept-encoding') ?? '',
    )
    if (acceptsGzip) headers.set('content-encoding', 'gzip')
    if (request.method === 'HEAD') return new Response(null, { headers })
    const body = streamWriting(writing)
    return new Response(acceptsGzip ? body : body.pipeThrough(new DecompressionStream('gzip')), { headers })
  }

  return {
    respond,
    /** Removes all documents, or those that depend on products. */
    purge(what: 'everything' | 'products'): void {
      const isAffected = ({ document }: Entry) => what === 'everything' || document.dependsOnProducts
      stored.forEach((entry, path) => {
        if (isAffected(entry)) stored.delete(path)
      })
      for (const entry of pending.keys()) if (isAffected(entry)) entry.writing.isOutdated = true
    },
    size: () => ({ documents: stored.size }),
    async close(): Promise<void> {
      closing.abort()
      await Promise.all(pending.values())
    },
  }
}

/** Readers revalidate after an hour at the latest. */
const BROWSER_SECONDS = 3600

/** Waits for the first chunk, so that an unavailable source is known before the response starts. */
async function openSource(document: MachineDocument): Promise<AsyncIterable<string> | null> {
  const text = await document.open()
  if (text === null) return null
  const iterator = text[Symbol.asyncIterator]()
  const first = await iterator.next()
  async function* texts() {
    for (let step = first; !step.done; step = await iterator.next()) yield step.value
  }
  return texts()
}

function compressInto(writing: Writing, texts: AsyncIterable<string>, signal: AbortSignal): Promise<void> {
  const collect = async (compressed: AsyncIterable<Buffer>) => {
    for await (const chunk of compressed) append(writing, new Uint8Array(chunk))
  }
  return pipeline(Readable.from(texts), createGzip(), collect, { signal })
}

function createWriting(): Writing {
  return { chunks: [], bytes: 0, state: 'open', isOutdated: false, etag: null, waiting: [] }
}

function append(writing: Writing, chunk: Bytes): void {
  writing.chunks.push(chunk)
  writing.bytes += chunk.length
  wake(writing)
}

function end(writing: Writing, state: 'complete' | 'broken'): void {
  const digest = createHash('sha256')
  for (const chunk of writing.chunks) digest.update(chunk)
  // Weak, since the same document is sent both compressed and uncompressed.
  if (state === 'complete') writing.etag = `W/"${digest.digest('base64url').slice(0, 22)}"`
  writing.state = state
  wake(writing)
}

function wake(writing: Writing): void {
  for (const resume of writing.waiting.splice(0)) resume()
}

/** Streams a document, and waits for parts that are not written yet. */
function streamWriting(writing: Writing): ReadableStream<Bytes> {
  let index = 0
  return new ReadableStream<Bytes>({
    async pull(controller) {
      while (index >= writing.chunks.length && writing.state === 'open')
        await new Promise<void>((resolve) => writing.waiting.push(resolve))
      const chunk = writing.chunks[index++]
      if (chunk) controller.enqueue(chunk)
      else if (writing.state === 'broken') controller.error(new Error('The document was interrupted'))
      else controller.close()
    },
  })
}
