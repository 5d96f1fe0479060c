import sharp from 'sharp'
import { attachmentTypeOf, isComplete } from '#domain/files/attachment-content.ts'
import { type AttachmentRefusal, type AttachmentType, refusedSize } from '#domain/files/attachments.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

/** More than any camera takes. A small file may claim far more, for the one who opens it. */
const PIXELS_MAX = 250_000_000

/**
 * The type of an attachment, by its content alone: its first bytes, its structure to the end, and for a picture its header.
 * It is never decoded here.
 */
export async function checkAttachment(
  content: Uint8Array,
): Promise<Result<AttachmentType, AttachmentRefusal>> {
  const refused = refusedSize(content.length)
  if (refused) return refuse(refused)
  const type = attachmentTypeOf(content)
  if (type === null) return refuse('attachment-type')
  if (!isComplete(content, type)) return refuse('attachment-unreadable')
  return type === 'application/pdf' || (await isPicture(content)) ? ok(type) : refuse('attachment-unreadable')
}

async function isPicture(content: Uint8Array): Promise<boolean> {
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata()
    return width * height <= PIXELS_MAX
  } catch {
    // sharp throws for every kind of broken file.
    return false
  }
}
