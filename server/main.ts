import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { describeError } from '#services/kernel/describe-error.ts'
import { type PostgresServer, startPostgres } from '#services/kernel/postgres/postgres-server.ts'
import { isStartFault } from '#services/kernel/start-fault.ts'
import type { App } from './app.ts'
import { checkDatabase } from './compose/prepare-database.ts'
import { listen, type Socket } from './process/listen.ts'
import { startWarnings } from './process/start-warnings.ts'
import type { Configuration } from './settings/config.ts'

/** The exports of `server/app.ts`, either built or loaded from source. */
export type AppModule = Pick<typeof import('./app.ts'), 'createApp' | 'rebuildIndexes' | 'listServiceRoutes'>

/** Ends the process once, in an orderly way. */
type Shutdown = { fail(line: string): Promise<void> }

/** A second signal within this time is the same Ctrl-C, forwarded by npm; a later one forces the exit. */
const SAME_SIGNAL_MS = 1_500

/** Requests that have not ended by then are aborted; nothing that was confirmed is lost. */
const SHUTDOWN_TIMEOUT_MS = 25_000

/** A job that has not ended by then is left to the next process, since PostgreSQL must be stopped in time. */
const APP_CLOSE_LIMIT_MS = 10_000

/** Null for parts that have not started, or that run elsewhere. */
type RunningShop = {
  socket: Pick<Socket, 'leave' | 'close'> | null
  app: Pick<App, 'leave' | 'close'> | null
  database: Pick<PostgresServer, 'stop'> | null
}

/** Serves the built shop until it is stopped. `build` is called after the checks that could prevent the start. */
export async function serveShop(configuration: Configuration, build: () => Promise<void>): Promise<void> {
  await runShop(configuration, async (complete) => {
    await build()
    const built: AppModule = await import(pathToFileURL(resolve('build/server/index.js')).href)
    return built.createApp(complete)
  })
}

/**
 * Starts the database, the app and the socket, and closes them in order on Ctrl-C, a stop signal or the loss of the
 * database. A start error is printed as one line, with exit code 1.
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
    if (!isStartFault(error)) console.error(describeError(error))
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

/**
 * First reports for `delayMs` that the shop is not ready, so that a load balancer sends requests elsewhere; then stops
 * listening and finishes requests; then ends jobs, closes the database pool, and stops the embedded database.
 */
export async function closeShop(
  { socket, app, database }: RunningShop,
  { delayMs, appLimitMs = APP_CLOSE_LIMIT_MS }: { delayMs: number; appLimitMs?: number },
): Promise<void> {
  app?.leave()
  socket?.leave()
  if (delayMs > 0) await pause(delayMs)
  await socket?.close()
  if (app) await Promise.race([app.close(), pause(appLimitMs, undefined, { ref: false })])
  await database?.stop()
}

/**
 * Runs `closeAll` on SIGINT, SIGTERM, SIGHUP or when the parent process has ended, then exits with 0. `fail` prints one
 * line and exits with 1. Only a signal gives a load balancer `delayMs` to notice.
 */
function onShutdown(closeAll: (delayMs: number) => Promise<void>, delayMs: number): Shutdown {
  let endingSince: number | null = null
  const end = async (exitCode: number, ownDelayMs: number) => {
    if (endingSince !== null) {
      if (performance.now() - endingSince > SAME_SIGNAL_MS) process.exit(130)
      return
    }
    endingSince = performance.now()
    setTimeout(() => process.exit(exitCode), SHUTDOWN_TIMEOUT_MS + ownDelayMs).unref()
    await closeAll(ownDelayMs).catch((error: unknown) => console.error(describeError(error)))
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0, delayMs))
  process.on('disconnect', () => end(0, 0))
  // Node would print the whole error, including the values of a failed query.
  process.on('uncaughtException', (exception) => {
    console.error(describeError(exception))
    void end(1, 0)
  })
  return {
    fail(line) {
      console.error(line)
      return end(1, 0)
    },
  }
}
