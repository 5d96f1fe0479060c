import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AppModule } from '#server/main.ts'
import { readConfiguration } from '#server/settings/config.ts'
import { ensureBuilt } from './bundle/build-shop.ts'
import { openShopDatabase } from './shop/open-database.ts'
import { createReindexProgress, describeRebuild } from './shop/reindex-progress.ts'
import { runCommand } from './shop/run-command.ts'

/**
 * `npm run reindex`: rebuilds the search indexes from the catalogue, embedded or hosted, even while the shop is
 * running. After an interruption the same command continues.
 */
await runCommand(run)

async function run(): Promise<number> {
  const configuration = readConfiguration()
  await ensureBuilt()
  const app: AppModule = await import(pathToFileURL(resolve('build/server/index.js')).href)
  const database = await openShopDatabase(configuration)
  try {
    const progress = createReindexProgress(process.stdout)
    const outcome = await app
      .rebuildIndexes({ ...configuration, databaseUrl: database.url }, progress.show)
      .finally(progress.clear)
    console.log(
      outcome.ok
        ? describeRebuild(outcome.value)
        : 'Another rebuild is already running: wait until it is done.',
    )
    return outcome.ok ? 0 : 1
  } finally {
    await database.close()
  }
}
