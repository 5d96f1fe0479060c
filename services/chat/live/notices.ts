import { sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import { createNoticeHub, type NoticeHub } from '#services/kernel/database/notice-hub.ts'

const CHANNEL = 'chat'
/** The topic of all conversations. */
export const EVERY_CHAT = '*'

/** A conversation has changed in the database, or someone is writing, which is not stored. */
export type ChatNotice = { readonly id: string; readonly typing: 'visitor' | 'team' | null }
export type ChatHub = NoticeHub<ChatNotice>

export const createChatHub = (databaseUrl: string): ChatHub =>
  createNoticeHub<ChatNotice>(databaseUrl, CHANNEL, ({ id }) => [id, EVERY_CHAT])

/** Announces a change made in this transaction to all processes, or that someone is writing. */
export async function announce(
  tx: Queryable,
  id: string,
  typing: ChatNotice['typing'] = null,
): Promise<void> {
  const notice: ChatNotice = { id, typing }
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(notice)})`)
}
