import { isStartFault } from '#services/kernel/start-fault.ts'

/** `npm run dev`: the same shop on the same services and data, with its pages and services reloaded as they change. */
process.env.NODE_ENV = 'development'
try {
  const { serveShopInDevelopment } = await import('#server/development.ts')
  await serveShopInDevelopment()
} catch (error) {
  console.error(isStartFault(error) ? error.message : error)
  process.exit(1)
}
