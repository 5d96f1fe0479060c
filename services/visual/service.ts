import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { PICTURE_BYTES_MAX } from '#domain/search/picture-name.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { handleFaults } from '#services/kernel/handle-faults.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import { isSameToken } from '#services/kernel/secrets/same-token.ts'
import type { Service } from '#services/kernel/service.ts'
import type { Embedder } from './embedder.ts'
import type { KnownLooks } from './known-looks.ts'
import { LiveProducts } from './store/live-products.ts'
import { feedRoutes } from './wire/feed-routes.ts'
import { refused } from './wire/refused.ts'
import { searchRoutes } from './wire/search-routes.ts'

type VisualService = Service & {
  /** Loads all looks into memory; earlier requests wait for it. */
  start(): Promise<void>
  close(): Promise<void>
}

export type VisualOptions = {
  database: Database
  embedder: Embedder
  /** For pictures that come with their looks. */
  knownLooks?: KnownLooks
  /** Only servers hold it. */
  token: string | RotatedSecret
  /** Limits the pictures of a visitor, for all processes together. */
  limiter: RateLimiter
  /** Called for each bug; the caller only sees a failure. */
  reportFault(fault: unknown): void
}

/**
 * The visual search service (`contracts/visual.ts`): products that look like a picture or like each other.
 * Vectors are stored in PostgreSQL and searched in memory, in every process that runs it.
 */
export function createVisualService(options: VisualOptions): VisualService {
  const { database, embedder, knownLooks, token, limiter } = options
  const products = new LiveProducts(database, embedder)
  let starting: Promise<void> | null = null
  const start = () => {
    starting ??= products.start().catch((fault) => {
      starting = null
      throw fault
    })
    return starting
  }

  const app = new Hono()
  handleFaults(app, options.reportFault)
  app.use(async (context, next) => {
    const given = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
    return isSameToken(given, token) ? next() : context.json({ code: 'unauthorized' }, 401)
  })
  app.use(
    bodyLimit({ maxSize: PICTURE_BYTES_MAX, onError: (context) => refused(context, 'picture-too-large') }),
  )
  app.get('/embedding', (context) => context.json({ name: embedder.name }))
  app.route('/', searchRoutes({ embedder, products, limiter }))
  app.route('/', feedRoutes({ database, embedder, knownLooks }))
  return {
    start,
    close: () => products.close(),
    async fetch(request) {
      await start()
      return app.fetch(request)
    },
    routes: app.routes,
  }
}
