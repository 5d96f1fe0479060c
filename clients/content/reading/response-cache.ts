import type { Result } from '#domain/result.ts'
import type { ResponseCacheSettings } from './content-options.ts'

export type ResponseCache = {
  /** The remembered answer to a question, or the one that `ask` gives now. Refusals are not remembered. */
  remember<Value, Code extends string>(
    question: string,
    ask: () => Promise<Result<Value, Code>>,
  ): Promise<Result<Value, Code>>
  forget(): void
}

/** Menus are the largest answers, about 100 KB each: this many stay under 50 MB. */
const CACHED_RESPONSES_MAX = 500

type Entry = { readonly answer: Promise<unknown>; readonly until: number }

/**
 * Remembers answers for a while, so that pages which all show the same menu ask for it once. Callers who ask
 * while an answer is on its way share it.
 */
export function createResponseCache(settings: ResponseCacheSettings | null): ResponseCache {
  const entries = new Map<string, Entry>()

  async function remember<Value, Code extends string>(
    question: string,
    ask: () => Promise<Result<Value, Code>>,
  ): Promise<Result<Value, Code>> {
    if (!settings) return ask()
    const known = entries.get(question)
    if (known && known.until > settings.nowMs()) return known.answer as Promise<Result<Value, Code>>
    const entry = { answer: ask(), until: settings.nowMs() + settings.maxAgeMs }
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
