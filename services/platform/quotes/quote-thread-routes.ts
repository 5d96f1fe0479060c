import { Hono } from 'hono'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import { serversOnly } from '#services/kernel/secrets/servers-only.ts'
import type { RequestStore } from '../requests/store-request.ts'
import { findOfGuest } from '../requests/thread/read-thread.ts'
import { type OfThread, threadRoutes } from '../requests/thread/thread-routes.ts'
import type { QuoteStore } from './quotes-options.ts'
import { findQuoteOfGuest } from './read-quote.ts'

/** The conversation of a guest's quote, by the token of the link to the quote, for servers only. */
export function guestQuoteThreadRoutes(
  store: QuoteStore & RequestStore & { serverToken: string | RotatedSecret },
): Hono<OfThread> {
  const { db } = store.database
  const app = new Hono<OfThread>()
  app.use(serversOnly(store.serverToken))
  app.use('/:token/*', async (context, next) => {
    const id = store.quotes.tokens.open(context.req.param('token'))
    context.set('find', async () => {
      const row = id === null ? null : await findQuoteOfGuest(db, id)
      return row && findOfGuest(db, row.request.id)
    })
    return next()
  })
  return app.route('/:token', threadRoutes(store))
}
