import { sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import { createNoticeHub, type NoticeHub } from '#services/kernel/database/notice-hub.ts'

const CHANNEL = 'chat'
/** The topic for all conversations. */
export const EVERY_CHAT = '*'

/** Reports that a conversation has changed in the database, or that someone is typing, which is not stored. */
export type ChatNotice = { readonly id: string; readonly typing: 'visitor' | 'team' | null }
export type ChatHub = NoticeHub<ChatNotice>

export const createChatHub = (databaseUrl: string): ChatHub =>
  createNoticeHub<ChatNotice>(databaseUrl, CHANNEL, ({ id }) => [id, EVERY_CHAT])

/** Notifies all processes of a change made in this transaction, or that someone is typing. */
export async function announce(
  tx: Queryable,
  id: string,
  typing: ChatNotice['typing'] = null,
): Promise<void> {
  const notice: ChatNotice = { id, typing }
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(notice)})`)
}
