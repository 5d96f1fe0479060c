import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import {
  CHAT_CUSTOMER,
  CHAT_GUEST,
  CHAT_PICTURE_BYTES_MAX,
  type ChatRefusalCode,
  chatRead,
  chatRequest,
  newChatMessage,
  transcriptRequest,
} from '#contracts/chat.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { admitPicture, type TooMany } from '../chat-limits.ts'
import type { ChatStore } from '../chat-options.ts'
import { conversations } from '../chat-tables.ts'
import { announce } from '../live/notices.ts'
import { pictureUnknown, sendPicture, storePicture } from '../pictures/picture-store.ts'
import { conversationWith, writeMessage } from '../write-message.ts'
import { followConversation } from './follow-conversation.ts'
import { readConversation } from './read-conversation.ts'
import { sendTranscript } from './send-transcript.ts'
import { storeVisitorMessage } from './store-message.ts'
import { type ChatVisitor, type ConversationRow, conversationOf, digestOf, uploaderOf } from './visitor.ts'

/** The longest message and its surroundings, each character escaped in six bytes. */
const BODY_BYTES_MAX = 256 * 1024

const STATUSES = {
  unauthorized: 401,
  'chat-not-found': 404,
  'chat-closed': 409,
  'chat-id-taken': 409,
  'chat-malformed': 422,
  'picture-unknown': 422,
  'picture-type': 422,
  'picture-too-large': 413,
  'picture-unreadable': 422,
  'no-reply-yet': 409,
  'too-many-requests': 429,
} as const satisfies Record<ChatRefusalCode, number>

type Bound = { Variables: { visitor: ChatVisitor; accessToken: string | undefined } }

/** The calls of a visitor (`contracts/chat.ts`), below `/conversation`, whose caller was checked before. */
export function conversationRoutes(store: ChatStore): Hono<Bound> {
  const { database, clock, authenticate, files, limiter } = store
  const { db } = database
  const app = new Hono<Bound>()
  app.use(async (context, next) => {
    const guestKey = context.req.header(CHAT_GUEST)
    const accessToken = context.req.header(CHAT_CUSTOMER)
    const account = accessToken === undefined ? null : await authenticate(accessToken)
    if (account && !account.ok) return context.json({ code: account.code }, 502)
    const accountId = account?.value ?? null
    if (accessToken !== undefined && accountId === null) return refused(context, 'unauthorized')
    const guestDigest = guestKey === undefined || guestKey.length < 20 ? null : digestOf(guestKey)
    if (accountId === null && guestDigest === null) return refused(context, 'unauthorized')
    context.set('visitor', { accountId, guestDigest })
    context.set('accessToken', accessToken)
    return next()
  })
  const limit = bodyLimit({
    maxSize: BODY_BYTES_MAX,
    onError: (context) => context.json({ code: 'chat-malformed' }, 422),
  })

  app.get('/', async (context) => {
    const row = await conversationOf(database, context.var.visitor)
    return row ? context.json(await readConversation(db, row, store)) : refused(context, 'chat-not-found')
  })

  app.post('/messages', limit, async (context) => {
    const message = newChatMessage.safeParse(await context.req.json().catch(() => null))
    if (!message.success) return refused(context, 'chat-malformed')
    const { visitor } = context.var
    await conversationOf(database, visitor)
    const stored = await storeVisitorMessage(store, visitor, message.data)
    if (!stored.ok) return refused(context, stored)
    const row = await conversationOf(database, visitor)
    return row
      ? context.json(await readConversation(db, row, store), 201)
      : refused(context, 'chat-not-found')
  })

  app.get('/events', async (context) => {
    const { visitor, accessToken } = context.var
    const row = await conversationOf(database, visitor)
    if (!row) return refused(context, 'chat-not-found')
    const after = context.req.header('last-event-id') ?? context.req.query('after') ?? ''
    return followConversation(context.req.raw, store, {
      row,
      after,
      async mayGoOn() {
        if (accessToken === undefined) return true
        const account = await authenticate(accessToken)
        return !account.ok || account.value === visitor.accountId
      },
    })
  })

  app.post('/typing', async (context) => {
    const row = await conversationOf(database, context.var.visitor)
    if (row) await announce(db, row.id, 'visitor')
    return context.body(null, 204)
  })

  app.post('/read', async (context) => {
    const read = chatRead.safeParse(await context.req.json().catch(() => null))
    if (!read.success) return refused(context, 'chat-malformed')
    const row = await conversationOf(database, context.var.visitor)
    if (row) await markRead(row, read.data.seq)
    return context.body(null, 204)
  })
  async function markRead({ id, visitorRead, lastSeq }: ConversationRow, seq: number): Promise<void> {
    if (seq <= visitorRead) return
    const read = sql`greatest(visitor_read, ${Math.min(seq, lastSeq)})`
    await db.update(conversations).set({ visitorRead: read }).where(eq(conversations.id, id))
    await announce(db, id)
  }

  const pictureLimit = bodyLimit({
    maxSize: CHAT_PICTURE_BYTES_MAX,
    onError: (context) => context.json({ code: 'picture-too-large' }, 413),
  })
  app.post('/pictures', pictureLimit, async (context) => {
    const uploader = uploaderOf(context.var.visitor)
    const admitted = await admitPicture(limiter, context.req.header(VISITOR_KEY_HEADER) ?? uploader)
    if (!admitted.ok) return refused(context, admitted)
    const source = new Uint8Array(await context.req.arrayBuffer())
    const stored = await storePicture(database, files, { source, uploader, now: clock() })
    if (stored.ok) return context.json(stored.value, 201)
    return stored.code === 'files-unavailable'
      ? context.json({ code: stored.code }, 503)
      : refused(context, stored.code)
  })
  app.get('/pictures/:id', async (context) => {
    const id = z.uuid().safeParse(context.req.param('id'))
    const row = id.success ? await conversationOf(database, context.var.visitor) : null
    if (!id.success || !row) return pictureUnknown()
    return sendPicture(database, files, { id: id.data, conversationId: row.id, withWhispers: false })
  })

  app.post('/request', async (context) => {
    const made = chatRequest.safeParse(await context.req.json().catch(() => null))
    if (!made.success) return refused(context, 'chat-malformed')
    const row = await conversationOf(database, context.var.visitor)
    if (row) await recordRequest(store, row.id, made.data)
    return context.body(null, 204)
  })

  app.post('/transcript', async (context) => {
    const to = transcriptRequest.safeParse(await context.req.json().catch(() => null))
    if (!to.success) return refused(context, 'chat-malformed')
    const row = await conversationOf(database, context.var.visitor)
    const sent = row ? await sendTranscript(store, db, row, to.data) : null
    if (sent === null) return refused(context, 'chat-not-found')
    return sent.ok ? context.body(null, 204) : refused(context, sent)
  })
  return app
}

function refused(context: Context, refusal: ChatRefusalCode | { code: ChatRefusalCode } | TooMany): Response {
  const { code, ...more } = typeof refusal === 'string' ? { code: refusal } : refusal
  if (!('retryAfterSeconds' in more)) return context.json({ code }, STATUSES[code])
  const { retryAfterSeconds } = more
  return context.json({ code, retryAfterSeconds }, 429, { 'retry-after': String(retryAfterSeconds) })
}

/**
 * Notes in a conversation that its unanswered messages became a request. The visitor waits there for a reply, unless
 * they wrote again after `seq`.
 */
async function recordRequest(
  { database, clock }: Pick<ChatStore, 'database' | 'clock'>,
  conversationId: string,
  { number, seq }: { number: string; seq: number },
): Promise<void> {
  const id = idOf(conversationId, number)
  await database.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(conversations)
      .where(eq(conversations.id, conversationId))
      .for('update')
    if (!row || (await conversationWith(tx, id)) !== null) return
    const message = {
      id,
      text: number,
      now: clock(),
      author: 'request' as const,
      accountId: null,
      isWhisper: false,
      productId: null,
      productTitle: null,
      pictureId: null,
      uploader: '',
    }
    await writeMessage(tx, row, message, row.visitorSeq <= seq ? { waitingSince: null } : {})
  })
}

/** A UUID derived from the arguments (RFC 9562, version 8), so that a repeated call stores one message. */
function idOf(conversationId: string, number: string): string {
  const digest = createHash('sha256').update(`${conversationId} ${number}`).digest('hex')
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}
