import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { RequestAttachment } from '#contracts/request-attachments.ts'
import { type AttachmentType, toAttachmentName } from '#domain/files/attachments.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { findMergedRequests } from '../desk/merged-requests.ts'
import { requestAttachments, requestMessages } from '../requests-tables.ts'

/** The files of attachments, in the files service (`contracts/files.ts`). */
export type AttachmentFiles = {
  store(
    id: string,
    file: { type: string; content: Uint8Array<ArrayBuffer> },
  ): Promise<Result<null, 'files-unavailable'>>
  read(id: string): Promise<Result<Uint8Array<ArrayBuffer>, 'file-not-found' | 'files-unavailable'>>
  remove(id: string): Promise<Result<null, 'files-unavailable'>>
}

type Upload = { key: string; name: string; type: AttachmentType; content: Uint8Array<ArrayBuffer>; now: Date }

export const IS_UNCLAIMED = sql`${requestAttachments.messageId} is null and ${requestAttachments.applicationId} is null`

/**
 * Stores a file until a message claims it. The row is stored first, so that every file has one. A repeated call with
 * the same key returns the same attachment.
 */
export async function storeAttachment(
  { db }: Database,
  files: AttachmentFiles,
  { key, name: givenName, type, content, now }: Upload,
): Promise<Result<RequestAttachment, 'attachments-unavailable'>> {
  const row = {
    id: deriveAttachmentId(key),
    name: toAttachmentName(givenName, type),
    type,
    sizeBytes: content.length,
    uploadedAt: now,
  }
  const { id, name, sizeBytes } = row
  const [stored] = await db
    .insert(requestAttachments)
    .values(row)
    .onConflictDoUpdate({
      target: requestAttachments.id,
      set: row,
      setWhere: IS_UNCLAIMED,
    })
    .returning({ id: requestAttachments.id })
  // If no row was stored, an earlier call succeeded, and a message or an application has claimed the file.
  if (stored && !(await files.store(id, { type, content })).ok) return refuse('attachments-unavailable')
  return ok({ id, name, type, sizeBytes })
}

/** Returns a UUID (RFC 9562, version 8) that only a caller who knows the key can derive. */
function deriveAttachmentId(key: string): string {
  const digest = createHash('sha256').update(`attachment ${key}`).digest('hex')
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}

/**
 * Locks attachments for a message that is about to be stored. Returns false if one of them is unknown, removed, or
 * belongs to another message. The message must then not be stored.
 */
export async function lockUnclaimed(tx: Queryable, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const found = await tx
    .select({ id: requestAttachments.id })
    .from(requestAttachments)
    .where(and(inArray(requestAttachments.id, [...ids]), IS_UNCLAIMED))
    .orderBy(requestAttachments.id)
    .for('update')
  return found.length === new Set(ids).size
}

/** Assigns locked attachments to a message of the same transaction. */
export async function claimAttachments(
  tx: Queryable,
  messageId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(requestAttachments)
    .set({ messageId })
    .where(inArray(requestAttachments.id, [...ids]))
}

/** Assigns the locked certificate to a trade application of the same transaction. */
export async function claimCertificate(tx: Queryable, applicationId: string, id: string): Promise<void> {
  await tx.update(requestAttachments).set({ applicationId }).where(eq(requestAttachments.id, id))
}

/** Returns the attachments of messages, in the order in which they were uploaded. */
export async function readAttachments(db: Queryable, messageIds: readonly string[]) {
  return db
    .select()
    .from(requestAttachments)
    .where(inArray(requestAttachments.messageId, [...messageIds]))
    .orderBy(requestAttachments.uploadedAt, requestAttachments.id)
}

export function toAttachment({ id, name, type, sizeBytes }: RequestAttachment): RequestAttachment {
  return { id, name, type, sizeBytes }
}

/** Finds an attachment of a request, or of those merged into it, by its id. Returns null if there is none. */
export async function findAttachment(
  db: Queryable,
  { id, requestId, withNotes }: { id: string; requestId: string; withNotes: boolean },
) {
  const merged = await findMergedRequests(db, requestId)
  const [found] = await db
    .select({ attachment: requestAttachments })
    .from(requestAttachments)
    .innerJoin(requestMessages, eq(requestMessages.id, requestAttachments.messageId))
    .where(
      and(
        eq(requestAttachments.id, id),
        inArray(requestMessages.requestId, [requestId, ...merged.map((request) => request.id)]),
        withNotes ? undefined : eq(requestMessages.isNote, false),
      ),
    )
  return found?.attachment ?? null
}

/**
 * Detaches the attachments of requests that are about to be removed, and deletes their names. The next run of the job
 * removes their files.
 */
export async function releaseAttachments(tx: Queryable, requestIds: readonly string[]): Promise<void> {
  const messages = tx
    .select({ id: requestMessages.id })
    .from(requestMessages)
    .where(inArray(requestMessages.requestId, [...requestIds]))
  await tx
    .update(requestAttachments)
    .set({ messageId: null, name: '', uploadedAt: new Date(0) })
    .where(inArray(requestAttachments.messageId, messages))
}
