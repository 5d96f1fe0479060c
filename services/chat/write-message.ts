import { eq } from 'drizzle-orm'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { ConversationRow } from './chat-tables.ts'
import { conversations, messages } from './chat-tables.ts'
import { announce } from './live/notices.ts'
import { claimPicture } from './pictures/picture-store.ts'

export type WrittenMessage = {
  id: string
  author: 'visitor' | 'team' | 'request'
  accountId: string | null
  text: string
  isWhisper: boolean
  productId: string | null
  productTitle: string | null
  pictureId: string | null
  /** The uploader of the picture. */
  uploader: string
  now: Date
}

/** Returns the id of the conversation that contains this message, or null if there is none. */
export async function findConversationId(db: Queryable, messageId: string): Promise<string | null> {
  const [row] = await db
    .select({ conversationId: messages.conversationId })
    .from(messages)
    .where(eq(messages.id, messageId))
  return row?.conversationId ?? null
}

/**
 * Adds a message to a locked conversation and updates its state, such as who is waiting. If it is refused, the caller
 * must roll back the transaction.
 */
export async function writeMessage(
  tx: Queryable,
  { id: conversationId, lastSeq }: ConversationRow,
  { pictureId, uploader, now, ...message }: WrittenMessage,
  changes: Partial<ConversationRow>,
): Promise<Result<true, 'picture-unknown'>> {
  const seq = lastSeq + 1
  const isClaimed =
    pictureId === null ||
    (await claimPicture(tx, pictureId, { uploader, conversationId, messageId: message.id }))
  if (!isClaimed) return refuse('picture-unknown')
  await tx.insert(messages).values({ ...message, conversationId, seq, sentAt: now })
  await tx
    .update(conversations)
    .set({ ...changes, lastSeq: seq, lastMessageAt: now })
    .where(eq(conversations.id, conversationId))
  await announce(tx, conversationId)
  return ok(true)
}
