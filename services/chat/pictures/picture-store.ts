import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt } from 'drizzle-orm'
import sharp from 'sharp'
import type { ChatPicture } from '#contracts/chat.ts'
import { CHAT_PICTURE_BYTES_MAX } from '#contracts/chat.ts'
import { detectAttachmentType, isComplete } from '#domain/files/attachment-content.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { PIXELS_MAX } from '#services/kernel/pictures/pixels-max.ts'
import { createWorkQueue } from '#services/kernel/work-queue.ts'
import { messages, pictures } from '../chat-tables.ts'

/** Stores the picture files in the files service (`contracts/files.ts`). */
export type PictureFiles = {
  store(
    id: string,
    file: { type: string; content: Uint8Array<ArrayBuffer> },
  ): Promise<Result<null, 'files-unavailable'>>
  read(id: string): Promise<Result<Uint8Array<ArrayBuffer>, 'file-not-found' | 'files-unavailable'>>
  remove(id: string): Promise<Result<null, 'files-unavailable'>>
}

/** How long an uploaded picture may wait for its message, in hours. The visitor may still be typing. */
export const PICTURE_HOURS = 24
const PICTURE_TYPE = 'image/jpeg'

/** The maximum side length in pixels, enough to show a weave on any screen. */
const SIDE_MAX = 1_600

type CleanedPicture = { content: Uint8Array<ArrayBuffer>; width: number; height: number }

type PictureRefusal = 'picture-type' | 'picture-too-large' | 'picture-unreadable'

/** Processes one picture at a time, since a large one takes hundreds of megabytes of memory. */
const runInTurn = createWorkQueue(1)

/**
 * Stores a picture until its uploader sends it with a message. The row is stored first, so that no file is orphaned.
 */
export async function storePicture(
  { db }: Database,
  files: PictureFiles,
  { source, uploader, now }: { source: Uint8Array; uploader: string; now: Date },
): Promise<Result<ChatPicture, PictureRefusal | 'files-unavailable'>> {
  const cleaned = await cleanPicture(source)
  if (!cleaned.ok) return cleaned
  const { content, width, height } = cleaned.value
  const picture = { id: randomUUID(), width, height }
  await db.insert(pictures).values({ ...picture, uploader, uploadedAt: now })
  const stored = await files.store(picture.id, { type: PICTURE_TYPE, content })
  return stored.ok ? ok(picture) : stored
}

/**
 * Assigns an uploaded picture to its uploader's message. Returns false if it does not exist or is already assigned to
 * another message.
 */
export async function claimPicture(
  tx: Queryable,
  id: string,
  { uploader, ...assignment }: { uploader: string; conversationId: string; messageId: string },
): Promise<boolean> {
  const claimed = await tx
    .update(pictures)
    .set(assignment)
    .where(and(eq(pictures.id, id), eq(pictures.uploader, uploader), isNull(pictures.messageId)))
    .returning({ id: pictures.id })
  return claimed.length === 1
}

/**
 * Responds with the file of a picture in a conversation. Responds with 404 `picture-unknown` if it does not exist, or
 * if it is in a whisper and `withWhispers` is false.
 */
export async function sendPicture(
  { db }: Database,
  files: Pick<PictureFiles, 'read'>,
  { id, conversationId, withWhispers }: { id: string; conversationId: string; withWhispers: boolean },
): Promise<Response> {
  const [found] = await db
    .select({ isWhisper: messages.isWhisper })
    .from(pictures)
    .innerJoin(messages, eq(messages.id, pictures.messageId))
    .where(and(eq(pictures.id, id), eq(pictures.conversationId, conversationId)))
  if (!found || (found.isWhisper && !withWhispers)) return pictureUnknownResponse()
  const file = await files.read(id)
  if (!file.ok) return Response.json({ code: 'picture-unknown' }, { status: 503 })
  return new Response(file.value, {
    headers: {
      'content-type': PICTURE_TYPE,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    },
  })
}

export function pictureUnknownResponse(): Response {
  return Response.json({ code: 'picture-unknown' }, { status: 404 })
}

/**
 * Removes pictures without a conversation, one by one. If the files service fails, the rest is left for the next run.
 */
export async function removeUnclaimedPictures(
  { db }: Database,
  files: Pick<PictureFiles, 'remove'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - PICTURE_HOURS * 3_600_000)
  const isOld = and(isNull(pictures.conversationId), lt(pictures.uploadedAt, before))
  for (const { id } of await db.select({ id: pictures.id }).from(pictures).where(isOld)) {
    const isRemoved = await db.transaction(async (tx) => {
      const matchesPicture = and(eq(pictures.id, id), isOld)
      const [locked] = await tx
        .select()
        .from(pictures)
        .where(matchesPicture)
        .for('update', { skipLocked: true })
      if (!locked) return true
      if (!(await files.remove(id)).ok) return false
      await tx.delete(pictures).where(eq(pictures.id, id))
      return true
    })
    if (!isRemoved) return
  }
}

/**
 * Converts a picture to an upright JPEG without metadata, since the location where it was taken is private. Accepts
 * only JPEG and PNG, detected by content.
 */
async function cleanPicture(source: Uint8Array): Promise<Result<CleanedPicture, PictureRefusal>> {
  if (source.length > CHAT_PICTURE_BYTES_MAX) return refuse('picture-too-large')
  const type = detectAttachmentType(source)
  if (type !== 'image/png' && type !== 'image/jpeg') return refuse('picture-type')
  if (!isComplete(source, type)) return refuse('picture-unreadable')
  return runInTurn(async () => {
    try {
      const { data, info } = await sharp(source, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
        .rotate()
        .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 80 })
        .toBuffer({ resolveWithObject: true })
      return ok({ content: new Uint8Array(data), width: info.width, height: info.height })
    } catch {
      // sharp throws for all broken or oversized files.
      return refuse('picture-unreadable')
    }
  })
}
