import { createHash } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { type ConversationRow, conversations, messages, pictures } from '../chat-tables.ts'
import { announce } from '../live/notices.ts'

/** The owner of a conversation: an account, or a guest whose key has this digest. */
export type ChatVisitor = { readonly accountId: string | null; readonly guestDigest: string | null }

/** The database stores only this digest of a guest's key. */
export function hashGuestKey(guestKey: string): string {
  return createHash('sha256').update(`chat ${guestKey}`).digest('base64url')
}

/** Identifies the uploader, so that no other visitor can send the picture. */
export function getUploaderKey({ accountId, guestDigest }: ChatVisitor): string {
  return accountId === null ? `guest ${guestDigest}` : `account ${accountId}`
}

/**
 * Returns a visitor's conversation, or null before their first message. If a guest has signed in, their conversation is
 * merged into their account's.
 */
export async function resolveConversation(
  database: Database,
  visitor: ChatVisitor,
): Promise<ConversationRow | null> {
  const { accountId, guestDigest } = visitor
  if (accountId !== null && guestDigest !== null) await mergeIntoAccount(database, { accountId, guestDigest })
  return findConversation(database.db, visitor)
}

/** With `lock`, no other transaction can write to the conversation until this one ends. */
export async function findConversation(
  db: Queryable,
  { accountId, guestDigest }: ChatVisitor,
  lock?: 'lock',
): Promise<ConversationRow | null> {
  const query = db.select().from(conversations).where(isOwnedBy(accountId, guestDigest))
  const [row] = await (lock ? query.for('update') : query)
  return row ?? null
}

function isOwnedBy(accountId: string | null, guestDigest: string | null) {
  return accountId === null
    ? eq(conversations.guestDigest, guestDigest ?? '')
    : eq(conversations.accountId, accountId)
}

/** Moves a guest's messages to their account's conversation after they have signed in. */
async function mergeIntoAccount(
  { db }: Database,
  { accountId, guestDigest }: { accountId: string; guestDigest: string },
): Promise<void> {
  if (!(await findConversation(db, { accountId: null, guestDigest }))) return
  await db.transaction(async (tx) => {
    const both = await tx
      .select()
      .from(conversations)
      .where(sql`${conversations.guestDigest} = ${guestDigest} or ${conversations.accountId} = ${accountId}`)
      .orderBy(asc(conversations.id))
      .for('update')
    const guest = both.find((row) => row.guestDigest === guestDigest)
    const own = both.find((row) => row.accountId === accountId)
    if (!guest) return
    if (own) await moveMessages(tx, guest, own)
    else {
      const isGuest = eq(conversations.id, guest.id)
      await tx.update(conversations).set({ accountId, guestDigest: null }).where(isGuest)
    }
    await announce(tx, guest.id)
    if (own) await announce(tx, own.id)
  })
}

/** Numbers the messages after the account's own, so that clients that follow that conversation receive them. */
async function moveMessages(tx: Queryable, from: ConversationRow, to: ConversationRow): Promise<void> {
  await tx
    .update(messages)
    .set({ conversationId: to.id, seq: sql`${messages.seq} + ${to.lastSeq}` })
    .where(eq(messages.conversationId, from.id))
  await tx.update(pictures).set({ conversationId: to.id }).where(eq(pictures.conversationId, from.id))
  const waitingTimes = [from.waitingSince, to.waitingSince].filter((time) => time !== null)
  await tx
    .update(conversations)
    .set({
      lastSeq: to.lastSeq + from.lastSeq,
      visitorSeq: from.visitorSeq > 0 ? to.lastSeq + from.visitorSeq : to.visitorSeq,
      visitorRead: to.lastSeq + from.visitorRead,
      teamRead: to.teamRead === to.lastSeq ? to.lastSeq + from.teamRead : to.teamRead,
      waitingSince: waitingTimes.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
      lastMessageAt: new Date(Math.max(from.lastMessageAt.getTime(), to.lastMessageAt.getTime())),
      assignee: to.assignee ?? from.assignee,
      isClosed: to.isClosed && from.isClosed,
      surroundings: from.surroundings,
    })
    .where(eq(conversations.id, to.id))
  await tx.delete(conversations).where(and(eq(conversations.id, from.id)))
}
