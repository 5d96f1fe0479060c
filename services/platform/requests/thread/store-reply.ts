import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { NewReply } from '#contracts/request-thread.ts'
import { applyRequestEvent } from '#domain/request/request-lifecycle.ts'
import { whoseTurn } from '#domain/request/whose-turn.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { claimAttachments, lockUnclaimed, readAttachments } from '../attachments/attachment-store.ts'
import { computePromisedReply } from '../promised-reply.ts'
import { createCustomerReplyEmail } from '../request-mail.ts'
import { requestMessages, requests } from '../requests-tables.ts'
import type { RequestStore } from '../store-request.ts'
import type { AddressedRequest, RequestRow } from './read-thread.ts'

export type ReplyRefusal = 'idempotency-key-reused' | 'no-conversation' | 'attachment-unknown'

/**
 * Returns the id of the message for a key: a UUID of version 8 (RFC 9562), from the digest of the key and the
 * originally addressed request. A repeated call therefore stores nothing more, even if the request has been merged in
 * the meantime.
 */
export function replyId(requestId: string, key: string): string {
  const hex = createHash('sha256').update(`${requestId} ${key}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** Returns the result of an earlier reply with the same key, or null if there was none. */
export async function findReply(
  db: Queryable,
  { addressedId }: AddressedRequest,
  { text, attachments }: NewReply,
  key: string,
): Promise<Result<true, ReplyRefusal> | null> {
  const [stored] = await db
    .select()
    .from(requestMessages)
    .where(eq(requestMessages.id, replyId(addressedId, key)))
  if (!stored) return null
  const storedAttachments = new Set(
    (await readAttachments(db, [stored.id])).map((attachment) => attachment.id),
  )
  const isSame =
    stored.text === text &&
    storedAttachments.size === attachments.length &&
    attachments.every((id) => storedAttachments.has(id))
  return isSame ? ok(true) : refuse('idempotency-key-reused')
}

/** `emailId` is the id of the email that the reply arrived in. A note is only for the team. */
type ReplyOrigin = { key: string; emailId?: string | null; isNote?: boolean }

/**
 * Stores a customer's reply, and returns the request to the inbox with a newly promised reply. The house gets an email.
 * Simultaneous calls wait for each other.
 */
export async function storeReply(
  { database, clock, requests: options }: RequestStore,
  request: AddressedRequest,
  reply: NewReply,
  { key, emailId = null, isNote = false }: ReplyOrigin,
): Promise<Result<true, ReplyRefusal>> {
  const now = clock()
  return database.db.transaction(async (tx) => {
    const row = await lockMainRequest(tx, request.id)
    const { id } = row
    const earlier = await findReply(tx, request, reply, key)
    if (earlier) return earlier
    if (whoseTurn(row) === 'stock') return refuse('no-conversation')
    if (!(await lockUnclaimed(tx, reply.attachments))) return refuse('attachment-unknown')
    const messageId = replyId(request.addressedId, key)
    await tx
      .insert(requestMessages)
      .values({ id: messageId, requestId: id, text: reply.text, isNote, emailId, sentAt: now })
    await claimAttachments(tx, messageId, reply.attachments)
    const [updated] = await tx
      .update(requests)
      .set({
        state: applyRequestEvent(row.state, 'customer-reply'),
        // If a customer writes again before the house has replied, the earlier promise applies.
        replyBy: row.state === 'new' ? row.replyBy : computePromisedReply(row.country, options, now),
        updatedAt: now,
        version: sql`${requests.version} + 1`,
      })
      .where(eq(requests.id, id))
      .returning()
    if (!updated) throw new Error('The locked request was not found')
    await options.sendMail(
      tx,
      createCustomerReplyEmail(updated, { id: messageId, text: reply.text }, options),
    )
    return ok(true)
  })
}

/** Locks a request, or the one that it has been merged into since it was read. */
async function lockMainRequest(tx: Queryable, id: string): Promise<RequestRow> {
  const [row] = await tx.select().from(requests).where(eq(requests.id, id)).for('update')
  if (!row) throw new Error('The request was removed while its customer was replying')
  return row.mergedInto === null ? row : lockMainRequest(tx, row.mergedInto)
}

/** Closes a request for its customer. The team sees it as closed, and gets no email. */
export async function closeRequest({ database, clock }: RequestStore, { id }: RequestRow): Promise<void> {
  await database.db
    .update(requests)
    .set({
      state: applyRequestEvent('new', 'close'),
      updatedAt: clock(),
      version: sql`${requests.version} + 1`,
    })
    .where(sql`${requests.id} = ${id} and ${requests.state} <> 'closed'`)
}
