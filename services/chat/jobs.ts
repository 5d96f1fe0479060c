import { lt } from 'drizzle-orm'
import type { Database } from '#services/kernel/database/database.ts'
import type { Job } from '#services/kernel/jobs.ts'
import type { ChatOptions } from './chat-options.ts'
import { conversations } from './chat-tables.ts'
import { removeConversation } from './customer-data.ts'
import { removeUnclaimedPictures } from './pictures/picture-store.ts'

/** How long a conversation stays after its last message; the cookie of a guest lasts as long. */
export const CHAT_DAYS = 180

/** The scheduled work of the chat service. */
export function chatJobs({ database, files }: Pick<ChatOptions, 'database' | 'files'>): Job[] {
  return [
    {
      name: 'chat: remove old conversations',
      everySeconds: 86_400,
      run: (now) => removeOldConversations(database, now),
    },
    {
      name: 'chat: remove pictures without a conversation',
      everySeconds: 3_600,
      run: (now) => removeUnclaimedPictures(database, files, now),
    },
  ]
}

async function removeOldConversations({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CHAT_DAYS * 86_400_000)
  const isOld = lt(conversations.lastMessageAt, before)
  for (const { id } of await db.select({ id: conversations.id }).from(conversations).where(isOld))
    await db.transaction((tx) => removeConversation(tx, id))
}
