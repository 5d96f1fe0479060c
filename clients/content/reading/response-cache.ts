import { LRUCache } from 'lru-cache'
import type { Result } from '#domain/result.ts'
import type { ResponseCacheSettings } from './content-options.ts'

export type ResponseCache = {
  /** The cached response to a query, or the result of `load`. Failures are not cached. */
  remember<Value, Code extends string>(
    question: string,
    call: () => Promise<Result<Value, Code>>,
  ): Promise<Result<Value, Code>>
  forget(): void
}

/** Menus are the largest responses, about 100 KB each: this many stay below 50 MB. */
const CACHED_RESPONSES_MAX = 500

/**
 * Caches responses for a while, so that pages with the same menu load it once. Concurrent callers share one request.
 */
export function createResponseCache(settings: ResponseCacheSettings | null): ResponseCache {
  const responses =
    settings &&
    new LRUCache<string, Promise<unknown>>({
      max: CACHED_RESPONSES_MAX,
      ttl: settings.maxAgeMs,
      ttlResolution: 0,
      perf: { now: settings.nowMs },
    })

  async function remember<Value, Code extends string>(
    question: string,
    call: () => Promise<Result<Value, Code>>,
  ): Promise<Result<Value, Code>> {
    if (!responses) return call()
    const known = responses.get(question)
    if (known) return known as Promise<Result<Value, Code>>
    const response = call()
    responses.set(question, response)
    const forget = () => responses.peek(question) === response && responses.delete(question)
    response.then((result) => result.ok || forget(), forget)
    return response
  }

  return { remember, forget: () => responses?.clear() }
}
