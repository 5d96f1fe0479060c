import { LRUCache } from 'lru-cache'
import { type CountedSearch, popularResponse } from '#contracts/search/counted-searches.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callPlatform, type PlatformReach, type PlatformResponse } from './call-platform.ts'

export type SearchesClientOptions = PlatformReach & {
  /** Only servers hold it. */
  readonly token: string
  readonly nowMs: () => number
  readonly report: (problem: { code: 'platform-unavailable'; status: number | null }) => void
}

export type SearchesClient = {
  count(searches: readonly CountedSearch[]): Promise<Result<null, 'platform-unavailable'>>
  /** Most frequent first; empty when the platform is unavailable. */
  findPopular(language: Language): Promise<readonly string[]>
}

/**
 * Pages without results are rendered one by one, and each needs this response. The page cache adds its own time
 * (`guest-page.ts`), so popular searches may be some minutes old.
 */
const MEMORY_MS = 30_000

export function createSearchesClient(options: SearchesClientOptions): SearchesClient {
  const { token, nowMs, report } = options
  const popular = new LRUCache<Language, readonly string[]>({
    max: LANGUAGES.length,
    ttl: MEMORY_MS,
    ttlResolution: 0,
    perf: { now: nowMs },
    fetchMethod: loadPopular,
  })
  function refusalOf({ status }: PlatformResponse) {
    report({ code: 'platform-unavailable', status })
    return refuse('platform-unavailable' as const)
  }
  async function loadPopular(language: Language): Promise<readonly string[]> {
    const path = `/searches/popular?language=${language}`
    const response = await callPlatform(options, token, { method: 'GET', path })
    const read = popularResponse.safeParse(response.body)
    if (response.status === 200 && read.success) return read.data.terms
    refusalOf(response)
    return []
  }
  return {
    async count(searches) {
      const response = await callPlatform(options, token, {
        method: 'POST',
        path: '/searches',
        body: { searches },
      })
      return response.status === 204 ? ok(null) : refusalOf(response)
    },
    findPopular: async (language) => (await popular.fetch(language)) ?? [],
  }
}
