import { isStartFault } from '#services/kernel/start-fault.ts'

/**
 * `npm run dev`: the same shop with the same services and data, whose pages and services are reloaded as they
 * change.
 */
process.env.NODE_ENV = 'development'
try {
  const { serveShopInDevelopment } = await import('#server/development.ts')
  await serveShopInDevelopment()
} catch (error) {
  console.error(isStartFault(error) ? error.message : error)
  process.exit(1)
}
