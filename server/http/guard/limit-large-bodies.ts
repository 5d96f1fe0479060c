import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from '../bindings.ts'
import { isServicePath } from '../request-kind.ts'
import { respondWithRefusal } from '../responses/refused-page.ts'
import { visitorKeyOf } from './client-address.ts'
import type { LimitOptions } from './limit-requests.ts'

/** Forms with files, in bytes: the whole of one is in memory until it is read. */
const LARGE = 1_048_576
/** How many of them a network may send at once. */
const AT_ONCE_MAX = 6
/** How many all networks send at once: some 1.2 GB of the largest. */
const ALL_AT_ONCE_MAX = 24
const RETRY_SECONDS = 5

/** Limits how many large forms a network sends at once, and all networks together, so that no one can fill the memory with them. */
export function limitLargeBodies(options: LimitOptions): MiddlewareHandler<HttpEnvironment> {
  const pending = new Map<string, number>()
  let all = 0
  return async (context, next) => {
    const { method, path, raw } = context.req
    const isForm = method === 'POST' && !isServicePath(path) && !path.startsWith('/desk/')
    const bytes = Number(raw.headers.get('content-length') ?? Number.POSITIVE_INFINITY)
    if (!isForm || bytes <= LARGE || raw.body === null) return next()
    const visitor = visitorKeyOf(raw, context.env, options)
    const count = pending.get(visitor) ?? 0
    if (count >= AT_ONCE_MAX || all >= ALL_AT_ONCE_MAX)
      return respondWithRefusal(context, RETRY_SECONDS, options)
    pending.set(visitor, count + 1)
    all += 1
    try {
      return await next()
    } finally {
      all -= 1
      const left = (pending.get(visitor) ?? 1) - 1
      if (left > 0) pending.set(visitor, left)
      else pending.delete(visitor)
    }
  }
}
