import { Hono } from 'hono'
import { countedSearches, popularQuestion } from '#contracts/search/counted-searches.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import { serversOnly } from '#services/kernel/secrets/servers-only.ts'
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
  app.use(serversOnly(serverToken))

  app.post('/', async ({ req, json, body }) => {
    const counted = countedSearches.safeParse(await req.json().catch(() => null))
    if (!counted.success) return json({ code: 'request-malformed' }, 422)
    await countSearches(database, counted.data.searches)
    return body(null, 204)
  })

  app.get('/popular', async ({ req, json }) => {
    const requested = popularQuestion.safeParse({ language: req.query('language') })
    if (!requested.success) return json({ code: 'request-malformed' }, 422)
    return json({ terms: await findPopularTerms(database, requested.data.language, clock()) })
  })
  return app
}
