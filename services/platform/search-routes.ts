import { Hono } from 'hono'
import { searchesCalls } from '#contracts/search/counted-searches.ts'
import { ok } from '#domain/result.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import { requireServerToken } from '#services/kernel/secrets/servers-only.ts'
import { serveCalls } from '#services/kernel/serve-calls.ts'
import { countSearches, findPopularTerms } from './counted-searches.ts'

/** The calls of `contracts/search/counted-searches.ts`, for servers only. */
export function searchRoutes({
  database,
  clock,
  serverToken,
}: {
  database: Database
  clock: Clock
  serverToken: string | RotatedSecret
}): Hono {
  const app = new Hono()
  app.use(requireServerToken(serverToken))

  serveCalls(app, searchesCalls, () => ({
    async count({ searches }) {
      await countSearches(database, searches)
      return ok(null)
    },
    popular: async ({ language }) => ok({ terms: await findPopularTerms(database, language, clock()) }),
  }))
  return app
}
