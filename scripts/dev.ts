import { isStartFault } from '#services/kernel/start-fault.ts'
import { ensureDeskBuilt } from './bundle/build-desk.ts'

/**
 * `npm run dev`: the same shop with the same services and data, but pages and services are reloaded as they change, and
 * the desk is rebuilt.
 */
process.env.NODE_ENV = 'development'
try {
  const { serveShopInDevelopment } = await import('#server/development.ts')
  await serveShopInDevelopment(ensureDeskBuilt)
} catch (error) {
  console.error(isStartFault(error) ? error.message : error)
  process.exit(1)
}
