import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ChatStore } from '../chat-options.ts'
import { conversations } from '../chat-tables.ts'
import { conversationWith, writeMessage } from '../write-message.ts'

/**
 * Notes in a conversation that what was not replied to has become a request. Its visitor waits there for a reply, unless they wrote
 * again after `seq`.
 */
export async function recordRequest(
  { database, clock }: Pick<ChatStore, 'database' | 'clock'>,
  conversationId: string,
  { number, seq }: { number: string; seq: number },
): Promise<void> {
  const id = idOf(conversationId, number)
  await database.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(conversations)
      .where(eq(conversations.id, conversationId))
      .for('update')
    if (!row || (await conversationWith(tx, id)) !== null) return
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

/** Repeated, it is one message: a UUID (RFC 9562, version 8). */
function idOf(conversationId: string, number: string): string {
  const digest = createHash('sha256').update(`${conversationId} ${number}`).digest('hex')
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}
