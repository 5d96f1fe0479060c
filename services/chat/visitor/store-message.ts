import type { NewChatMessage } from '#contracts/chat.ts'
import { isChatAvailable } from '#domain/house/opening-hours.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { admitMessage, type RateLimited } from '../chat-limits.ts'
import type { ChatStore } from '../chat-options.ts'
import { conversations } from '../chat-tables.ts'
import { findConversationId, writeMessage } from '../write-message.ts'
import { type ChatVisitor, findConversation, getUploaderKey } from './visitor.ts'

type Refusal = 'chat-closed' | 'chat-id-taken' | 'picture-unknown'

/** Stores a visitor's message, only once per message id, and adds the conversation to the team's queue. */
export async function storeVisitorMessage(
  store: ChatStore,
  visitor: ChatVisitor,
  message: NewChatMessage,
): Promise<Result<true, Refusal> | RateLimited> {
  const { database, clock, limiter, readHours } = store
  const earlier = await findEarlierOutcome(database.db, visitor, message.id)
  if (earlier) return earlier
  const now = clock()
  const hours = await readHours()
  if (!hours.ok || !isChatAvailable(hours.value, now)) return refuse('chat-closed')
  const admitted = await admitMessage(limiter, getUploaderKey(visitor), message.network)
  if (!admitted.ok) return admitted
  try {
    return await database.db.transaction(async (tx) => {
      await tx
        .insert(conversations)
        .values(newConversation(visitor, message, now))
        .onConflictDoNothing()
      const row = await findConversation(tx, visitor, 'lock')
      if (!row) throw new Error('The stored conversation does not exist')
      const sent = await findEarlierOutcome(tx, visitor, message.id)
      if (sent) return sent
      const { id, text, productId, productTitle, pictureId, language, country, surroundings } = message
      const written = await writeMessage(
        tx,
        row,
        {
          id,
          text,
          productId,
          productTitle,
          pictureId,
          now,
          author: 'visitor',
          accountId: null,
          isWhisper: false,
          uploader: getUploaderKey(visitor),
        },
        {
          language,
          country,
          surroundings,
          name: message.name || row.name,
          isClosed: false,
          visitorSeq: row.lastSeq + 1,
          // A visitor who writes is assumed to have read the messages above.
          visitorRead: row.lastSeq + 1,
          waitingSince: row.waitingSince ?? now,
        },
      )
      // Rolls back earlier writes, such as a new conversation.
      if (!written.ok) throw new PictureRefusedError()
      return ok(true)
    })
  } catch (error) {
    if (error instanceof PictureRefusedError) return refuse('picture-unknown')
    throw error
  }
}

class PictureRefusedError extends Error {}

/** Returns the outcome of an earlier call with the same id, or null if there was none. */
async function findEarlierOutcome(
  db: Queryable,
  visitor: ChatVisitor,
  messageId: string,
): Promise<Result<true, 'chat-id-taken'> | null> {
  const id = await findConversationId(db, messageId)
  if (id === null) return null
  return (await findConversation(db, visitor))?.id === id ? ok(true) : refuse('chat-id-taken')
}

function newConversation(
  { accountId, guestDigest }: ChatVisitor,
  { language, country, name, surroundings }: NewChatMessage,
  now: Date,
): typeof conversations.$inferInsert {
  const owner = accountId === null ? { guestDigest } : { accountId }
  return { ...owner, language, country, name, surroundings, startedAt: now, lastMessageAt: now }
}
