import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describeFault } from '#services/kernel/describe-fault.ts'
import { type PostgresServer, startPostgres } from '#services/kernel/postgres/postgres-server.ts'
import { isStartFault } from '#services/kernel/start-fault.ts'
import type { App } from './app.ts'
import { checkDatabase } from './compose/prepare-database.ts'
import type { Configuration } from './config.ts'
import { listen, type Socket } from './process/listen.ts'
import { closeShop, onShutdown } from './process/shutdown.ts'
import { startWarnings } from './process/start-warnings.ts'

/** The exports of `server/app.ts`, built or freshly loaded. */
export type AppModule = Pick<typeof import('./app.ts'), 'createApp' | 'rebuildIndexes' | 'listServiceRoutes'>

/**
 * Starts the built shop and serves it until it is stopped. `build` is called after the checks that could
 * prevent the start.
 */
export async function serveShop(configuration: Configuration, build: () => Promise<void>): Promise<void> {
  await runShop(configuration, async (complete) => {
    await build()
    const built: AppModule = await import(pathToFileURL(resolve('build/server/index.js')).href)
    return built.createApp(complete)
  })
}

/**
 * Runs the process: database, app, socket; and closes them in order on Ctrl-C, a stop signal or the
 * loss of the database. A start fault is printed as one line, with exit code 1.
 */
export async function runShop(
  configuration: Configuration,
  makeApp: (configuration: Configuration) => Promise<App>,
): Promise<void> {
  let socket: Socket | null = null
  let database: PostgresServer | null = null
  let app: App | null = null
  const shutdown = onShutdown(
    (delayMs) => closeShop({ socket, app, database }, { delayMs }),
    configuration.shutdownDelaySeconds * 1000,
  )
  try {
    socket = await listen(configuration)
    if (configuration.databaseUrl) await checkDatabase(configuration.databaseUrl)
    else database = await startDatabase(configuration)
    app = await makeApp({ ...configuration, databaseUrl: configuration.databaseUrl ?? database?.url ?? null })
    socket.serve(app.fetch, app.acceptSocket)
    database?.lost.then(() =>
      shutdown.fail('PostgreSQL stopped unexpectedly: start again. Nothing that was confirmed is lost.'),
    )
    announce(configuration, app)
  } catch (error) {
    if (!isStartFault(error)) console.error(describeFault(error))
    await shutdown.fail(isStartFault(error) ? error.message : 'The shop could not start.')
  }
}

function startDatabase({ dataFolder }: Configuration): Promise<PostgresServer> {
  return startPostgres({ directory: `${dataFolder}/postgres` })
}

function announce(configuration: Configuration, { startupMessages }: App): void {
  const { publicOrigin, demonstration, servicesKey, house } = configuration
  const seconds = process.uptime().toFixed(1)
  console.log(`\n  ${house.name} is open:  ${publicOrigin}   (started in ${seconds} s, press Ctrl-C to stop)`)
  if (demonstration !== 'off') console.log(`  Its services:     ${publicOrigin}/services?key=${servicesKey}`)
  for (const line of [...startupMessages, ...startWarnings(configuration)]) console.log(`  ${line}`)
  console.log('')
}
