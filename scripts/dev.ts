import { isStartFault } from '#services/kernel/start-fault.ts'
import { ensureDeskBuilt } from './bundle/build-desk.ts'

/**
 * `npm run dev`: starts the shop with the services and data of `npm start`, but reloads pages and services and rebuilds
 * the desk as they change.
 */
process.env.NODE_ENV = 'development'
try {
  const { serveShopInDevelopment } = await import('#server/development.ts')
  await serveShopInDevelopment(ensureDeskBuilt)
} catch (error) {
  console.error(isStartFault(error) ? error.message : error)
  process.exit(1)
}
