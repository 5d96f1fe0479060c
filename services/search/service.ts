import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { isUnstorable } from '#services/kernel/database/unstorable.ts'
import type { Service } from '#services/kernel/service.ts'
import { LiveIndexes } from './store/live-indexes.ts'
import { openListedPieces } from './team/listed-pieces.ts'
import { teamPreviews } from './team/rules/team-previews.ts'
import { teamRules } from './team/rules/team-rules.ts'
import { teamCategoryOrders, teamCategoryPieces } from './team/team-category-orders.ts'
import { teamRanking } from './team/team-ranking.ts'
import { teamSynonyms } from './team/team-synonyms.ts'
import type { SearchKeys } from './wire/access.ts'
import { indexRoutes } from './wire/routes/index-routes.ts'
import { readRoutes } from './wire/routes/read-routes.ts'
import { recordRoutes } from './wire/routes/record-routes.ts'
import { ruleRoutes } from './wire/routes/rule-routes.ts'
import { synonymRoutes } from './wire/routes/synonym-routes.ts'
import { badRequest, WireError } from './wire-error.ts'

type SearchService = Service & {
  /** Loads the first index into memory, which requests wait for; the others are loaded later or on request. */
  start(): Promise<void>
  close(): Promise<void>
}

type SearchServiceOptions = SearchKeys & {
  database: Database
  clock: Clock
  /** Called for each bug; the client only sees a failure. */
  reportError(error: unknown): void
}

/**
 * The search service: Algolia's search and write API on in-memory indexes, whose records are stored in PostgreSQL.
 * Every process follows the changes of the others (architecture.md §6).
 */
export function createSearchService(options: SearchServiceOptions): SearchService {
  const { database, clock, reportError, ...keys } = options
  const indexes = new LiveIndexes(database, clock)
  let starting: Promise<void> | null = null
  const start = () => {
    starting ??= indexes.start().catch((error) => {
      starting = null
      throw error
    })
    return starting
  }

  const open = async () => {
    await start()
    return openListedPieces(indexes)
  }

  const app = new Hono()
  app.use(cors({ origin: '*', allowHeaders: ['*'], maxAge: 86_400 }))
  app.route('/', indexRoutes({ database, indexes, keys, clock }))
  app.route('/', synonymRoutes({ database, indexes, keys, clock }))
  app.route('/', ruleRoutes({ database, indexes, keys, clock }))
  app.route('/', recordRoutes({ database, indexes, keys, clock }))
  app.route('/', readRoutes(indexes, keys, clock))
  app.notFound((context) => refuse(context, new WireError(404, 'Path not found')))
  app.onError((error, context) => {
    if (error instanceof WireError) return refuse(context, error)
    if (isUnstorable(error)) return refuse(context, badRequest('A value cannot be stored'))
    reportError(error)
    return context.json({ message: 'Internal server error', status: 500 }, 500)
  })
  return {
    start,
    close: () => indexes.close(),
    async fetch(request) {
      await start()
      return app.fetch(request)
    },
    routes: app.routes,
    team: [
      ...teamSynonyms,
      ...teamRules(open, indexes),
      ...teamPreviews(open, indexes, clock),
      ...teamRanking(indexes),
      ...teamCategoryOrders(open, indexes),
      ...teamCategoryPieces(open),
    ],
  }
}

function refuse(context: Context, { message, status }: WireError): Response {
  return context.json({ message, status }, status)
}
