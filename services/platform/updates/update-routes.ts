import { Hono } from 'hono'
import { currentPrices, readUpdates } from '#contracts/updates.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { noticePrices } from './notice-prices.ts'
import { markAsRead, readIdsOf } from './read-markers.ts'
import { readQuoteUpdates } from './read-quote-updates.ts'
import { readReplies } from './read-replies.ts'

type Bound = { Variables: { accountId: string } }

/** What is new for an authenticated customer (`contracts/updates.ts`). */
export function updateRoutes({ database, clock }: { database: Database; clock: Clock }): Hono<Bound> {
  const app = new Hono<Bound>()
  const malformed = { code: 'updates-malformed' } as const

  app.get('/customer/updates', async (context) => {
    const { accountId } = context.var
    const now = clock()
    const [replies, quotes, readIds] = await Promise.all([
      readReplies(database.db, accountId, now),
      readQuoteUpdates(database.db, accountId, now),
      readIdsOf(database.db, accountId),
    ])
    return context.json({ replies, quotes, readIds })
  })

  app.post('/customer/updates/read', async (context) => {
    const body = readUpdates.safeParse(await context.req.json().catch(() => null))
    if (!body.success) return context.json(malformed, 422)
    await markAsRead(database, { accountId: context.var.accountId, ids: body.data.ids, now: clock() })
    return context.body(null, 204)
  })

  app.put('/lists/saved/prices', async (context) => {
    const body = currentPrices.safeParse(await context.req.json().catch(() => null))
    if (!body.success) return context.json(malformed, 422)
    return context.json(await noticePrices(database, context.var.accountId, body.data, clock()))
  })
  return app
}
