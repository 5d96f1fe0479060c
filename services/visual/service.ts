import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { PICTURE_BYTES_MAX } from '#domain/search/picture-name.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { handleErrors } from '#services/kernel/handle-errors.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import { isSameToken } from '#services/kernel/secrets/same-token.ts'
import type { Service } from '#services/kernel/service.ts'
import type { Embedder } from './embedder.ts'
import type { KnownLooks } from './known-looks.ts'
import { LiveProducts } from './store/live-products.ts'
import { feedRoutes } from './wire/feed-routes.ts'
import { refusalResponse } from './wire/refusal-response.ts'
import { searchRoutes } from './wire/search-routes.ts'

type VisualService = Service & {
  /** Loads all looks into memory. Earlier requests wait for it. */
  start(): Promise<void>
  close(): Promise<void>
}

export type VisualOptions = {
  database: Database
  embedder: Embedder
  /** Precomputed looks of pictures. */
  knownLooks?: KnownLooks
  /** The token that callers must send. Only servers have it. */
  token: string | RotatedSecret
  /** Limits a visitor's pictures across all processes. */
  limiter: RateLimiter
  /** Called for unexpected errors, whose details are not sent to the caller. */
  reportError(error: unknown): void
}

/**
 * The visual search service (`contracts/visual.ts`): products that look like a picture or like each other. Vectors are
 * stored in PostgreSQL and searched in memory in every process.
 */
export function createVisualService(options: VisualOptions): VisualService {
  const { database, embedder, knownLooks, token, limiter } = options
  const products = new LiveProducts(database, embedder)
  let starting: Promise<void> | null = null
  const start = () => {
    starting ??= products.start().catch((error) => {
      starting = null
      throw error
    })
    return starting
  }

  const app = new Hono()
  handleErrors(app, options.reportError)
  app.use(async (context, next) => {
    const given = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
    return isSameToken(given, token) ? next() : context.json({ code: 'unauthorized' }, 401)
  })
  app.use(
    bodyLimit({
      maxSize: PICTURE_BYTES_MAX,
      onError: (context) => refusalResponse(context, 'picture-too-large'),
    }),
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
