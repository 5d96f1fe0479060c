import { enableCompileCache } from 'node:module'
import { readConfiguration } from '#server/config.ts'
import { isStartFault } from '#services/kernel/start-fault.ts'

/** `npm start`: builds if needed, then opens the shop. `scripts/run.mjs` has installed what is needed. */
enableCompileCache('node_modules/.cache/compiled')
try {
  const configuration = readConfiguration()
  // What is built is always the production form; NODE_ENV as it was given has said what the shop is.
  process.env.NODE_ENV = 'production'
  const { serveShop } = await import('#server/main.ts')
  const { ensureBuilt } = await import('./bundle/build-shop.ts')
  await serveShop(configuration, ensureBuilt)
} catch (error) {
  console.error(isStartFault(error) ? error.message : error)
  process.exit(1)
}
