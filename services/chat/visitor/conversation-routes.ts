import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { CHAT_CUSTOMER, CHAT_GUEST, CHAT_PICTURE_BYTES_MAX } from '#contracts/chat.ts'
import { conversationCalls } from '#contracts/chat-calls.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { ok, type Refused, refuse } from '#domain/result.ts'
import { serveCalls } from '#services/kernel/serve-calls.ts'
import { admitPicture, type RateLimited } from '../chat-limits.ts'
import type { ChatStore } from '../chat-options.ts'
import { type ConversationRow, conversations } from '../chat-tables.ts'
import { announce } from '../live/notices.ts'
import { pictureUnknownResponse, sendPicture, storePicture } from '../pictures/picture-store.ts'
import { findConversationId, writeMessage } from '../write-message.ts'
import { followConversation } from './follow-conversation.ts'
import { readConversation } from './read-conversation.ts'
import { sendTranscript } from './send-transcript.ts'
import { storeVisitorMessage } from './store-message.ts'
import { type ChatVisitor, getUploaderKey, hashGuestKey, resolveConversation } from './visitor.ts'

/** The longest message with its JSON, where each character may be escaped as six bytes. */
const BODY_BYTES_MAX = 256 * 1024

const REFUSALS = conversationCalls.read.refusals

type ConversationEnv = { Variables: { visitor: ChatVisitor; accessToken: string | undefined } }

/** A visitor's calls under `/conversation` (`contracts/chat-calls.ts`). The caller has already been authenticated. */
export function conversationRoutes(store: ChatStore): Hono<ConversationEnv> {
  const { database, clock, authenticate, files, limiter } = store
  const { db } = database
  const app = new Hono<ConversationEnv>()
  app.use(async (context, next) => {
    const guestKey = context.req.header(CHAT_GUEST)
    const accessToken = context.req.header(CHAT_CUSTOMER)
    const account = accessToken === undefined ? null : await authenticate(accessToken)
    if (account && !account.ok) return context.json({ code: account.code }, 502)
    const accountId = account?.value ?? null
    if (accessToken !== undefined && accountId === null)
      return refusalResponse(context, refuse('unauthorized'))
    const guestDigest = guestKey === undefined || guestKey.length < 20 ? null : hashGuestKey(guestKey)
    if (accountId === null && guestDigest === null) return refusalResponse(context, refuse('unauthorized'))
    context.set('visitor', { accountId, guestDigest })
    context.set('accessToken', accessToken)
    return next()
  })
  const limit = bodyLimit({
    maxSize: BODY_BYTES_MAX,
    onError: (context) => context.json({ code: 'chat-malformed' }, 422),
  })

  app.post('/messages', limit)

  serveCalls(app, conversationCalls, ({ var: { visitor } }) => ({
    async read() {
      const row = await resolveConversation(database, visitor)
      return row ? ok(await readConversation(db, row, store)) : refuse('chat-not-found')
    },
    async write(message) {
      await resolveConversation(database, visitor)
      const stored = await storeVisitorMessage(store, visitor, message)
      if (!stored.ok) return stored
      const row = await resolveConversation(database, visitor)
      return row ? ok(await readConversation(db, row, store)) : refuse('chat-not-found')
    },
    async type() {
      const row = await resolveConversation(database, visitor)
      if (row) await announce(db, row.id, 'visitor')
      return ok(null)
    },
    async markAsRead({ seq }) {
      const row = await resolveConversation(database, visitor)
      if (row) await markRead(row, seq)
      return ok(null)
    },
    async recordRequest(request) {
      const row = await resolveConversation(database, visitor)
      if (row) await recordRequest(store, row.id, request)
      return ok(null)
    },
    async sendTranscript(to) {
      const row = await resolveConversation(database, visitor)
      const sent = row ? await sendTranscript(store, db, row, to) : null
      return sent ?? refuse('chat-not-found')
    },
  }))

  app.get('/events', async (context) => {
    const { visitor, accessToken } = context.var
    const row = await resolveConversation(database, visitor)
    if (!row) return refusalResponse(context, refuse('chat-not-found'))
    const after = context.req.header('last-event-id') ?? context.req.query('after') ?? ''
    return followConversation(context.req.raw, store, {
      row,
      after,
      async hasAccess() {
        if (accessToken === undefined) return true
        const account = await authenticate(accessToken)
        return !account.ok || account.value === visitor.accountId
      },
    })
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
    const uploader = getUploaderKey(context.var.visitor)
    const admitted = await admitPicture(limiter, context.req.header(VISITOR_KEY_HEADER) ?? uploader)
    if (!admitted.ok) return refusalResponse(context, admitted)
    const source = new Uint8Array(await context.req.arrayBuffer())
    const stored = await storePicture(database, files, { source, uploader, now: clock() })
    if (stored.ok) return context.json(stored.value, 201)
    return stored.code === 'files-unavailable'
      ? context.json({ code: stored.code }, 503)
      : refusalResponse(context, refuse(stored.code))
  })
  app.get('/pictures/:id', async (context) => {
    const id = z.uuid().safeParse(context.req.param('id'))
    const row = id.success ? await resolveConversation(database, context.var.visitor) : null
    if (!id.success || !row) return pictureUnknownResponse()
    return sendPicture(database, files, { id: id.data, conversationId: row.id, withWhispers: false })
  })
  return app
}

function refusalResponse(context: Context, refusal: Refused<keyof typeof REFUSALS> | RateLimited): Response {
  if (!('retryAfterSeconds' in refusal)) return context.json({ code: refusal.code }, REFUSALS[refusal.code])
  const { code, retryAfterSeconds } = refusal
  return context.json({ code, retryAfterSeconds }, 429, { 'retry-after': String(retryAfterSeconds) })
}

/**
 * Records in a conversation that its unanswered messages became a request. The visitor is then no longer waiting for a
 * reply in the chat, unless they wrote again after `seq`.
 */
async function recordRequest(
  { database, clock }: Pick<ChatStore, 'database' | 'clock'>,
  conversationId: string,
  { number, seq }: { number: string; seq: number },
): Promise<void> {
  const id = deriveMessageId(conversationId, number)
  await database.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(conversations)
      .where(eq(conversations.id, conversationId))
      .for('update')
    if (!row || (await findConversationId(tx, id)) !== null) return
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

/** Derives a UUID from the arguments (RFC 9562, version 8), so that a repeated call stores only one message. */
function deriveMessageId(conversationId: string, number: string): string {
  const digest = createHash('sha256').update(`${conversationId} ${number}`).digest('hex')
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}
