import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { CHAT_PICTURE_BYTES_MAX, chatRead } from '#contracts/chat.ts'
import { type ChatEvent, chatOfficeChoice } from '#contracts/team/chat.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { formatEvent, openEventStream } from '#services/kernel/event-stream.ts'
import { refusedResponse } from '#services/kernel/team/refused.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import type { ChatStore } from '../chat-options.ts'
import { conversations, members } from '../chat-tables.ts'
import { announce, EVERY_CHAT } from '../live/notices.ts'
import { sendPicture, storePicture } from '../pictures/picture-store.ts'

const shared = { roles: ['care'], needsConfirmation: false } as const
const piecesQuery = z.object({ chat: z.guid(), text: z.string().trim().min(1).max(100) })
const HEARTBEAT_MS = 15_000
const STREAMS_PER_MEMBER_MAX = 20
/** After this time the desk reconnects and its session is checked again. */
const STREAM_MS = 600_000

/**
 * The conversation calls that are not part of the resource (`contracts/team/chat.ts`). They are not recorded in the
 * audit log.
 */
export function chatCalls(store: ChatStore): readonly TeamRoute[] {
  const { hub, files, readHours } = store
  return [
    {
      ...shared,
      method: 'GET',
      path: '/chat-events',
      isPersonal: false,
      async handle({ staff, signal }) {
        const startedAt = performance.now()
        const rules = {
          reader: `chats ${staff.accountId}`,
          streamsMax: STREAMS_PER_MEMBER_MAX,
          heartbeatMs: HEARTBEAT_MS,
          hasAccess: async () => performance.now() - startedAt < STREAM_MS,
        }
        return openEventStream({ signal }, rules, (writer) =>
          hub.subscribe(EVERY_CHAT, (notice) => {
            if (notice?.typing === 'team') return
            const event: ChatEvent = { id: notice?.id ?? null }
            writer.write(formatEvent(notice?.typing ? 'typing' : 'changed', event))
          }),
        )
      },
    },
    {
      ...shared,
      method: 'POST',
      path: '/chats/:id/read',
      async handle({ database: { db }, id, body }) {
        const read = chatRead.safeParse(body)
        if (!read.success || !z.guid().safeParse(id).success) return refusedResponse(400, 'request-malformed')
        const seq = sql`least(${conversations.lastSeq}, greatest(${conversations.teamRead}, ${read.data.seq}))`
        const matchesConversation = eq(conversations.id, id)
        await db.transaction(async (tx) => {
          await tx.update(conversations).set({ teamRead: seq }).where(matchesConversation)
          await announce(tx, id)
        })
        return new Response(null, { status: 204 })
      },
    },
    {
      ...shared,
      method: 'POST',
      path: '/chats/:id/typing',
      async handle({ database, id }) {
        if (z.guid().safeParse(id).success) await announce(database.db, id, 'team')
        return new Response(null, { status: 204 })
      },
    },
    {
      ...shared,
      method: 'POST',
      path: '/chat-pictures',
      bytesMax: CHAT_PICTURE_BYTES_MAX,
      async handle({ database, staff, body, now }) {
        if (!(body instanceof Uint8Array)) return refusedResponse(400, 'request-malformed')
        const upload = { source: body, uploader: `team ${staff.accountId}`, now }
        const stored = await storePicture(database, files, upload)
        if (stored.ok) return Response.json({ item: { ...stored.value, version: 1 } })
        return Response.json(
          { code: stored.code },
          { status: stored.code === 'files-unavailable' ? 503 : 422 },
        )
      },
    },
    {
      ...shared,
      method: 'GET',
      path: '/chats/:id/pictures/:pictureId',
      async handle({ database, id, parameters: { pictureId } }) {
        const ids = z.tuple([z.guid(), z.guid()]).safeParse([id, pictureId])
        if (!ids.success) return refusedResponse(404, 'item-not-found')
        const [conversationId, picture] = ids.data
        return sendPicture(database, files, { id: picture, conversationId, withWhispers: true })
      },
    },
    {
      ...shared,
      method: 'GET',
      path: '/chat-pieces',
      isPersonal: false,
      async handle({ database: { db }, query }) {
        const requested = piecesQuery.safeParse(query)
        if (!requested.success) return refusedResponse(400, 'request-malformed')
        const { chat, text } = requested.data
        const [row] = await db.select().from(conversations).where(eq(conversations.id, chat))
        if (!row || !isCountryCode(row.country)) return refusedResponse(404, 'item-not-found')
        const { country, language } = row
        const items = await store.findPieces(text, { country, language })
        if (items === null) throw new Error('The commerce service did not send pieces')
        return Response.json({ items })
      },
    },
    {
      ...shared,
      method: 'GET',
      path: '/chat-office',
      isPersonal: false,
      async handle({ database: { db }, staff: { accountId } }) {
        const hours = await readHours()
        const [own] = await db.select().from(members).where(eq(members.accountId, accountId))
        const offices = hours.ok ? hours.value.offices : []
        return Response.json({
          office: own?.office ?? null,
          offices: offices.map(({ key, name }) => ({ id: key, name: name.en })),
        })
      },
    },
    {
      ...shared,
      method: 'PUT',
      path: '/chat-office',
      isPersonal: false,
      async handle({ database: { db }, staff: { accountId }, body }) {
        const choice = chatOfficeChoice.safeParse(body)
        if (!choice.success) return refusedResponse(400, 'request-malformed')
        await db
          .insert(members)
          .values({ accountId, ...choice.data })
          .onConflictDoUpdate({ target: members.accountId, set: choice.data })
        return new Response(null, { status: 204 })
      },
    },
  ]
}
