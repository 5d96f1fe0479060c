import { enableCompileCache } from 'node:module'
import { readConfiguration } from '#server/settings/config.ts'
import { isStartFault } from '#services/kernel/start-fault.ts'

/** `npm start`: builds if needed, then starts the shop. `scripts/run.mjs` has already installed the dependencies. */
enableCompileCache('node_modules/.cache/compiled')
try {
  const configuration = readConfiguration()
  // The build is always for production; the given NODE_ENV has already decided whether the shop is a demonstration.
  process.env.NODE_ENV = 'production'
  const { serveShop } = await import('#server/main.ts')
  const { ensureBuilt } = await import('./bundle/build-shop.ts')
  await serveShop(configuration, ensureBuilt)
} catch (error) {
  console.error(isStartFault(error) ? error.message : error)
  process.exit(1)
}
