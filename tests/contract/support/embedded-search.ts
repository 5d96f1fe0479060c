import { algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import { createSearchClient } from '#clients/search/search-client.ts'
import { createRequester, hostAt } from '#clients/search/sending/requester.ts'
import type { SearchProblem } from '#clients/search/sending/send-searches.ts'
import { DEFAULT_INDEX_NAMES } from '#contracts/search/search-indexes.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { createSearchService } from '#services/search/service.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { TEST_TIME, testClock } from '#tests/support/test-clock.ts'
import { createArtisanWriter } from '#workers/indexing/artisans/artisan-writer.ts'
import { createIndexWriter } from '#workers/indexing/products/index-writer.ts'
import { reach, type Side } from './served.ts'

const APPLICATION_ID = 'HOUSE'
export const SEARCH_KEY = 'search-only-key'
export const ADMIN_KEY = 'admin-key'
const KEYS = { applicationId: APPLICATION_ID, searchKey: SEARCH_KEY, adminKey: ADMIN_KEY }

type Signer = {
  generateSecuredApiKey(options: { parentApiKey: string; restrictions?: Record<string, unknown> }): string
}

/** A key with restrictions, signed by the official client, whose types only declare this for Node. */
export function securedKey(parentApiKey: string, restrictions: Record<string, unknown> = {}): string {
  const client = algoliasearch(APPLICATION_ID, SEARCH_KEY) as object as Partial<Signer>
  const key = client.generateSecuredApiKey?.({ parentApiKey, restrictions })
  if (key === undefined) throw new Error('The official client signs no keys here')
  return key
}

/** The search service on a new or a given database, with clients that reach it from one side. */
export async function startSearch(side: Side = 'in process', given?: Database) {
  const database = given ?? (await freshDatabase('search'))
  const clock = testClock()
  const service = createSearchService({
    reportError: (error) => console.error(error),
    database,
    clock,
    ...KEYS,
  })
  await service.start()
  const { url: baseUrl, fetch, close } = await reach(service, side)
  const problems: SearchProblem[] = []
  // Over HTTP the official clients use their own transport.
  const official = { hosts: [hostAt(baseUrl)], ...(fetch ? { requester: createRequester(fetch) } : {}) }
  const ours = {
    appId: APPLICATION_ID,
    baseUrl,
    fetch: fetch ?? ((request: Request) => globalThis.fetch(request)),
  }
  return {
    service,
    database,
    /** Problems that our own client reported. */
    problems,
    lite: (key = SEARCH_KEY) => liteClient(APPLICATION_ID, key, official),
    full: (key = ADMIN_KEY) => algoliasearch(APPLICATION_ID, key, official),
    client: (now = TEST_TIME) =>
      createSearchClient({
        ...ours,
        // The storefront's key has no restrictions, because the storefront applies the visitor's rules itself.
        apiKey: securedKey(ADMIN_KEY),
        now: () => now,
        report: (problem) => problems.push(problem),
      }),
    writer: () => createIndexWriter({ ...ours, clock, adminKey: ADMIN_KEY, indexNames: DEFAULT_INDEX_NAMES }),
    artisanWriter: () =>
      createArtisanWriter({ ...ours, adminKey: ADMIN_KEY, indexNames: DEFAULT_INDEX_NAMES }),
    /** The service in another process on the same database. */
    second: () =>
      createSearchService({ reportError: (error) => console.error(error), database, clock, ...KEYS }),
    async close() {
      await close()
      await service.close()
      if (!given) await database.close()
    },
  }
}

export type EmbeddedSearch = Awaited<ReturnType<typeof startSearch>>
