import type { SearchRecord } from '#contracts/search/search-record.ts'
import type { Language } from '#domain/market/language.ts'
import { openMiniSearch } from './minisearch-engine.ts'
import { openOrama } from './orama-engine.ts'
import { openPostgres } from './postgres-engine.ts'

export type Peer = {
  name: string
  buildSeconds: number
  find(query: string): Promise<unknown> | unknown
}

const PEERS = [
  ['Orama, 6 facets', openOrama],
  ['MiniSearch, no facets', openMiniSearch],
  ['PostgreSQL, no facets', openPostgres],
] as const

/** Opens the other engines one after another over the same records; each is closed before the next is built. */
export async function* openPeers(language: Language, records: readonly SearchRecord[]): AsyncGenerator<Peer> {
  for (const [name, open] of PEERS) {
    const startedAt = performance.now()
    const engine = await open(language, records)
    yield { name, buildSeconds: (performance.now() - startedAt) / 1000, find: (query) => engine.find(query) }
    await engine.close()
  }
}
