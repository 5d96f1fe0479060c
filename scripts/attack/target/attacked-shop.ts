import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { house } from '@bottega/demo-house'
import { prepareDatabase } from '#server/compose/prepare-database.ts'
import { systemClock } from '#services/kernel/clock.ts'
import { type Database, openDatabase } from '#services/kernel/database/database.ts'
import { startPostgres } from '#services/kernel/postgres/postgres-server.ts'
import { freePort, type RunningShop, startShop } from '../../shop/running-shop.ts'
import { makeScratchFolder } from '../../shop/scratch-folder.ts'
import { loopbackAddress, type Target } from './target.ts'

/** The public origin of the attacked shop; its socket is only open on this machine. */
const PUBLIC_ORIGIN = 'https://shop.example'
/**
 * The settings of a production shop, with the default limits. It has no token for metrics, so these are restricted to
 * callers on this machine, and that rule is attacked.
 */
const PRODUCTION = {
  NODE_ENV: 'production',
  DEMONSTRATION: 'no',
  PUBLIC_URL: PUBLIC_ORIGIN,
  TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'error',
  METRICS_TOKEN: '',
  PAGES_PER_MINUTE: '',
  CHANGES_PER_MINUTE: '',
  IMAGES_PER_MINUTE: '',
  SERVICE_CALLS_PER_MINUTE: '',
  BANK_HOLDER: 'Casa Prova S.r.l.',
  BANK_NAME: 'Banca Prova',
  BANK_IBAN: 'IT60X0542811101000000123456',
  BANK_BIC: 'PROVITMM',
}
const READY_TIMEOUT_MS = 60_000
const RESPONSE_TIMEOUT_MS = 5_000

/** A shop of our own with production settings, and a function that stops it. */
export type AttackedShop = {
  readonly target: Target
  /** Its URL on this machine. */
  readonly origin: string
  /** The environment variables it was started with. */
  readonly environment: Readonly<Record<string, string>>
  /** What it has printed, including its log. */
  output(): string
  /** Stops it, and starts it again with other settings on the same data. */
  reopen(settings: Readonly<Record<string, string>>): Promise<Target>
  close(): Promise<void>
}

/** How our shop differs from a production shop with the demonstration house. */
type AttackedShopOptions = {
  /** Overrides the production settings. */
  readonly settings?: Readonly<Record<string, string>>
  /** Changes its database before it opens. */
  prepare?(database: Database, dataFolder: string): Promise<void>
}

/** Fills a new database with the demonstration house, and opens it as a real shop. */
export async function openAttackedShop({
  settings,
  prepare,
}: AttackedShopOptions = {}): Promise<AttackedShop> {
  const dataFolder = makeScratchFolder('attack')
  const cleanUp: (() => Promise<void>)[] = [async () => rmSync(dataFolder, { recursive: true, force: true })]
  /** Stops everything in reverse order, even if a part fails. */
  async function close(): Promise<void> {
    const last = cleanUp.pop()
    if (!last) return
    await last().finally(close)
  }
  try {
    const postgres = await startPostgres({ directory: join(dataFolder, 'postgres'), isDurable: false })
    cleanUp.push(postgres.stop)
    await fillDatabase(postgres.url, (database) => prepare?.(database, dataFolder))
    const environment = { ...PRODUCTION, ...settings, ...createSecrets(), DATABASE_URL: postgres.url }
    let shop = await startShop({ dataFolder, port: await freePort(), environment })
    cleanUp.push(() => stopShop(shop))
    const { origin, output } = shop
    await waitUntilReady(origin)
    const tokens = tokensOf(environment)
    const targetOf = (url: string) => ({
      ...loopbackAddress(url),
      publicOrigin: PUBLIC_ORIGIN,
      tokens,
    })
    return {
      target: targetOf(origin),
      origin,
      environment: { ...environment, DATA_FOLDER: dataFolder },
      output,
      async reopen(changedSettings) {
        await stopShop(shop)
        shop = await startShop({
          dataFolder,
          port: await freePort(),
          environment: { ...environment, ...changedSettings },
        })
        await waitUntilReady(shop.origin)
        return targetOf(shop.origin)
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function fillDatabase(
  url: string,
  prepare: (database: Database) => Promise<void> | undefined,
): Promise<void> {
  const database = openDatabase(url)
  try {
    await prepareDatabase(database)
    await house.loadDemonstration(database, systemClock())
    await prepare(database)
  } finally {
    await database.close()
  }
}

/** A shop that does not stop in time is killed, which counts as an error. */
async function stopShop(shop: RunningShop): Promise<void> {
  try {
    await shop.stop()
  } catch (error) {
    await shop.kill()
    throw error
  }
}

function createSecrets() {
  const secret = () => randomBytes(24).toString('hex')
  return {
    SECRET: secret(),
    PREVIEW_KEY: secret(),
    COMMERCE_PUBLIC_TOKEN: secret(),
    COMMERCE_PRIVATE_TOKEN: secret(),
    TEAM_TOKEN: secret(),
    CONTENT_READ_TOKEN: secret(),
    CONTENT_PREVIEW_TOKEN: secret(),
    CONTENT_WRITE_TOKEN: secret(),
    SEARCH_KEY: secret(),
    SEARCH_ADMIN_KEY: secret(),
    AUDIENCE_KEY: secret(),
  }
}

function tokensOf(environment: ReturnType<typeof createSecrets>) {
  return {
    commercePublic: environment.COMMERCE_PUBLIC_TOKEN,
    search: environment.SEARCH_KEY,
    contentRead: environment.CONTENT_READ_TOKEN,
  }
}

/** Waits until the catalogue is searchable. */
async function waitUntilReady(origin: string): Promise<void> {
  const isReady = () =>
    fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) }).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const startedMs = Date.now(); !(await isReady()); ) {
    if (Date.now() - startedMs > READY_TIMEOUT_MS) throw new Error('The shop is not ready')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
