import { join } from 'node:path'
import type { Clients } from '#clients/clients.ts'
import { createChoicesClient } from '#clients/tracking/choices-client.ts'
import { writeImageAddress } from '#contracts/image-address.ts'
import { createSecretSeal } from '#services/identity/staff/one-time-code.ts'
import { systemClock } from '#services/kernel/clock.ts'
import { type Database, openDatabase } from '#services/kernel/database/database.ts'
import type { Job } from '#services/kernel/jobs.ts'
import { createRateLimiter, type RateLimiter } from '#services/kernel/rate-limit.ts'
import type { ArtisanIndexer } from '#workers/indexing/artisans/artisan-indexer.ts'
import type { ProductIndexer } from '#workers/indexing/products/product-indexer.ts'
import { learningJob } from '#workers/learning/learn-ranking.ts'
import { createStockNotices, type StockNotices } from '#workers/stock-notices/stock-notices.ts'
import { type ForwardingWatch, watchForwarding } from '../http/forwarding-watch.ts'
import { createMetrics, type Metrics } from '../http/metrics.ts'
import { createLogger, type Logger } from '../http/request-log.ts'
import { createFolderFiles } from '../images/folder-files.ts'
import { createImageEndpoint } from '../images/image-endpoint.ts'
import { createImageStore } from '../images/image-store.ts'
import { type PictureHosts, watchPictureHosts } from '../images/picture-hosts.ts'
import { fetchRemotePicture } from '../images/remote/remote-picture.ts'
import { type DiskWatch, watchDisks } from '../process/disk-watch.ts'
import type { Configuration, ServiceSettings } from '../settings/config.ts'
import { type ChangeSources, createChangeSources } from './changes/change-sources.ts'
import { createArtisanIndexing, createIndexer } from './changes/indexer.ts'
import { makeVisualFeed } from './changes/visual-feed.ts'
import { baseUrlOption, createClients, createCommerce } from './clients.ts'
import { type DemonstrationHouse, findDemonstrationHouse } from './demonstration-house.ts'
import { openHouseCatalogue } from './opening-catalogue.ts'
import { prepareDatabase } from './prepare-database.ts'
import { createServices, type Services } from './services/services.ts'
import { IMAGE_CACHE_BYTES } from './shop-files.ts'

export type Core = {
  log: Logger
  metrics: Metrics
  disks: DiskWatch
  forwarding: ForwardingWatch
  database: Database
  limiter: RateLimiter
  pictureHosts: PictureHosts
  services: Services
  clients: Clients
  changes: ChangeSources
  indexer: ProductIndexer
  artisanIndexer: ArtisanIndexer
  close(): Promise<void>
}

const NO_RESPONSE =
  'the database does not respond: pages that are not cached are refused with 503 until it does; check its host, its disk and its locks'
const DISK_FULL =
  'a disk is full, of the database or of DATA_FOLDER: nothing is stored until there is space, and what was confirmed is safe; free some space, no restart is needed'

export async function openCore(configuration: Configuration): Promise<Core> {
  if (configuration.databaseUrl === null) throw new Error('The shop needs a database')
  const disks = watchDisks(systemClock)
  const log = createLogger(configuration.logLevel, {
    onError(error, log) {
      if (disks.observe(error)) log.error(DISK_FULL)
    },
  })
  const metrics = createMetrics()
  const database = openDatabase(configuration.databaseUrl, {
    onSilence: (isSilent) => (isSilent ? log.error(NO_RESPONSE) : log.warn('the database responds again')),
  })
  await prepareDatabase(database)
  const limiter = createRateLimiter({ database, clock: systemClock, secret: configuration.limits.keySecret })
  const { demonstration: mode, trustedProxies } = configuration
  const forwarding = watchForwarding({ mode, trustedProxies, log })
  const pictureHosts = await watchPictureHosts(database, configuration.imageHosts, (error) =>
    log.error({ err: error }, 'picture hosts not loaded'),
  )
  const showsPicture = pictureHosts.shows
  const services = await createServices(
    { configuration, database, limiter, log },
    {
      metrics,
      showsPicture,
      readPicture: createPictureReader(configuration, pictureHosts.allows),
      isDemonstrationOpen: forwarding.isDemonstrationOpen,
    },
  )
  const { reach } = services
  const clients = createClients(configuration, { reach, showsPicture }, log)
  const { services: settings } = configuration
  const sources = createChangeSources({ settings, database, reach, clients })
  const changes = { ...sources, jobs: [...sources.jobs, ...makeLearningJobs(settings, services, log)] }
  // Search records include all pictures, so that allowing a host needs no reindexing: the search client omits those of
  // other hosts.
  const source = createCommerce(configuration, { reach }, log)
  const context = { database, settings, services, source, clients, changes, log }
  return {
    log,
    metrics,
    disks,
    forwarding,
    database,
    limiter,
    pictureHosts,
    services,
    clients,
    changes,
    indexer: createIndexer(context),
    artisanIndexer: createArtisanIndexing(context),
    async close() {
      await pictureHosts.close()
      await services.close()
      await database.close()
    },
  }
}

/**
 * Fills an empty shop with the demonstration house and its people, or with the catalogue in the house's folder, and
 * synchronizes the search index. A new shop is filled and indexed before it opens; later starts open right away and
 * catch up in the background.
 */
export async function followCatalogue(core: Core, configuration: Configuration) {
  const { database, pictureHosts, services, clients, changes, indexer, artisanIndexer, log } = core
  if (configuration.role === 'storefront')
    return { startupMessages: [], isUpToDate: () => true, close: async () => {} }
  const hasDemonstration = configuration.demonstration !== 'off' && !configuration.isEmpty
  const house = hasDemonstration ? await findDemonstrationHouse() : null
  const isNew = house
    ? await house.loadDemonstration(database, systemClock())
    : await openHouseCatalogue(database, configuration, systemClock())
  const startupMessages = house ? await seedPeople(house, core, configuration) : []
  let isUpToDate = false
  // The product index must exist first, because artisans' records depend on it.
  const start = async () => {
    await indexer.start()
    await artisanIndexer.start()
    isUpToDate = true
  }
  const started = start()
  if (isNew) await started
  const settled = started.catch((error: unknown) => log.error({ err: error }, 'indexing did not start'))
  // Runs in the background, since pictures take a while.
  const { reach } = services
  const visualFeed = makeVisualFeed({ configuration, database, pictureHosts, reach, clients, changes, log })
  const stockNotices = makeStockNotices({ database, clients, changes, log })
  const stockNoticesStarted = settled
    .then(() => stockNotices.start())
    .catch((error: unknown) => log.error({ err: error }, 'stock notices are not sent'))
  const visualFeedStarted = settled
    .then(() => visualFeed.start())
    .catch((error: unknown) => log.error({ err: error }, 'pictures are not sent to visual search'))
  return {
    startupMessages,
    isUpToDate: () => isUpToDate,
    async close() {
      await settled
      await indexer.close()
      await artisanIndexer.close()
      await visualFeedStarted
      await visualFeed.close()
      await stockNoticesStarted
      await stockNotices.close()
    },
  }
}

/**
 * Creates the demonstration people if all services that know them run in this process and there is a bank account.
 * Returns the sign-in details, one per line.
 */
async function seedPeople(
  house: DemonstrationHouse,
  { database, log }: Core,
  { dataFolder, publicOrigin, secret, oldSecrets, services }: Configuration,
): Promise<readonly string[]> {
  const { identity, customer, commerce, platform } = services
  const isInThisProcess = [identity, customer, commerce, platform].every(({ url }) => url === null)
  if (!isInThisProcess || commerce.bank === null) return []
  const { newPasswords, refusedOrders } = await house.seedPeople(database, {
    dataFolder,
    bank: commerce.bank,
    now: systemClock(),
  })
  if (refusedOrders.length > 0) log.warn({ refusedOrders }, 'demonstration orders not placed')
  const secretSeal = createSecretSeal([secret, ...oldSecrets])
  const team = await house.seedTeam(database, { dataFolder, publicOrigin, secretSeal, now: systemClock() })
  return [...house.describePeople(newPasswords), ...team]
}

/** Returns no jobs unless both tracking and search are our own services. */
function makeLearningJobs(settings: ServiceSettings, { reach }: Services, log: Logger): readonly Job[] {
  const { search, tracking } = settings
  if (!reach.tracking || search.isHosted) return []
  const choices = createChoicesClient({
    ...reach.tracking,
    token: tracking.serverTokens[0],
    report: (problem) => log.error(problem, 'choices not read'),
  })
  const { baseUrl, fetch } = reach.search
  const { application: appId, adminKey } = search
  const connection = { appId, adminKey, ...baseUrlOption(baseUrl), fetch }
  return [learningJob(choices, connection)]
}

function makeStockNotices({
  database,
  clients: { commerce, stockNotices },
  changes,
  log,
}: {
  database: Database
  clients: Pick<Clients, 'commerce' | 'stockNotices'>
  changes: ChangeSources
  log: Logger
}): StockNotices {
  return createStockNotices({
    database,
    source: commerce,
    notices: stockNotices,
    changes: changes.commerce,
    report: (error) => log.error({ err: error }, 'stock notices not sent'),
  })
}

/** Reads product pictures for use outside of pages: as JPEG files, resized once like those of pages. */
function createPictureReader(
  { dataFolder, publicOrigin, store }: Configuration,
  allowsHost: PictureHosts['allows'],
) {
  const serve = createImageEndpoint({
    store: createImageStore(join(dataFolder, 'cache', 'images'), IMAGE_CACHE_BYTES),
    allowsHost,
    readOwn: createFolderFiles('/pictures/', store.picturesFolders).read,
    readUploaded: async () => null,
    readRemote: fetchRemotePicture,
  })
  /** Returns null if the picture is unavailable. */
  return async (url: string, width: number): Promise<Uint8Array | null> => {
    const address = writeImageAddress({ encodedUrl: encodeURIComponent(url), width, format: 'jpeg' })
    const response = await serve(new Request(publicOrigin + address))
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
  }
}
