import type { Clients } from '#app/request/clients.ts'
import { DEFAULT_INDEX_NAMES } from '#contracts/search-indexes.ts'
import type { Database } from '#services/kernel/database.ts'
import type { ServiceSettings } from '../config.ts'
import type { Logger } from '../http/request-log.ts'
import { createIndexWriter } from '../indexing/index-writer.ts'
import { createProductIndexer, type ProductIndexer } from '../indexing/product-indexer.ts'
import { addressOf } from './clients.ts'
import type { Services } from './services.ts'

/** What keeps the search index equal to the catalogue, reading and writing through the official clients. */
export function createIndexer({
  database,
  settings,
  services: { reach },
  clients: { commerce, content },
  log,
}: {
  database: Database
  settings: ServiceSettings
  services: Services
  clients: Clients
  log: Logger
}): ProductIndexer {
  return createProductIndexer({
    database,
    source: commerce,
    writer: createIndexWriter({
      appId: settings.search.application,
      adminKey: settings.search.adminKey,
      ...addressOf(reach.search.baseUrl),
      fetch: reach.search.fetch,
      indexNames: DEFAULT_INDEX_NAMES,
    }),
    async categoryTitles(path, language) {
      const category = await content.getCategory({ path, language })
      return category.ok ? (category.value?.title ?? null) : null
    },
    report: (fault) => log.error({ err: fault }, 'indexing fault'),
  })
}
