import type { Context, MiddlewareHandler } from 'hono'
import { sameOriginPath } from '#domain/links/same-origin-path.ts'
import type { HttpEnvironment } from '../bindings.ts'
import { type BodyRule, bodyRuleOf } from './body-limits.ts'
import { bodyHasNul } from './nul-bytes.ts'

/** The maximum size of bodies that are read here, in bytes. */
const READ_MAX = 1_048_576
/** The maximum size of forms that are read only to be returned, in bytes. */
const DISCARDED_MAX = 104_857_600

/**
 * Limits bodies by their declared and their actual length, and refuses text with a NUL byte. Short text is
 * read here, once, and passed on unchanged. Anything else is streamed, and counted if its length is not
 * declared (the parser enforces a declared length); a NUL byte in it is refused where it would be stored.
 */
export function limitBodies(): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const { raw, method, path } = context.req
    if (method === 'GET' || method === 'HEAD') return next()
    const rule = bodyRuleOf(path)
    const isChunked = raw.headers.has('transfer-encoding')
    const declared = isChunked ? null : raw.headers.get('content-length')
    const most = declared === null ? rule.bytes : Number(declared)
    if (most > rule.bytes) return refuseForm(context, rule)
    if (declared === '0') return next()
    const isRead = isText(raw.headers, rule) && most <= READ_MAX
    // Without its stream, which would cost more than the rest of a short request.
    if (declared !== null) return isRead ? readBody(context, readDeclared(raw, most), next) : next()
    if (raw.body === null) return next()
    return isRead
      ? readBody(context, readWithin(raw.body, most), next)
      : countBody(context, raw.body, most, next)
  }
}

function isText(headers: Headers, { content }: BodyRule): boolean {
  const isZipped = content === 'text-or-gzip' && headers.get('content-encoding') === 'gzip'
  return content !== 'any' && !isZipped
}

type Next = () => Promise<void>
type ReadBody = Buffer<ArrayBuffer> | 'too-large' | 'broken-off'

async function readBody(
  context: Context<HttpEnvironment>,
  reading: Promise<ReadBody>,
  next: Next,
): Promise<Response | undefined> {
  const body = await reading
  if (body === 'too-large') return tooLarge(context)
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(context.req.header('content-type') ?? '')
  if (body === 'broken-off' || bodyHasNul(body, isForm)) return context.text('Bad Request', 400)
  const { url, method, headers, signal } = context.req.raw
  context.req.raw = new Request(url, { method, headers, signal, body })
  context.set('isOurs', true)
  await next()
  return undefined
}

/** Aborts the stream after `most` bytes, and responds instead of its reader. */
async function countBody(
  context: Context,
  stream: ReadableStream<Uint8Array>,
  most: number,
  next: Next,
): Promise<undefined> {
  let bytes = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      bytes += part.length
      if (bytes > most) controller.error(new Error('The request is too large'))
      else controller.enqueue(part)
    },
  })
  const init = { body: stream.pipeThrough(counted), duplex: 'half' as const }
  context.req.raw = new Request(context.req.raw, init)
  await next()
  if (bytes > most) {
    // Hono would otherwise merge the headers of the previous response into the new one.
    context.res = undefined
    context.res = tooLarge(context)
  }
}

/** Reads a body whose length is declared. */
async function readDeclared(request: Request, limit: number): Promise<ReadBody> {
  try {
    const body = Buffer.from(await request.arrayBuffer())
    return body.length > limit ? 'too-large' : body
  } catch {
    return 'broken-off'
  }
}

/** Reads at most `limit` bytes; any more are cut off with the connection. */
async function readWithin(stream: ReadableStream<Uint8Array>, limit: number): Promise<ReadBody> {
  const parts: Uint8Array[] = []
  let bytes = 0
  const reader = stream.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      bytes += read.value.length
      if (bytes > limit) return 'too-large'
      parts.push(read.value)
    }
  } catch {
    return 'broken-off'
  }
  return Buffer.concat(parts)
}

/**
 * Returns a form that is too large to its page, which says so. The form is read first, since browsers show no response
 * before they have sent it.
 */
async function refuseForm(context: Context, { refusal }: BodyRule): Promise<Response> {
  const { raw, path } = context.req
  const isDocument = raw.headers.get('accept')?.includes('text/html') ?? false
  if (refusal === undefined || !isDocument || raw.body === null) return tooLarge(context)
  await discard(raw.body)
  const page = sameOriginPath(path) ?? '/'
  return new Response(null, { status: 303, headers: { location: `${page}?refused=${refusal}` } })
}

/** Reads a body up to a limit, and keeps nothing. */
async function discard(stream: ReadableStream<Uint8Array>): Promise<void> {
  let bytes = 0
  for await (const part of stream) {
    bytes += part.length
    if (bytes > DISCARDED_MAX) return
  }
}

function tooLarge(context: Context): Response {
  return context.text('The request is too large.', 413)
}
