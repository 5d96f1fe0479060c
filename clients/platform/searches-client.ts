import { LRUCache } from 'lru-cache'
import type { Client } from '#contracts/calls.ts'
import { type CountedSearch, searchesCalls } from '#contracts/search/counted-searches.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { type CallReach, createServerClient } from '../calls/call-client.ts'

export type SearchesClientOptions = CallReach & {
  /** Only servers have it. */
  readonly token: string
  readonly nowMs: () => number
}

export type SearchesClient = {
  count(searches: readonly CountedSearch[]): ReturnType<Client<typeof searchesCalls>['count']>
  /** Most frequent first; empty if the platform is unavailable. */
  findPopular(language: Language): Promise<readonly string[]>
}

/**
 * Pages without results are rendered one by one, and each needs this response. The page cache adds its own lifetime
 * (`guest-page.ts`), so popular searches may be a few minutes old.
 */
const CACHE_MS = 30_000

export function createSearchesClient({ nowMs, ...reach }: SearchesClientOptions): SearchesClient {
  const calls = createServerClient(searchesCalls, reach)
  const popular = new LRUCache<Language, readonly string[]>({
    max: LANGUAGES.length,
    ttl: CACHE_MS,
    ttlResolution: 0,
    perf: { now: nowMs },
    async fetchMethod(language) {
      const found = await calls.popular({ language })
      return found.ok ? found.value : []
    },
  })
  return {
    count: (searches) => calls.count({ searches: [...searches] }),
    findPopular: async (language) => (await popular.fetch(language)) ?? [],
  }
}
