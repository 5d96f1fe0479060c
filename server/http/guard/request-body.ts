import type { Context, MiddlewareHandler } from 'hono'
import { CHAT_PICTURE_BYTES_MAX } from '#contracts/chat.ts'
import { FILE_BYTES_MAX } from '#contracts/files.ts'
import { REQUEST_ATTACHMENTS_MAX } from '#contracts/request.ts'
import { LOGO_BYTES_MAX } from '#contracts/studio.ts'
import { TEAM_BODY_BYTES_MAX } from '#contracts/team/convention.ts'
import { UPLOAD_PART_BYTES } from '#contracts/team/upload.ts'
import { ATTACHMENT_BYTES_MAX } from '#domain/files/attachments.ts'
import { sameOriginPath } from '#domain/links/same-origin-path.ts'
import { QUICK_ORDER_FILE_MAX } from '#domain/quick-order/limits.ts'
import { PICTURE_BYTES_MAX } from '#domain/search/picture-name.ts'
import type { HttpEnvironment } from '../bindings.ts'
import { bodyHasNul } from './nul-bytes.ts'

/** In bytes, for bodies that are read here. */
const READ_BYTES_MAX = 1_048_576
/** In bytes, for forms that are only read to be refused. */
const DISCARDED_BYTES_MAX = 104_857_600

/**
 * The maximum number of bytes for a path, and the content: text (a form, JSON), text that may be compressed, or
 * anything.
 */
type BodyRule = {
  readonly bytes: number
  readonly content: 'text' | 'text-or-gzip' | 'any'
  /** The refusal code for a form without JavaScript that is too large. */
  readonly refusal?: string
}

const KIB = 1_024

const MIB = 1_048_576

/** The first match applies. The services have their own limits, none of which is higher. */
const RULES: readonly (readonly [RegExp, BodyRule])[] = [
  [/^\/services\/content\/[^/]+\/assets\//, { bytes: 50 * MIB, content: 'any' }],
  [/^\/services\/content\/[^/]+\/data\/mutate\//, { bytes: 4 * MIB, content: 'text' }],
  [/^\/desk\/content\/api\/[^/]+\/assets\//, { bytes: 50 * MIB, content: 'any' }],
  [/^\/desk\/content\/api\/[^/]+\/data\/(?:mutate|actions)\//, { bytes: 4 * MIB, content: 'text' }],
  [/^\/desk\/content\/api\//, { bytes: 256 * KIB, content: 'text' }],
  [/^\/services\/search\/.+\/(?:query|queries|objects)$/, { bytes: MIB, content: 'text-or-gzip' }],
  // Records are sent in batches.
  [/^\/services\/search\//, { bytes: 32 * MIB, content: 'text-or-gzip' }],
  [/^\/services\/files\//, { bytes: FILE_BYTES_MAX, content: 'any' }],
  [/^\/services\/platform\/requests\/attachments$/, { bytes: ATTACHMENT_BYTES_MAX, content: 'any' }],
  [/^\/services\/chat\/conversation\/pictures$/, { bytes: CHAT_PICTURE_BYTES_MAX, content: 'any' }],
  [/^\/(?:desk\/api|services\/team)\/chat-pictures$/, { bytes: CHAT_PICTURE_BYTES_MAX, content: 'any' }],
  [/^\/services\/platform\/customer\/studio\/logo$/, { bytes: LOGO_BYTES_MAX, content: 'any' }],
  // The tearsheets of all pieces of a list.
  [/^\/services\/platform\/customer\/exports$/, { bytes: 12 * MIB, content: 'text' }],
  [/^\/services\/visual\//, { bytes: PICTURE_BYTES_MAX, content: 'any' }],
  [/^\/(?:desk\/api|services\/team)\/uploads\/[^/]+\/parts\//, { bytes: UPLOAD_PART_BYTES, content: 'any' }],
  [
    /^\/(?:desk\/api|services\/team)\/requests\/attachments$/,
    { bytes: ATTACHMENT_BYTES_MAX, content: 'any' },
  ],
  [/^\/(?:desk\/api|services\/team)\//, { bytes: TEAM_BODY_BYTES_MAX, content: 'text' }],
  [/^\/services\//, { bytes: 256 * KIB, content: 'text' }],
  // A product with all its variants; the signature check needs the original bytes.
  [/^\/hooks\//, { bytes: 8 * MIB, content: 'any' }],
  [/^\/authentication\//, { bytes: 64 * KIB, content: 'text' }],
  [/^\/csp-reports$/, { bytes: 64 * KIB, content: 'text' }],
  [/\/account\/quick-order(?:\.data)?$/, { bytes: QUICK_ORDER_FILE_MAX + MIB, content: 'any' }],
  // Room for an oversized certificate, which the form itself refuses.
  [/\/trade\/apply(?:\/received)?(?:\.data)?$/, { bytes: 2 * ATTACHMENT_BYTES_MAX, content: 'any' }],
  [/\/chat\/pictures(?:\.data)?$/, { bytes: CHAT_PICTURE_BYTES_MAX, content: 'any' }],
  [/\/profile\/studio(?:\.data)?$/, { bytes: LOGO_BYTES_MAX + 100_000, content: 'any' }],
  // A picture or a message's attachments, with room for other fields; no other page accepts large bodies.
  [
    /\/search\/picture(?:\/[\w.-]+)?(?:\.data)?$/,
    { bytes: PICTURE_BYTES_MAX + 100_000, content: 'any', refusal: 'picture-too-large' },
  ],
  [
    /\/requests\/(?:thread\/)?[\w-]+(?:\.data)?$/,
    { bytes: REQUEST_ATTACHMENTS_MAX * ATTACHMENT_BYTES_MAX + 100_000, content: 'any' },
  ],
]

const PAGE_RULE: BodyRule = { bytes: MIB, content: 'text' }

/**
 * Limits bodies by their declared and actual length, and refuses text with a NUL byte. Short text is read here, once,
 * and passed on unchanged. Anything else is streamed, and counted if its length is not declared (the parser enforces a
 * declared length); a NUL byte in it is refused where it would be stored.
 */
export function limitBodies(): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const { raw, method, path } = context.req
    if (method === 'GET' || method === 'HEAD') return next()
    const rule = findBodyRule(path)
    const isChunked = raw.headers.has('transfer-encoding')
    const declared = isChunked ? null : raw.headers.get('content-length')
    const maxBytes = declared === null ? rule.bytes : Number(declared)
    if (maxBytes > rule.bytes) return refuseForm(context, rule)
    if (declared === '0') return next()
    const isRead = isText(raw.headers, rule) && maxBytes <= READ_BYTES_MAX
    // Avoids the body's stream, which would cost more than the rest of a short request.
    if (declared !== null) return isRead ? readBody(context, readDeclared(raw, maxBytes), next) : next()
    if (raw.body === null) return next()
    return isRead
      ? readBody(context, readWithin(raw.body, maxBytes), next)
      : countBody(context, raw.body, maxBytes, next)
  }
}

function isText(headers: Headers, { content }: BodyRule): boolean {
  const isZipped = content === 'text-or-gzip' && headers.get('content-encoding') === 'gzip'
  return content !== 'any' && !isZipped
}

type Next = () => Promise<void>
type ReadBody = Buffer<ArrayBuffer> | 'too-large' | 'interrupted'

async function readBody(
  context: Context<HttpEnvironment>,
  reading: Promise<ReadBody>,
  next: Next,
): Promise<Response | undefined> {
  const body = await reading
  if (body === 'too-large') return respondTooLarge(context)
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(context.req.header('content-type') ?? '')
  if (body === 'interrupted' || bodyHasNul(body, isForm)) return context.text('Bad Request', 400)
  const { url, method, headers, signal } = context.req.raw
  context.req.raw = new Request(url, { method, headers, signal, body })
  context.set('isOurs', true)
  await next()
  return undefined
}

/** Aborts the stream after `maxBytes`, and then responds itself. */
async function countBody(
  context: Context,
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
  next: Next,
): Promise<undefined> {
  let bytes = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      bytes += part.length
      if (bytes > maxBytes) controller.error(new Error('The request is too large'))
      else controller.enqueue(part)
    },
  })
  const init = { body: stream.pipeThrough(counter), duplex: 'half' as const }
  context.req.raw = new Request(context.req.raw, init)
  await next()
  if (bytes > maxBytes) {
    context.res = undefined
    context.res = respondTooLarge(context)
  }
}

/** For a body with a declared length. */
async function readDeclared(request: Request, limit: number): Promise<ReadBody> {
  try {
    const body = Buffer.from(await request.arrayBuffer())
    return body.length > limit ? 'too-large' : body
  } catch {
    return 'interrupted'
  }
}

/** Closes the connection beyond `limit` bytes. */
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
    return 'interrupted'
  }
  return Buffer.concat(parts)
}

/**
 * Returns an oversized form to its page with a message. The form is read first, since browsers show no response before
 * they have sent all of it.
 */
async function refuseForm(context: Context, { refusal }: BodyRule): Promise<Response> {
  const { raw, path } = context.req
  const isDocument = raw.headers.get('accept')?.includes('text/html') ?? false
  if (refusal === undefined || !isDocument || raw.body === null) return respondTooLarge(context)
  await discard(raw.body)
  const page = sameOriginPath(path) ?? '/'
  return new Response(null, { status: 303, headers: { location: `${page}?refused=${refusal}` } })
}

/** Reads a body up to a limit without storing it. */
async function discard(stream: ReadableStream<Uint8Array>): Promise<void> {
  let bytes = 0
  for await (const part of stream) {
    bytes += part.length
    if (bytes > DISCARDED_BYTES_MAX) return
  }
}

function respondTooLarge(context: Context): Response {
  return context.text('The request is too large.', 413)
}

function findBodyRule(path: string): BodyRule {
  return RULES.find(([pattern]) => pattern.test(path))?.[1] ?? PAGE_RULE
}
