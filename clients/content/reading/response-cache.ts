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

type Entry = { readonly answer: Promise<unknown>; readonly until: number }

/**
 * Caches responses for a while, so that pages with the same menu load it once. Concurrent callers share one request.
 */
export function createResponseCache(settings: ResponseCacheSettings | null): ResponseCache {
  const entries = new Map<string, Entry>()

  async function remember<Value, Code extends string>(
    question: string,
    call: () => Promise<Result<Value, Code>>,
  ): Promise<Result<Value, Code>> {
    if (!settings) return call()
    const known = entries.get(question)
    if (known && known.until > settings.nowMs()) return known.answer as Promise<Result<Value, Code>>
    const entry = { answer: call(), until: settings.nowMs() + settings.maxAgeMs }
    entries.delete(question)
    entries.set(question, entry)
    if (entries.size > CACHED_RESPONSES_MAX) entries.delete(entries.keys().next().value ?? question)
    const forgetIfRefused = (isRefused: boolean) => {
      if (isRefused && entries.get(question) === entry) entries.delete(question)
    }
    entry.answer.then(
      (answer) => forgetIfRefused(!answer.ok),
      () => forgetIfRefused(true),
    )
    return entry.answer
  }

  return { remember, forget: () => entries.clear() }
}
