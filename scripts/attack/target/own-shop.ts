import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepareDatabase } from '#server/compose/prepare-database.ts'
import { openDemonstration } from '#server/demo/open-demonstration.ts'
import { systemClock } from '#services/kernel/clock.ts'
import { openDatabase } from '#services/kernel/database.ts'
import { startPostgres } from '#services/kernel/postgres-server.ts'
import { freePort, startShop } from '#tests/support/running-shop.ts'
import { makeScratchFolder } from '../../shop/scratch-folder.ts'
import { loopbackAddress, type Target } from './target.ts'

/** What the world calls the shop that is attacked; its socket is on this machine alone. */
const PUBLIC_ORIGIN = 'https://shop.example'
/** As the settings of a house that opens its shop, with the limits that every visitor has by default. */
const PRODUCTION = {
  NODE_ENV: 'production',
  DEMONSTRATION: 'no',
  PUBLIC_URL: PUBLIC_ORIGIN,
  TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'error',
  // Fewer than by default, so that the limit is reached soon.
  PAGES_PER_MINUTE: '30',
  CHANGES_PER_MINUTE: '',
  IMAGES_PER_MINUTE: '',
  SERVICE_CALLS_PER_MINUTE: '',
  BANK_HOLDER: 'Casa Prova S.r.l.',
  BANK_NAME: 'Banca Prova',
  BANK_IBAN: 'IT60X0542811101000000123456',
  BANK_BIC: 'PROVITMM',
}
const READY_LIMIT_MS = 60_000

/** A shop of our own with production settings, and what ends it. */
export type OwnShop = {
  readonly target: Target
  /** The variables it was started with. */
  readonly environment: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** Fills a database of its own with the demonstration house, and opens it as a real shop. */
export async function openOwnShop(): Promise<OwnShop> {
  const dataFolder = makeScratchFolder('attack')
  const postgres = await startPostgres({ directory: join(dataFolder, 'postgres'), isDurable: false })
  const closePostgres = async () => {
    await postgres.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
  try {
    const database = openDatabase(postgres.url)
    await prepareDatabase(database)
    await openDemonstration(database, systemClock())
    await database.close()
    const environment = { ...PRODUCTION, ...secrets(), DATABASE_URL: postgres.url }
    const shop = await startShop({ dataFolder, port: await freePort(), environment })
    const address = loopbackAddress(shop.origin)
    await readiness(shop.origin)
    return {
      target: { ...address, publicOrigin: PUBLIC_ORIGIN, tokens: tokensOf(environment) },
      environment: { ...environment, DATA_FOLDER: dataFolder },
      async close() {
        await shop.stop()
        await closePostgres()
      },
    }
  } catch (fault) {
    await closePostgres()
    throw fault
  }
}

function secrets() {
  const secret = () => randomBytes(24).toString('hex')
  return {
    SECRET: secret(),
    PREVIEW_KEY: secret(),
    METRICS_TOKEN: secret(),
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

function tokensOf(environment: ReturnType<typeof secrets>) {
  return {
    commercePublic: environment.COMMERCE_PUBLIC_TOKEN,
    commercePrivate: environment.COMMERCE_PRIVATE_TOKEN,
    search: environment.SEARCH_KEY,
    contentRead: environment.CONTENT_READ_TOKEN,
  }
}

/** Waits until the catalogue is searchable. */
async function readiness(origin: string): Promise<void> {
  for (const startedMs = Date.now(); !(await fetch(`${origin}/readyz`)).ok; ) {
    if (Date.now() - startedMs > READY_LIMIT_MS) throw new Error('The shop is not ready')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
