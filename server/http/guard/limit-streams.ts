import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from '../bindings.ts'
import { respondWithPlainPage } from '../responses/plain-page.ts'
import { getVisitorKey } from './client-address.ts'
import type { LimitOptions } from './limit-requests.ts'

/** For all networks together. */
const STREAMS_TOTAL_MAX = 10_000
const RETRY_AFTER_SECONDS = 30

/**
 * Limits concurrent event streams of all kinds per network: chat, lists, documents and the desk. Each uses memory and a
 * listener until it ends, so a rate limit does not bound them.
 */
export function limitStreams(options: LimitOptions): MiddlewareHandler<HttpEnvironment> {
  const openStreams = new Map<string, number>()
  let total = 0
  return async (context, next) => {
    await next()
    const { body } = context.res
    if (body === null || !context.res.headers.get('content-type')?.startsWith('text/event-stream')) return
    const visitor = getVisitorKey(context.req.raw, context.env, options)
    const count = openStreams.get(visitor) ?? 0
    if (count >= options.streamsPerNetwork || total >= STREAMS_TOTAL_MAX) {
      await body.cancel()
      context.res = undefined
      context.res = respondWithPlainPage(context, 'too-many-requests', options, {
        'retry-after': String(RETRY_AFTER_SECONDS),
      })
      return
    }
    openStreams.set(visitor, count + 1)
    total += 1
    const watched = watchEnd(body, () => {
      total -= 1
      const remaining = (openStreams.get(visitor) ?? 1) - 1
      if (remaining > 0) openStreams.set(visitor, remaining)
      else openStreams.delete(visitor)
    })
    const { status, headers } = context.res
    context.res = new Response(watched, { status, headers })
  }
}

/** Calls `onEnd` once, whichever side ends the stream. Backpressure is preserved. */
function watchEnd(source: ReadableStream<Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> {
  const reader = source.getReader()
  let isOver = false
  const end = () => {
    if (!isOver) onEnd()
    isOver = true
  }
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (!done) return controller.enqueue(value)
          end()
          controller.close()
        } catch (error) {
          end()
          controller.error(error)
        }
      },
      cancel(reason) {
        end()
        return reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
