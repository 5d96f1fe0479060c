import { assetName } from '#contracts/asset-name.ts'
import { CHANGES, changedIds } from '#contracts/changes.ts'
import { createDiscovery, type Discovery } from '#discovery/discovery.ts'
import type { Result } from '#domain/result.ts'
import { systemClock } from '#services/kernel/clock.ts'
import { runInRequest } from '#services/kernel/database/bounded-pool.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { listen } from '#services/kernel/database/listen.ts'
import type { Service, ServiceRoute } from '#services/kernel/service.ts'
import { createArrivalCounter } from '#workers/arrivals/arrival-counter.ts'
import type { RebuildState } from '#workers/indexing/products/rebuild-indexes.ts'
import { createSearchCounter } from '#workers/searches/search-counter.ts'
import type { Core } from './compose/core.ts'
import { followCatalogue, openCore } from './compose/core.ts'
import { createDeskServer } from './compose/desk.ts'
import { createPages } from './compose/pages.ts'
import { createRequestLimits } from './compose/request-limits.ts'
import { startScheduledJobs } from './compose/scheduled-jobs.ts'
import { createShopFiles } from './compose/shop-files.ts'
import type { Bindings } from './http/bindings.ts'
import { createFront } from './http/front.ts'
import { getVisitorKey, type VisitorKeyOptions } from './http/guard/client-address.ts'
import type { LimitOptions } from './http/guard/limit-requests.ts'
import { describeServices, listServices } from './http/responses/services-page.ts'
import type { SecuritySettings } from './http/security-headers.ts'
import type { ImageStore } from './images/image-store.ts'
import type { AcceptSocket } from './process/web-sockets.ts'
import type { Configuration } from './settings/config.ts'
import { readSetupFacts, watchEmptiness } from './setup/read-setup-facts.ts'
import { setupSteps } from './setup/setup-steps.ts'

export type App = {
  /** The startup messages, one per line. */
  startupMessages: readonly string[]
  fetch(request: Request, bindings: Bindings): Response | Promise<Response>
  acceptSocket: AcceptSocket
  /** Reports that the app is no longer ready, so that a load balancer sends requests elsewhere. */
  leave(): void
  close(): Promise<void>
}

const PREFIX = '/services/'

export async function createApp(configuration: Configuration): Promise<App> {
  const core = await openCore(configuration)
  const { log, metrics, database, limiter, pictureHosts, services, clients } = core
  const security = securityFor(configuration)
  const catalogue = await followCatalogue(core, configuration)
  const pages = await createPages({ configuration, database, pictureHosts, clients, security, metrics, log })
  const discovery = await createMachineDocuments(core, configuration)
  const limits = createRequestLimits(limiter, configuration.limits, log)
  const jobs = await startScheduledJobs(Object.values(services.embedded), core)
  const files = createShopFiles(configuration, pictureHosts, services.reach.content, security)
  const uploads = await removeUploadsOnChange(database, {
    store: files.images,
    report: (error) => log.error({ err: error }, 'pictures of an upload not removed'),
  })
  const desk = createDeskServer(configuration, services.reach, log)
  let isOpen = true

  const { house, publicOrigin, secret, trustedProxies, metricsToken, servicesKey } = configuration
  const searches = createSearchCounter({ count: clients.searches.count, secret, now: systemClock })
  const arrivals = createArrivalCounter({
    count: clients.arrivals?.count ?? (async () => true),
    timeZone: house.timeZone,
    now: systemClock,
  })
  const described = describeServices(configuration, Object.keys(services.embedded))
  const listed = listServices(described)
  const front = createFront({
    log,
    metrics,
    security,
    house,
    publicOrigin,
    secret,
    trustedProxies,
    metricsToken,
    servicesKey,
    describeServices(tokens) {
      if (!core.forwarding.isDemonstrationOpen()) return null
      return tokens === 'shown' ? described : listed
    },
    offersSetup: core.forwarding.isDemonstrationOpen,
    readSetup: async () => setupSteps(await readSetupFacts(configuration, database)),
    isEmpty: watchEmptiness(configuration, database),
    observeHeaders: core.forwarding.observe,
    async findReadinessProblem() {
      if (!isOpen) return 'the shop is shutting down'
      if (core.disks.isFull()) return 'a disk is full'
      const isResponding = await database.pool.query('select 1').then(
        () => true,
        () => false,
      )
      if (!isResponding) return 'the database does not respond'
      return catalogue.isUpToDate() ? null : 'the search index is not up to date yet'
    },
    isDatabaseSilent: database.isSilent,
    hasStorageFailedSince: (sinceMs) => database.hasFailedSince(sinceMs) || core.disks.wasFullSince(sinceMs),
    admit: limits.admit,
    findAccountId: pages.findAccountId,
    streamsPerNetwork: configuration.limits.streamsPerNetwork,
    handleService: createServiceMounts(services.embedded),
    handleOAuth: services.handleOAuth,
    handleDesk: desk.handle,
    handleWebhook: core.changes.handleWebhook,
    serveImage: files.serveImage,
    serveFile: (request, path) => files.serveFile(request, path) ?? discovery.respond(request, path),
    findPage: pages.find,
    handlePage: pages.handle,
    countSearch: searches.count,
    countArrival: arrivals.count,
  })
  const acceptSocket = limitSockets(desk.acceptSocket, { admit: limits.admit, secret, trustedProxies })
  return {
    startupMessages: catalogue.startupMessages,
    fetch: (request, bindings) => front.fetch(request, bindings),
    acceptSocket: (request, bindings) => runInRequest('call', () => acceptSocket(request, bindings)),
    leave() {
      isOpen = false
    },
    async close() {
      isOpen = false
      await searches.close()
      await arrivals.close()
      await jobs.stop()
      await pages.close()
      await uploads.close()
      await files.close()
      await discovery.close()
      await catalogue.close()
      await core.close()
    },
  }
}

/** The routes of the embedded services, by service name. The services are only created to list them. */
export async function listServiceRoutes(
  configuration: Configuration,
): Promise<Map<string, readonly ServiceRoute[]>> {
  const core = await openCore(configuration)
  try {
    const { embedded } = core.services
    return new Map(Object.entries(embedded).map(([name, { routes = [] }]) => [name, [...routes]]))
  } finally {
    await core.close()
  }
}

/** Can be called while the shop is running. Resumes an interrupted rebuild. */
export async function rebuildIndexes(
  configuration: Configuration,
  onProgress?: (state: RebuildState) => void,
): Promise<Result<RebuildState, 'reindex-running'>> {
  const core = await openCore(configuration)
  try {
    const built = await core.indexer.reindexAll(onProgress)
    await core.artisanIndexer.start()
    return built
  } finally {
    await core.artisanIndexer.close()
    await core.close()
  }
}

function securityFor({ publicOrigin, imageHosts, isDevelopment, services }: Configuration): SecuritySettings {
  const { url } = services.commerce
  return {
    isSecure: publicOrigin.startsWith('https:'),
    imageHosts,
    formOrigins: url === null ? [] : [new URL(url).origin],
    isDevelopment,
  }
}

/** Counts requests for sockets and service calls together, before the session is looked up. */
export function limitSockets(
  accept: AcceptSocket,
  options: VisitorKeyOptions & Pick<LimitOptions, 'admit'>,
): AcceptSocket {
  return async (request, bindings) => {
    const waitSeconds = await options.admit('service', getVisitorKey(request, bindings, options))
    return waitSeconds === null ? accept(request, bindings) : 429
  }
}

/** Removes the pictures of changed uploads, since the document of an upload only changes when editors delete it. */
export function removeUploadsOnChange(
  { url }: Pick<Database, 'url'>,
  { store, report }: { store: Pick<ImageStore, 'remove'>; report: (error: unknown) => void },
) {
  return listen(url, CHANGES.content, (payload) => {
    for (const id of changedIds(payload) ?? []) {
      const name = assetName(id)
      if (name !== null) store.remove(name).catch(report)
    }
  })
}

/**
 * Routes `/services/{name}/…` to the embedded service, which sees the path without the prefix (architecture.md §6). If
 * there is no such service the response is 404, because the body has already been read and no page could handle the
 * request.
 */
export function createServiceMounts(services: Readonly<Record<string, Service>>) {
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const [name = '', ...rest] = url.pathname.slice(PREFIX.length).split('/')
    const service = Object.hasOwn(services, name) ? services[name] : undefined
    if (!service) return new Response('There is no such service.', { status: 404 })
    url.pathname = `/${rest.join('/')}`
    return service.fetch(new Request(url, request))
  }
}

/** Serves no documents with ROLE=services. */
async function createMachineDocuments(
  { clients, database, log }: Core,
  { role, publicOrigin, house }: Configuration,
): Promise<Discovery> {
  if (role === 'services') return { respond: () => null, close: async () => {} }
  return createDiscovery({
    clients,
    database,
    house,
    origin: publicOrigin,
    nowMs: () => systemClock().getTime(),
    report: (error) => log.error({ err: error }, 'a document for machines was interrupted'),
  })
}
