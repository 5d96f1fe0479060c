import type { Result } from '#domain/result.ts'
import { systemClock } from '#services/kernel/clock.ts'
import { openDatabase } from '#services/kernel/database.ts'
import { createClients } from './compose/clients.ts'
import { createIndexer } from './compose/indexer.ts'
import { createPages } from './compose/pages.ts'
import { prepareDatabase } from './compose/prepare-database.ts'
import { createRequestLimits } from './compose/request-limits.ts'
import { createServices } from './compose/services.ts'
import { createShopFiles } from './compose/shop-files.ts'
import type { Configuration } from './config.ts'
import { openDemonstration } from './demo/open-demonstration.ts'
import type { Bindings } from './http/bindings.ts'
import { createFront } from './http/front.ts'
import { createMetrics } from './http/metrics.ts'
import { createLogger } from './http/request-log.ts'
import type { SecuritySettings } from './http/security-headers.ts'
import { createServiceMounts } from './http/service-mounts.ts'
import { describeServices } from './http/services-page.ts'

/** The whole program behind a socket. */
export type App = {
  fetch(request: Request, bindings: Bindings): Response | Promise<Response>
  close(): Promise<void>
}

/** Puts the program together: database, services, clients, storefront, and the HTTP front. */
export async function createApp(configuration: Configuration): Promise<App> {
  if (configuration.databaseUrl === null) throw new Error('createApp needs a database')
  const log = createLogger(configuration.logLevel)
  const metrics = createMetrics()
  const security = securityOf(configuration)
  const database = openDatabase(configuration.databaseUrl)
  await prepareDatabase(database)

  const services = createServices(configuration, database, log)
  const clients = createClients(configuration.services, services, log)
  const indexing = await startIndexing()
  const pages = await createPages({ configuration, database, clients, security, metrics, log })
  const limits = createRequestLimits(database, configuration.limits, log)
  let isOpen = true

  const { publicOrigin, secret, trustedProxies, metricsToken } = configuration
  const front = createFront({
    ...{ log, metrics, security, publicOrigin, secret, trustedProxies, metricsToken },
    services: configuration.isDemonstration
      ? describeServices(configuration, Object.keys(services.embedded))
      : null,
    async isReady() {
      const answers = await database.pool.query('select 1').then(
        () => true,
        () => false,
      )
      return isOpen && answers && indexing.isUpToDate()
    },
    admit: limits.admit,
    answerService: createServiceMounts(services.embedded),
    ...createShopFiles(configuration),
    answerPage: pages.answer,
  })

  return {
    fetch: (request, bindings) => pages.find(request) ?? front.fetch(request, bindings),
    async close() {
      isOpen = false
      limits.close()
      await pages.close()
      await indexing.close()
      await services.close()
      await database.close()
    },
  }

  /** Opens the demonstration house in an empty shop, and follows the catalogue with the search index. */
  async function startIndexing() {
    if (configuration.role === 'storefront') return { isUpToDate: () => true, close: async () => {} }
    const isNew = configuration.isDemonstration && (await openDemonstration(database, systemClock()))
    const indexer = createIndexer({ database, settings: configuration.services, services, clients, log })
    let isUpToDate = false
    const started = indexer.start().then(() => {
      isUpToDate = true
    })
    if (isNew) await started
    const settled = started.catch((fault: unknown) => log.error({ err: fault }, 'indexing did not start'))
    return {
      isUpToDate: () => isUpToDate,
      async close() {
        await settled
        await indexer.close()
      },
    }
  }
}

/** Builds the search indexes anew from the whole catalogue, beside an open shop too. Answers how many products. */
export async function rebuildIndexes(
  configuration: Configuration,
): Promise<Result<number, 'reindex-running'>> {
  if (configuration.databaseUrl === null) throw new Error('rebuildIndexes needs a database')
  const log = createLogger(configuration.logLevel)
  const database = openDatabase(configuration.databaseUrl)
  await prepareDatabase(database)
  const services = createServices(configuration, database, log)
  const clients = createClients(configuration.services, services, log)
  const indexer = createIndexer({ database, settings: configuration.services, services, clients, log })
  try {
    return await indexer.reindexAll()
  } finally {
    await services.close()
    await database.close()
  }
}

function securityOf({ publicOrigin, imageHosts, isDevelopment, services }: Configuration): SecuritySettings {
  const { url } = services.commerce
  return {
    isSecure: publicOrigin.startsWith('https:'),
    imageHosts,
    formOrigins: url === null ? [] : [new URL(url).origin],
    isDevelopment,
  }
}
