import type { IncomingMessage, ServerResponse } from 'node:http'
import { relative } from 'node:path'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createServer, createServerModuleRunner, type ViteDevServer } from 'vite'
import { isStartFault } from '#services/kernel/start-fault.ts'
import type { App } from './app.ts'
import type { Bindings } from './http/bindings.ts'
import { type AppModule, runShop } from './main.ts'
import { type Configuration, readConfiguration } from './settings/config.ts'

/** A change in these folders reloads the services; pages are reloaded separately. */
const APP_SOURCES =
  /^(clients|contracts|demo\/loader|demo\/people|discovery|domain|server|services|workers)\/(?!.*\.test\.)/
/** A change in these folders rebuilds the desk, whose pages then reload. */
const DESK_SOURCES =
  /^(app\/i18n\/messages|contracts|desk|domain|messages\/desk)\/(?!node_modules\/)(?!.*\.test\.)/
const RELOAD_DELAY_MS = 100

/**
 * Serves the shop from its sources, with hot reload.
 * @param buildDesk builds the desk unless its build is up to date
 */
export async function serveShopInDevelopment(buildDesk: () => Promise<void>): Promise<void> {
  const configuration = readConfiguration()
  await runShop(configuration, (given) => createReloadingApp(given, buildDesk))
}

/** Creates an app that runs behind Vite's own files, and is recreated when service code changes. */
async function createReloadingApp(
  configuration: Configuration,
  buildDesk: () => Promise<void>,
): Promise<App> {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { port: configuration.port + 20_000, host: '127.0.0.1' } },
    appType: 'custom',
  })
  const make = async () => {
    // Each app has its own module runner, so that no state of the previous one remains.
    const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
    const { createApp } = await runner.import<AppModule>('/server/app.ts')
    const app = await createApp(configuration)
    return { ...app, close: () => app.close().then(() => runner.close()) }
  }
  await buildDesk()
  let current = await make()
  let isDeskChanged = false
  const reload = oneAtATime(async () => {
    const withDesk = isDeskChanged
    isDeskChanged = false
    try {
      if (withDesk) await buildDesk()
      const next = await make()
      const previous = current
      current = next
      await previous.close()
      console.log(withDesk ? 'Desk and services reloaded.' : 'Services reloaded.')
      if (withDesk) vite.environments.client.hot.send({ type: 'full-reload' })
    } catch (error) {
      // If the changed code fails, the services and the desk continue to run the previous version.
      console.error(isStartFault(error) ? error.message : error)
    }
  })
  let due: NodeJS.Timeout | undefined
  vite.watcher.on('all', (_event, path) => {
    const source = relative(vite.config.root, path)
    if (DESK_SOURCES.test(source)) isDeskChanged = true
    else if (!APP_SOURCES.test(source)) return
    clearTimeout(due)
    due = setTimeout(reload, RELOAD_DELAY_MS)
  })
  return {
    startupMessages: current.startupMessages,
    async fetch(request, bindings) {
      if (await serveWithVite(vite, bindings)) return RESPONSE_ALREADY_SENT
      return current.fetch(request, bindings)
    },
    acceptSocket: (request, bindings) => current.acceptSocket(request, bindings),
    leave: () => current.leave(),
    async close() {
      await vite.close()
      await current.close()
    },
  }
}

/** Serves a request with Vite if the URL is one of Vite's own. Returns whether it was served. */
function serveWithVite(vite: ViteDevServer, { incoming, outgoing }: Bindings): Promise<boolean> {
  if (!incoming || !outgoing || incoming.method !== 'GET') return Promise.resolve(false)
  return new Promise((resolve, reject) => {
    outgoing.once('close', () => resolve(true))
    vite.middlewares(incoming as IncomingMessage, outgoing as ServerResponse, (error: unknown) =>
      error ? reject(error) : resolve(false),
    )
  })
}

/** Returns a function that runs `work`, never concurrently: calls during a run cause one more run after it. */
function oneAtATime(work: () => Promise<void>): () => void {
  let running = false
  let isRequestedAgain = false
  return async function run() {
    if (running) {
      isRequestedAgain = true
      return
    }
    running = true
    await work()
    running = false
    if (isRequestedAgain) {
      isRequestedAgain = false
      run()
    }
  }
}
