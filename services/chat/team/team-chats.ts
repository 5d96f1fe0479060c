import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type NewTeamMessage, newTeamMessage, transcriptAddress } from '#contracts/chat.ts'
import { chatFilter, chatWhisper, type TeamChat } from '#contracts/team/chat.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { defineChange } from '#services/kernel/team/resource.ts'
import { defineResource } from '#services/kernel/team/routes.ts'
import { containsText } from '#services/kernel/team/search/contains-text.ts'
import type { Staff } from '#services/kernel/team/staff.ts'
import type { ChatStore } from '../chat-options.ts'
import type { ConversationRow } from '../chat-tables.ts'
import { conversations, messages } from '../chat-tables.ts'
import { announce } from '../live/notices.ts'
import { readPictures } from '../visitor/read-conversation.ts'
import { sendTranscript } from '../visitor/send-transcript.ts'
import { findConversationId, writeMessage } from '../write-message.ts'

const roles = ['care'] as const
const SORTABLE = ['lastMessageAt', 'waitingSince'] as const

const LATEST_LENGTH = 120

const UNREAD = sql<number>`(select count(*)::int from chat.messages
  where messages.conversation_id = conversations.id and author = 'visitor' and seq > conversations.team_read)`

/** The beginning of the latest message. */
const LATEST = sql<string | null>`(select left(text, ${LATEST_LENGTH}) from chat.messages
  where messages.conversation_id = conversations.id and not is_whisper order by seq desc limit 1)`

/** The team resource `chats`: conversations with visitors (`contracts/team/chat.ts`). */
export function teamChats(store: ChatStore) {
  return defineResource<TeamChat, z.infer<typeof chatFilter>, (typeof SORTABLE)[number]>({
    name: 'chats',
    roles,
    filter: chatFilter,
    sortable: SORTABLE,
    logged: ['assignee', 'isClosed'],
    async list(db, { filter, sort, from, count: limit }, staff) {
      const matches = toCondition(filter, staff)
      const direction = sort.isDescending ? desc : asc
      const column = conversations[sort.field]
      const rows = await db
        .select({ row: conversations, unread: UNREAD, latest: LATEST })
        .from(conversations)
        .where(matches)
        .orderBy(sql`${direction(column)} nulls last`, direction(conversations.id))
        .limit(limit)
        .offset(from)
      const [counted] = await db.select({ total: count() }).from(conversations).where(matches)
      return { items: rows.map(toTeamChat), total: counted?.total ?? 0 }
    },
    async find(db, id, lock) {
      const row = await findRow(db, id, lock)
      return row && { ...toTeamChat(row), detail: await readChatDetail(db, row.row) }
    },
    actions: {
      reply: defineChange<TeamChat, NewTeamMessage>({
        roles,
        input: newTeamMessage,
        async run(tx, { id: conversationId }, message, { staff, now }) {
          if ((await findConversationId(tx, message.id)) !== null) return refuse('chat-id-taken')
          const row = await lockRow(tx, conversationId)
          const written = createTeamMessage(message, { staff, now, isWhisper: false })
          return writeMessage(tx, row, written, {
            version: row.version + 1,
            assignee: row.assignee ?? staff.accountId,
            isClosed: false,
            waitingSince: null,
            teamRead: row.lastSeq + 1,
          })
        },
      }),
      whisper: defineChange<TeamChat, z.infer<typeof chatWhisper>>({
        roles,
        input: chatWhisper,
        async run(tx, { id: conversationId }, { id, text }, { staff, now }) {
          if ((await findConversationId(tx, id)) !== null) return refuse('chat-id-taken')
          const row = await lockRow(tx, conversationId)
          const message = { id, text, pictureId: null, productId: null, productTitle: null }
          const written = createTeamMessage(message, { staff, now, isWhisper: true })
          return writeMessage(tx, row, written, { version: row.version + 1 })
        },
      }),
      /** Assigns the conversation to the caller (`me`), to the account of a client care colleague, or to no one. */
      assign: defineChange<TeamChat, { to: string }>({
        roles,
        input: z.strictObject({ to: z.string().min(1).max(200) }),
        async run(tx, { id, version }, { to }, { staff }) {
          if (to !== 'me' && to !== 'nobody' && !(await store.isInClientCare(to)))
            return { ok: false, code: 'fields-refused', fields: [{ path: 'to', code: 'colleague-unknown' }] }
          const account = to === 'me' ? staff.accountId : to
          return update(tx, id, { version: version + 1, assignee: to === 'nobody' ? null : account })
        },
      }),
      close: defineChange<TeamChat, object>({
        roles,
        input: z.strictObject({}),
        run: (tx, { id, version }) =>
          update(tx, id, { version: version + 1, isClosed: true, waitingSince: null }),
      }),
      /** Emails the conversation to the address given by the visitor. */
      transcript: defineChange<TeamChat, { email: string }>({
        roles,
        input: transcriptAddress,
        async run(tx, { id, version }, { email }) {
          const sent = await sendTranscript(store, tx, await lockRow(tx, id), { email, timeZone: null })
          return sent.ok ? update(tx, id, { version: version + 1 }) : refuse(sent.code)
        },
      }),
    },
  })
}

function createTeamMessage(
  { id, text, productId, productTitle, pictureId }: NewTeamMessage,
  { staff: { accountId }, now, isWhisper }: { staff: Staff; now: Date; isWhisper: boolean },
) {
  const content = { id, text, productId, productTitle, pictureId, now, isWhisper, accountId }
  return { ...content, author: 'team' as const, uploader: `team ${accountId}` }
}

async function update(tx: Queryable, id: string, changes: Partial<ConversationRow>) {
  await tx.update(conversations).set(changes).where(eq(conversations.id, id))
  await announce(tx, id)
  return ok(true as const)
}

async function findRow(db: Queryable, id: string, lock?: 'lock') {
  if (!z.guid().safeParse(id).success) return null
  const query = db
    .select({ row: conversations, unread: UNREAD, latest: LATEST })
    .from(conversations)
    .where(eq(conversations.id, id))
  const [found] = await (lock ? query.for('update') : query)
  return found ?? null
}

async function lockRow(tx: Queryable, id: string): Promise<ConversationRow> {
  const [row] = await tx.select().from(conversations).where(eq(conversations.id, id)).for('update')
  if (!row) throw new Error('The conversation to lock does not exist')
  return row
}

function toCondition(
  { state, language, country, assignee, text }: z.infer<typeof chatFilter>,
  staff: Staff,
): SQL | undefined {
  return and(
    state && hasState(state),
    language && eq(conversations.language, language),
    country === undefined ? undefined : eq(conversations.country, country),
    assignee &&
      (assignee === 'me' ? eq(conversations.assignee, staff.accountId) : isNull(conversations.assignee)),
    text === undefined ? undefined : hasText(text),
  )
}

function hasState(state: 'waiting' | 'open' | 'closed'): SQL {
  if (state === 'waiting') return isNotNull(conversations.waitingSince)
  return eq(conversations.isClosed, state === 'closed')
}

/** Searches the visitor's name and the messages. */
function hasText(text: string): SQL {
  const inMessages = sql`exists (select from ${messages} where ${messages.conversationId} = ${conversations.id}
    and ${containsText([sql`${messages.text}`], text)})`
  return sql`(${containsText([sql`${conversations.name}`], text)} or ${inMessages})`
}

function toTeamChat({
  row,
  unread,
  latest,
}: {
  row: ConversationRow
  unread: number
  latest: string | null
}): TeamChat {
  const { id, version, name, accountId, language, country, assignee, isClosed } = row
  return {
    id,
    version,
    name,
    accountId,
    language,
    country,
    assignee,
    isClosed,
    unread,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    lastMessageAt: row.lastMessageAt.toISOString(),
    startedAt: row.startedAt.toISOString(),
    latest: latest ?? '',
    detail: null,
  }
}

async function readChatDetail(
  db: Queryable,
  { id: conversationId, visitorRead, surroundings }: ConversationRow,
): Promise<TeamChat['detail']> {
  const rows = await db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(asc(messages.seq))
  const pictures = await readPictures(db, rows)
  return {
    visitorRead,
    surroundings,
    messages: rows.map(
      ({ id, seq, author, accountId, text, isWhisper, productId, productTitle, sentAt }) => ({
        id,
        seq,
        author,
        accountId,
        text,
        isWhisper,
        productId,
        productTitle,
        picture: pictures.get(id) ?? null,
        sentAt: sentAt.toISOString(),
      }),
    ),
  }
}
