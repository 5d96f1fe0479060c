import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requestListCalls, threadCalls } from '#contracts/request-calls.ts'
import { ok, refuse } from '#domain/result.ts'
import { serveCalls } from '#services/kernel/serve-calls.ts'
import { sendAttachment } from '../attachments/send-attachment.ts'
import { admitReply } from '../requests-limits.ts'
import type { RequestStore } from '../store-request.ts'
import {
  type AddressedRequest,
  findAccountRequest,
  findGuestRequest,
  listAccountRequests,
  readThread,
} from './read-thread.ts'
import { closeRequest, findReply, storeReply } from './store-reply.ts'

/** Enough for the longest reply with each character escaped in six bytes. */
const BODY_BYTES_MAX = 32 * 1024
const KEY_MAX = 200
/** No one has more requests than fit on this many pages. A larger number shows the first page. */
const PAGES_MAX = 1_000

/** `find` returns the request of a call, or null if it is not the caller's. */
export type ThreadEnv = { Variables: { find: () => Promise<AddressedRequest | null> } }
type AccountThreadEnv = { Variables: ThreadEnv['Variables'] & { accountId: string } }

/** Routes for the requests of an authenticated customer (`contracts/request-calls.ts`). */
export function accountThreadRoutes(store: RequestStore): Hono<AccountThreadEnv> {
  const { db } = store.database
  const app = new Hono<AccountThreadEnv>()
  serveCalls(app, requestListCalls, ({ var: { accountId } }) => ({
    async list({ page: given, list: listId, order: orderNumber }) {
      const page = Math.trunc(Number(given ?? 1))
      const isPage = page >= 1 && page <= PAGES_MAX
      return ok(await listAccountRequests(db, accountId, { page: isPage ? page : 1, listId, orderNumber }))
    },
  }))
  app.use('/:number/*', async (context, next) => {
    const { accountId } = context.var
    const number = context.req.param('number')
    context.set('find', () => findAccountRequest(db, accountId, number))
    return next()
  })
  return app.route('/:number', threadRoutes(store))
}

/** Routes for the request of a guest, by the token of their link, for servers only. */
export function guestThreadRoutes(store: RequestStore): Hono<ThreadEnv> {
  const app = new Hono<ThreadEnv>()
  app.use('/:token/*', async (context, next) => {
    const requestId = store.requests.threadTokens.open(context.req.param('token'))
    context.set('find', async () =>
      requestId === null ? null : findGuestRequest(store.database.db, requestId),
    )
    return next()
  })
  return app.route('/:token', threadRoutes(store))
}

/** The calls for participants of a conversation. */
export function threadRoutes(store: RequestStore): Hono<ThreadEnv> {
  const { db } = store.database
  const app = new Hono<ThreadEnv>()

  app.post('/messages', bodyLimit({ maxSize: BODY_BYTES_MAX, onError: malformedResponse }))
  serveCalls(app, threadCalls, ({ var: { find } }) => {
    async function read() {
      const row = await find()
      return ok(row && (await readThread(db, row, store.requests)))
    }
    return {
      read,
      async reply(reply, key) {
        const row = await find()
        if (!row) return ok(null)
        if (key === '' || key.length > KEY_MAX) return refuse('request-malformed')
        const earlier = await findReply(db, row, reply, key)
        const admitted = earlier ?? (await admitReply(store.requests.limiter, row))
        if ('retryAfterSeconds' in admitted) return admitted
        const stored = earlier ?? (await storeReply(store, row, reply, { key }))
        return stored.ok ? read() : stored
      },
      async close() {
        const row = await find()
        if (row) await closeRequest(store, row)
        return read()
      },
    }
  })

  app.get('/attachments/:id', async (context) => {
    const row = await context.var.find()
    if (!row) return context.json({ code: 'request-not-found' }, 404)
    const reference = { id: context.req.param('id'), requestId: row.id, withNotes: false }
    return sendAttachment(store.database, store.requests.files, reference)
  })
  return app
}

const malformedResponse = () => Response.json({ code: 'request-malformed' }, { status: 422 })
