import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import type { ChatConversation, ChatMessage, ChatState } from '#contracts/chat.ts'
import { localizedText } from '#domain/market/language.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { ChatOptions } from '../chat-options.ts'
import type { ConversationRow } from '../chat-tables.ts'
import { members, messages, pictures } from '../chat-tables.ts'

/** The maximum number of recent messages that a page receives. */
const MESSAGES_MAX = 200

type NameSources = Pick<ChatOptions, 'memberNames' | 'readHours'>
export type MessageRow = typeof messages.$inferSelect

/** Returns a conversation as its visitor sees it, without whispers and the team's account ids. */
export async function readConversation(
  db: Queryable,
  row: ConversationRow,
  options: NameSources,
): Promise<ChatConversation> {
  const latest = await db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, row.id), eq(messages.isWhisper, false)))
    .orderBy(desc(messages.seq))
    .limit(MESSAGES_MAX)
  return {
    id: row.id,
    messages: await toMessages(db, latest.reverse(), options),
    state: await readState(db, row, { isTeamTyping: false }, options),
  }
}

export async function readMessagesAfter(
  db: Queryable,
  conversationId: string,
  seq: number,
  options: NameSources,
): Promise<ChatMessage[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(eq(messages.conversationId, conversationId), gt(messages.seq, seq), eq(messages.isWhisper, false)),
    )
    .orderBy(asc(messages.seq))
  return toMessages(db, rows, options)
}

async function toMessages(
  db: Queryable,
  rows: readonly MessageRow[],
  { memberNames }: NameSources,
): Promise<ChatMessage[]> {
  const found = await readPictures(db, rows)
  const names = await memberNames([...new Set(rows.flatMap(({ accountId }) => accountId ?? []))])
  return rows.map(({ id, seq, author, accountId, text, productId, sentAt }) => ({
    id,
    seq,
    author,
    member: accountId === null ? null : firstName(names.get(accountId)),
    text,
    picture: found.get(id) ?? null,
    productId,
    sentAt: sentAt.toISOString(),
  }))
}

export async function readPictures(db: Queryable, rows: readonly Pick<MessageRow, 'id'>[]) {
  if (rows.length === 0) return new Map<string, NonNullable<ChatMessage['picture']>>()
  const ids = rows.map(({ id }) => id)
  const found = await db.select().from(pictures).where(inArray(pictures.messageId, ids))
  return new Map(found.map(({ messageId, id, width, height }) => [messageId ?? '', { id, width, height }]))
}

export async function readState(
  db: Queryable,
  row: ConversationRow,
  { isTeamTyping }: Pick<ChatState, 'isTeamTyping'>,
  { memberNames, readHours }: NameSources,
): Promise<ChatState> {
  const { assignee, language, teamRead, visitorRead, isClosed } = row
  const state = { isTeamTyping, teamRead, visitorRead, isClosed }
  if (assignee === null) return { ...state, member: null }
  const [memberRow] = await db.select().from(members).where(eq(members.accountId, assignee))
  const hours = memberRow ? await readHours() : null
  const office = hours?.ok ? hours.value.offices.find(({ key }) => key === memberRow?.office) : undefined
  const names = await memberNames([assignee])
  const city = office ? localizedText(office.name, language) : null
  return { ...state, member: { name: firstName(names.get(assignee)), office: city } }
}

/** Customers only see the first names of team members. */
export function firstName(name: string | undefined): string | null {
  return name?.trim().split(' ', 1)[0] || null
}
