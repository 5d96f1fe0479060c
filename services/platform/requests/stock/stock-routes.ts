import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { variantsForSale } from '#contracts/stock-notice.ts'
import type { RequestStore } from '../store-request.ts'
import { cancelNotice, findNotice, listAwaited, sendNotices } from './stock-notices.ts'

/** A thousand ids of variants. */
const BODY_BYTES_MAX = 256 * 1024

/** The calls of `contracts/stock-notice.ts`. */
export function stockRoutes(store: RequestStore): Hono {
  const app = new Hono()
  app.get('/', async (context) => context.json({ variants: await listAwaited(store.database.db) }))

  app.post('/', bodyLimit({ maxSize: BODY_BYTES_MAX, onError: malformed }), async (context) => {
    const body = variantsForSale.safeParse(await context.req.json().catch(() => null))
    if (!body.success) return malformed()
    return context.json({ sent: await sendNotices(store, body.data.variantIds) })
  })

  app.get('/:token', async (context) => {
    const notice = await findNotice(store, context.req.param('token'))
    return notice ? context.json(notice) : notFound()
  })

  app.post('/:token/cancellation', async (context) => {
    const notice = await cancelNotice(store, context.req.param('token'))
    return notice ? context.json(notice) : notFound()
  })
  return app
}

const notFound = () => Response.json({ code: 'request-not-found' }, { status: 404 })
const malformed = () => Response.json({ code: 'request-malformed', fields: [] }, { status: 422 })
