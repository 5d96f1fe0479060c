import type { Context, MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from '../bindings.ts'
import { bodyRuleOf } from './body-limits.ts'
import { bodyHasNul } from './nul-bytes.ts'

/**
 * Limits what a request may send, before anything else looks at it, by a declared length and by what really comes; and
 * refuses text with a NUL byte. Text is read here, once, and goes on as it came; bytes of a declared length stream on,
 * since the parser lets no more of them through.
 */
export function limitBodies(): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const { raw, method, path } = context.req
    if (method === 'GET' || method === 'HEAD') return next()
    const { bytes: limit, isText } = bodyRuleOf(path)
    const isChunked = raw.headers.has('transfer-encoding')
    const declared = isChunked ? null : raw.headers.get('content-length')
    if (Number(declared) > limit) return tooLarge(context)
    const mayHoldNul = isText && !raw.headers.has('content-encoding')
    if (raw.body === null || (declared !== null && !mayHoldNul)) return next()
    const body = await readWithin(raw.body, limit)
    if (body === 'too-large') return tooLarge(context)
    if (body === 'broken-off' || (mayHoldNul && bodyHasNul(body))) return context.text('Bad Request', 400)
    context.req.raw = new Request(raw, { body })
    return next()
  }
}

/** Reads no further than `limit` bytes; what more comes is cut off with the connection. */
async function readWithin(
  stream: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Buffer<ArrayBuffer> | 'too-large' | 'broken-off'> {
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

function tooLarge(context: Context): Response {
  return context.text('The request is too large.', 413)
}
