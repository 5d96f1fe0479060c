import type { Clients } from '#clients/clients.ts'
import type { CommerceClient } from '#clients/commerce/commerce-client.ts'
import { DEFAULT_INDEX_NAMES } from '#contracts/search/search-indexes.ts'
import { titleIn } from '#domain/catalogue/category-mapping.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { type ArtisanIndexer, createArtisanIndexer } from '#workers/indexing/artisans/artisan-indexer.ts'
import { createArtisanWriter } from '#workers/indexing/artisans/artisan-writer.ts'
import type { CategoryTitles } from '#workers/indexing/products/build-records.ts'
import { createIndexWriter } from '#workers/indexing/products/index-writer.ts'
import { createProductIndexer, type ProductIndexer } from '#workers/indexing/products/product-indexer.ts'
import type { Logger } from '../../http/request-log.ts'
import type { ServiceSettings } from '../../settings/config.ts'
import { baseUrlOption } from '../clients.ts'
import type { Services } from '../services/services.ts'
import type { ChangeSources } from './change-sources.ts'

type IndexingContext = {
  database: Database
  settings: ServiceSettings
  services: Services
  source: CommerceClient
  clients: Clients
  changes: ChangeSources
  log: Logger
}

type TitleSources = {
  readonly commerce: Pick<Clients['commerce'], 'getCategoryTitles'>
  readonly content: Pick<Clients['content'], 'getCategory'>
}

export function createIndexer(context: IndexingContext): ProductIndexer {
  const { database, source, clients, changes, log } = context
  return createProductIndexer({
    database,
    changes: changes.commerce,
    source,
    clock: systemClock,
    writer: createIndexWriter({ ...createWriteConnection(context), clock: systemClock }),
    openTitles: () => createCategoryTitles(clients),
    report: (error) => log.error({ err: error }, 'indexing error'),
  })
}

const SCAN_EVERY_MS = 600_000

export function createArtisanIndexing(context: IndexingContext): ArtisanIndexer {
  const { database, clients, changes, log } = context
  return createArtisanIndexer({
    database,
    changes: changes.content,
    scanEveryMs: SCAN_EVERY_MS,
    source: clients.content,
    search: clients.search,
    writer: createArtisanWriter(createWriteConnection(context)),
    report: (error) => log.error({ err: error }, 'artisan indexing error'),
  })
}

function createWriteConnection({ settings, services: { reach } }: IndexingContext) {
  return {
    appId: settings.search.application,
    adminKey: settings.search.adminKey,
    ...baseUrlOption(reach.search.baseUrl),
    fetch: reach.search.fetch,
    indexNames: DEFAULT_INDEX_NAMES,
  }
}

/**
 * Finds the editors' title of a category, otherwise the one that an import stored in the commerce service. Imported
 * titles are loaded once.
 */
export function createCategoryTitles({ commerce, content }: TitleSources): CategoryTitles {
  let imported: ReturnType<typeof commerce.getCategoryTitles> | null = null
  return async (path, language) => {
    const category = await content.getCategory({ path, language })
    if (category.ok && category.value) return { title: category.value.title, language: null }
    imported ??= commerce.getCategoryTitles()
    const titles = await imported
    return titles.ok ? titleIn(titles.value.get(path), language) : null
  }
}
