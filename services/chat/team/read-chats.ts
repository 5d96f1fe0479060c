import { asc, eq, sql } from 'drizzle-orm'
import type { TeamChat } from '#contracts/team/chat.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { messages } from '../chat-tables.ts'
import { picturesOf } from '../visitor/read-conversation.ts'
import type { ConversationRow } from '../visitor/visitor.ts'

const LATEST_LENGTH = 120

/** How many messages of the visitor the team has not read. */
export const UNREAD = sql<number>`(select count(*)::int from chat.messages
  where messages.conversation_id = conversations.id and author = 'visitor' and seq > conversations.team_read)`

/** The beginning of what was written last. */
export const LATEST = sql<string | null>`(select left(text, ${LATEST_LENGTH}) from chat.messages
  where messages.conversation_id = conversations.id and not is_whisper order by seq desc limit 1)`

/** A conversation as lists of the team have it. */
export function toTeamChat({
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

/** All messages, whispers included, and what the visitor does in the shop. */
export async function readChatDetail(
  db: Queryable,
  { id: conversationId, visitorRead, surroundings }: ConversationRow,
): Promise<TeamChat['detail']> {
  const rows = await db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(asc(messages.seq))
  const pictures = await picturesOf(db, rows)
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
