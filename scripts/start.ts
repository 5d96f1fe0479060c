import { serveShop } from '#server/main.ts'
import { isStartFault } from '#services/kernel/start-fault.ts'
import { ensureBuilt } from './bundle/build-shop.ts'

/** `npm start`: builds if needed, then opens the shop. `scripts/run.mjs` has installed what is needed. */
process.env.NODE_ENV ??= 'production'
try {
  await ensureBuilt()
  await serveShop()
} catch (error) {
  console.error(isStartFault(error) ? error.message : error)
  process.exit(1)
}
