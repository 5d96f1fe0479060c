import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { newReply } from '#contracts/request-thread.ts'
import { IDEMPOTENCY_KEY } from '#contracts/team/convention.ts'
import { sendAttachment } from '../attachments/send-attachment.ts'
import { admitReply, tooMany } from '../requests-limits.ts'
import type { RequestStore } from '../store-request.ts'
import {
  type AddressedRequest,
  findOfAccount,
  findOfGuest,
  listRequestsOf,
  readThread,
} from './read-thread.ts'
import { closeRequest, findReply, storeReply } from './store-reply.ts'

/** The longest reply, each character escaped in six bytes. */
const BODY_BYTES_MAX = 32 * 1024
const KEY_MAX = 200
/** No one has more requests than fit on this many pages. A larger number is not looked up. */
const PAGES_MAX = 1_000

/** `find`: the request of a call; null if it is not the caller's. */
export type OfThread = { Variables: { find: () => Promise<AddressedRequest | null> } }
type OfAccount = { Variables: OfThread['Variables'] & { accountId: string } }

/** The requests of an authenticated customer (`contracts/request-thread.ts`). */
export function accountThreadRoutes(store: RequestStore): Hono<OfAccount> {
  const { db } = store.database
  const app = new Hono<OfAccount>()
  app.get('/', async (context) => {
    const page = Math.trunc(Number(context.req.query('page') ?? 1))
    const isPage = page >= 1 && page <= PAGES_MAX
    return context.json(
      await listRequestsOf(db, context.var.accountId, {
        page: isPage ? page : 1,
        listId: context.req.query('list'),
        orderNumber: context.req.query('order'),
      }),
    )
  })
  app.use('/:number/*', async (context, next) => {
    const { accountId } = context.var
    const number = context.req.param('number')
    context.set('find', () => findOfAccount(db, accountId, number))
    return next()
  })
  return app.route('/:number', threadRoutes(store))
}

/** The request of a guest, by the token of their link, for servers only. */
export function guestThreadRoutes(store: RequestStore): Hono<OfThread> {
  const app = new Hono<OfThread>()
  app.use('/:token/*', async (context, next) => {
    const requestId = store.requests.threadTokens.open(context.req.param('token'))
    context.set('find', async () => (requestId === null ? null : findOfGuest(store.database.db, requestId)))
    return next()
  })
  return app.route('/:token', threadRoutes(store))
}

/** The calls of those who take part in a conversation. */
export function threadRoutes(store: RequestStore): Hono<OfThread> {
  const { db } = store.database
  const app = new Hono<OfThread>()

  app.get('/', async (context) => {
    const row = await context.var.find()
    return row ? context.json(await readThread(db, row, store.requests)) : notFound()
  })

  app.post('/messages', bodyLimit({ maxSize: BODY_BYTES_MAX, onError: malformed }), async (context) => {
    const row = await context.var.find()
    if (!row) return notFound()
    const key = context.req.header(IDEMPOTENCY_KEY) ?? ''
    const reply = newReply.safeParse(await context.req.json().catch(() => null))
    if (key === '' || key.length > KEY_MAX || !reply.success) return malformed()
    const earlier = await findReply(db, row, reply.data, key)
    const admitted = earlier ?? (await admitReply(store.requests.limiter, row))
    if ('retryAfterSeconds' in admitted) return tooMany(context, admitted)
    const stored = earlier ?? (await storeReply(store, row, reply.data, { key }))
    if (!stored.ok)
      return context.json({ code: stored.code }, stored.code === 'attachment-unknown' ? 422 : 409)
    return context.json(await readAgain(context.var.find), 201)
  })

  app.get('/attachments/:id', async (context) => {
    const row = await context.var.find()
    if (!row) return notFound()
    const which = { id: context.req.param('id'), requestId: row.id, withNotes: false }
    return sendAttachment(store.database, store.requests.files, which)
  })

  app.post('/closure', async (context) => {
    const row = await context.var.find()
    if (!row) return notFound()
    await closeRequest(store, row)
    return context.json(await readAgain(context.var.find))
  })

  async function readAgain(find: OfThread['Variables']['find']) {
    const row = await find()
    return row && readThread(db, row, store.requests)
  }
  return app
}

const notFound = () => Response.json({ code: 'request-not-found' }, { status: 404 })
const malformed = () => Response.json({ code: 'request-malformed' }, { status: 422 })
