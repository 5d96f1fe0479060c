import { and, asc, eq } from 'drizzle-orm'
import type { ChatData } from '#contracts/chat.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { conversations, messages, pictures } from './chat-tables.ts'
import { readPictures } from './visitor/read-conversation.ts'

/**
 * Returns a copy of a customer's conversation, including the URLs of their pictures. Omits whispers and which team
 * member replied.
 */
export async function copyChat(db: Queryable, accountId: string, shopUrl: string): Promise<ChatData> {
  const [row] = await db.select().from(conversations).where(eq(conversations.accountId, accountId))
  if (!row) return { chat: [] }
  const written = await db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, row.id), eq(messages.isWhisper, false)))
    .orderBy(asc(messages.seq))
  const found = await readPictures(db, written)
  const { startedAt, language, country, name, surroundings } = row
  const copied = written.map(({ id, author, text, sentAt }) => {
    const picture = found.get(id)
    return {
      isFromHouse: author !== 'visitor',
      text,
      sentAt: sentAt.toISOString(),
      picture: picture ? `${shopUrl}/chat/pictures/${picture.id}` : null,
    }
  })
  const chat = { startedAt: startedAt.toISOString(), language, country, name, surroundings, messages: copied }
  return { chat: [chat] }
}

/**
 * Removes an account's conversation in the caller's transaction. The next run of the job deletes the files of its
 * pictures.
 */
export async function removeChat(tx: Queryable, accountId: string): Promise<void> {
  const [row] = await tx.select().from(conversations).where(eq(conversations.accountId, accountId))
  if (row) await removeConversation(tx, row.id)
}

export async function removeConversation(tx: Queryable, id: string): Promise<void> {
  await tx
    .update(pictures)
    .set({ uploadedAt: new Date(0) })
    .where(eq(pictures.conversationId, id))
  await tx.delete(conversations).where(eq(conversations.id, id))
}
