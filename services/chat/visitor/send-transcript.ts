import { randomUUID } from 'node:crypto'
import { quotedMessage } from '#domain/request/quoted-message.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { admitTranscript, type RateLimited } from '../chat-limits.ts'
import type { ChatStore } from '../chat-options.ts'
import type { ConversationRow } from '../chat-tables.ts'
import { readConversation } from './read-conversation.ts'

/**
 * Emails a conversation to its visitor, but only once the team has replied, so that no one can use it to email
 * strangers. For an unverified address, `quotedMessage` limits how much of the visitor's own text is sent.
 */
export async function sendTranscript(
  store: ChatStore,
  tx: Queryable,
  row: ConversationRow,
  { email, timeZone }: { email: string; timeZone: string | null },
): Promise<Result<null, 'no-reply-yet'> | RateLimited> {
  const { house, shopUrl, sendMail, limiter, verifiedEmail } = store
  const { messages } = await readConversation(tx, row, store)
  if (!messages.some(({ author }) => author === 'team')) return refuse('no-reply-yet')
  const admitted = await admitTranscript(limiter, row)
  if (!admitted.ok) return admitted
  const verified = row.accountId === null ? null : await verifiedEmail(row.accountId)
  const isProven = verified?.toLowerCase() === email.toLowerCase()
  const textMessages = messages.filter(({ author, text }) => author !== 'request' && text !== '')
  await sendMail(tx, {
    kind: 'chat-transcript',
    letter: `chat-transcript ${row.id} ${randomUUID()}`,
    to: email,
    language: row.language,
    timeZone,
    shop: { name: house.name, url: shopUrl },
    messages: textMessages.map(({ author, member, text, sentAt }) => ({
      from: author === 'team' ? (member ?? house.name) : null,
      text: author === 'team' || isProven ? text : quotedMessage(text),
      sentAt,
    })),
  })
  return ok(null)
}
