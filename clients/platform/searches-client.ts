import { type CountedSearch, popularAnswer } from '#contracts/counted-searches.ts'
import type { Language } from '#domain/language.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callPlatform, type PlatformAnswer, type PlatformReach } from './call-platform.ts'

export type SearchesClientOptions = PlatformReach & {
  /** Only servers hold it. */
  readonly token: string
  readonly nowMs: () => number
  readonly report: (problem: { code: 'platform-unavailable'; status: number | null }) => void
}

/** What visitors searched for, counted by the platform. */
export type SearchesClient = {
  count(searches: readonly CountedSearch[]): Promise<Result<null, 'platform-unavailable'>>
  /** What enough visitors searched for in a language, the most first; none when the platform does not answer. */
  findPopular(language: Language): Promise<readonly string[]>
}

/**
 * How long an answer is remembered, whatever it was: pages that found nothing are made one by one, and each of them
 * asks. The page cache adds its own time to it (`guest-page.ts`): what is popular may be shown some minutes late.
 */
const MEMORY_MS = 30_000

export function createSearchesClient(options: SearchesClientOptions): SearchesClient {
  const { token, nowMs, report } = options
  const remembered = new Map<Language, { terms: Promise<readonly string[]>; untilMs: number }>()
  function refusalOf({ status }: PlatformAnswer) {
    report({ code: 'platform-unavailable', status })
    return refuse('platform-unavailable' as const)
  }
  async function ask(language: Language): Promise<readonly string[]> {
    const path = `/searches/popular?language=${language}`
    const answer = await callPlatform(options, token, { method: 'GET', path })
    const read = popularAnswer.safeParse(answer.body)
    if (answer.status === 200 && read.success) return read.data.terms
    refusalOf(answer)
    return []
  }
  return {
    async count(searches) {
      const answer = await callPlatform(options, token, {
        method: 'POST',
        path: '/searches',
        body: { searches },
      })
      return answer.status === 204 ? ok(null) : refusalOf(answer)
    },
    findPopular(language) {
      const known = remembered.get(language)
      if (known && known.untilMs > nowMs()) return known.terms
      const terms = ask(language)
      remembered.set(language, { terms, untilMs: nowMs() + MEMORY_MS })
      return terms
    },
  }
}
