import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../scripts/bundle/build-shop.ts'
import { openShopDatabase } from '../../scripts/shop/open-database.ts'
import { runCommand } from '../../scripts/shop/run-command.ts'
import { prepareDatabase } from '../../server/compose/prepare-database.ts'
import type { AppModule } from '../../server/main.ts'
import { type Configuration, readConfiguration } from '../../server/settings/config.ts'
import { systemClock } from '../../services/kernel/clock.ts'
import { openDatabase } from '../../services/kernel/database/database.ts'
import { StartFault } from '../../services/kernel/start-fault.ts'
import { createCountdown } from '../large/fill/countdown.ts'
import { checkFillable, fillShop } from '../large/fill/fill-shop.ts'
import { loadDemonstration } from '../loader/load-demonstration.ts'

const USAGE = `npm run demo -- [options]

  --products N          how many products to make (60000)
  --seed N              the same seed makes the same products (1)
  --data-folder FOLDER  where the shop keeps its data, instead of DATA_FOLDER
  --add                 add to the shop's products; without it, the shop must have none
`

/**
 * `npm run demo`: fills a shop with a large generated catalogue, for benchmarks and load tests. The shop may be
 * running.
 */
await runCommand(run, USAGE)

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '60000' },
      seed: { type: 'string', default: '1' },
      'data-folder': { type: 'string' },
      add: { type: 'boolean', default: false },
    },
  })
  const count = wholeNumber('--products', values.products)
  const seed = wholeNumber('--seed', values.seed)
  const folder = values['data-folder']
  const configuration = readConfiguration(folder ? { ...process.env, DATA_FOLDER: folder } : process.env)
  const shopDatabase = await openShopDatabase(configuration)
  const database = openDatabase(withAsynchronousCommit(shopDatabase.url))
  const countdown = createCountdown(process.stderr, 'Products', count)
  try {
    await prepareDatabase(database)
    if (await checkFillable(database, values.add)) await loadDemonstration(database, systemClock())
    await prepareIndexes({ ...configuration, databaseUrl: shopDatabase.url }, values.add)
    const start = performance.now()
    const created = await fillShop(database, { seed, count, onProgress: countdown.show })
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    countdown.end()
    console.log(`${created} products written and indexed in ${seconds} s.`)
    return 0
  } finally {
    countdown.end()
    await database.close()
    await shopDatabase.close()
  }
}

/** Indexes existing products with the shop's own indexer, which also creates the indexes. */
async function prepareIndexes(configuration: Configuration, isAddition: boolean): Promise<void> {
  if (isAddition) return
  await ensureBuilt()
  const built: AppModule = await import(pathToFileURL(resolve('build/server/index.js')).href)
  const rebuilt = await built.rebuildIndexes(configuration)
  if (!rebuilt.ok) throw new StartFault('The shop is indexing its products: try again in a minute.')
}

/** Disables waiting for the disk at each commit, since data lost in a crash can be generated again. */
function withAsynchronousCommit(url: string): string {
  const parsed = new URL(url)
  parsed.searchParams.set('options', '-c synchronous_commit=off')
  return parsed.href
}

function wholeNumber(option: string, text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new StartFault(`${option} ${text}: enter a whole number from 1 to 999999.`)
}
